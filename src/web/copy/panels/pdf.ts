export const pdfCopy = {
  enlarge: 'See bigger PDF',
  readerMissing: 'The PDF reader could not be loaded',
  brokenPage: 'This page can’t be shown.',
  brokenFile: 'This file can’t be shown here.',
  incomplete: 'Some pictures or letters of this file can’t be shown here.',
  original: 'Open the original',
  previousPage: 'Previous page',
  nextPage: 'Next page',
} as const;
