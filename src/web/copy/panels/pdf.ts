export const pdfCopy = {
  enlarge: 'See bigger PDF',
  readerMissing: 'The PDF reader could not be loaded',
  brokenPage: 'This page can’t be shown.',
  brokenFile: 'This file can’t be shown here. Its link opens it at its source.',
  previousPage: 'Previous page',
  nextPage: 'Next page',
} as const;
