/** The wording of the results page. */
export const resultsCopy = {
  parts: 'Parts of your research',
  /** What the titles of these parts begin with, and the strip leaves out. */
  titleStart: 'Market Insights: ',
  complete: 'complete',
  locked: 'not complete yet',
  sectionsSaved: 'sections saved',
  questionsAnswered: 'questions answered',
  emptyTitle: 'Nothing is complete yet',
  emptyText:
    'Save every section of a checklist, or answer every question of a Market Insights block, and it appears here.',
  emptyAction: 'Evaluate a coin',
  edit: 'Edit answers',
  opening: 'Opening your previous analysis…',
  failed: 'These results could not be loaded',
  csv: 'CSV',
  json: 'JSON',
  print: 'Print or PDF',
  exportAs: 'Take your results with you',
  fileName: 'take-profits-results',
} as const;

/** The title of a part without what the titles of all insights begin with. */
export function toShortTitle(title: string): string {
  return title.startsWith(resultsCopy.titleStart) ? title.slice(resultsCopy.titleStart.length) : title;
}

export const analysesCopy = {
  titles: { coin: 'Your coin analyses', nft: 'Your NFT analyses', exchange: 'Your exchange analyses' },
  hint: 'Choose two and compare them, question by question.',
  only: 'One so far. Evaluate another and compare the two here.',
  latest: 'Latest',
  unnamed: 'Analysis',
  saved: (done: number, of: number) => `${done} of ${of} sections saved`,
  open: 'Open',
  compare: 'Compare',
  choose: 'Choose for comparison',
  all: 'Show all',
  opening: 'Loading the analysis…',
  failed: 'This analysis could not be loaded',
  readOnly: 'To read only. Edit answers opens the analysis that was saved last.',
  comparisons: {
    coin: 'Comparison of coin analyses',
    nft: 'Comparison of NFT analyses',
    exchange: 'Comparison of exchange analyses',
  },
  comparisonFailed: 'These analyses could not be loaded',
  comparing: 'Loading both analyses…',
  close: 'Close comparison',
  detail: 'What is compared',
  details: [
    { value: 'sections', label: 'Sections' },
    { value: 'differences', label: 'Differences' },
    { value: 'answers', label: 'All answers' },
  ],
  legend: 'One dot per question: filled where it is answered, underlined where the two differ.',
} as const;
