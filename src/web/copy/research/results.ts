import type { RunProgress } from '../../../lib/run.ts';
import { toFirst } from '../../../lib/to-first.ts';

export const resultsCopy = {
  parts: 'Parts of your research',
  byPart: 'By part',
  oneAtATime: 'Open one at a time',
  /** Prefix of insights' titles, which the strip omits. */
  titleStart: 'Market Insights: ',
  complete: 'Complete',
  nothingYet: 'Nothing yet',
  sectionsSaved: (saved: number, of: number) => `${saved} of ${of} sections`,
  questionsAnswered: (answered: number, of: number) => `${answered} of ${of} answered`,
  /** Numbers of finished and unfinished analyses of a part. */
  finishedAndOpen: (finished: number, open: number) =>
    [finished > 0 && `${finished} finished`, open > 0 && `${open} open`]
      .filter((words) => words !== false)
      .join(', '),
  emptyTitle: 'Nothing is saved yet',
  emptyText:
    'Start with a coin: answer one section of its checklist and save it. Analyses appear here from the first save; each part opens once it is complete.',
  emptyAction: 'Evaluate a coin',
  loading: 'Loading your results…',
  storedFailed: 'Your results could not be loaded',
  work: 'Your work',
  journal: 'Your journal',
  journalTab: 'Journal',
  tabs: { coin: 'Coins', nft: 'NFTs', exchange: 'Exchanges' },
  /** Without a count while it is unknown. */
  tab: (title: string, count: number | undefined) => (count === undefined ? title : `${title} ${count}`),
  find: 'Find by name',
  noJournal: 'No journal has this name',
  journalRow: (answered: number, of: number) => `${answered} of ${of} questions answered`,
  readEntries: 'Read entries',
  earlier: (entries: number) => (entries === 1 ? '1 earlier entry' : `${entries} earlier entries`),
  entriesOf: (questionnaire: string) => `${questionnaire}: all entries`,
  entriesLede: 'Every entry you saved, newest first. Read-only.',
  entriesLoading: 'Loading the entries…',
  entriesFailed: 'These entries could not be loaded',
  entriesNone: 'No entries yet',
  edit: 'Edit answers',
  failed: 'These results could not be loaded',
  all: 'All results',
  unknownTitle: 'Page not found',
  unknownText: 'A comparison has two to four analyses of one checklist. Choose them on Results.',
  import: 'Import JSON',
  importNoFile: 'This file isn’t an export of results. Choose the JSON file that you exported here.',
  imported: (imported: number, present: number) =>
    `${imported === 1 ? '1 record' : `${imported} records`} imported${present > 0 ? `, ${present} already here` : ''}.`,
  importFailed: (names: readonly string[], reason: string) =>
    `Not imported: ${toFirst(names, 20)}. ${reason}`,
  importUnreadable: 'Their answers can’t be read here.',
  importing: ({ done, of }: RunProgress) => (of === 0 ? 'Importing…' : `Importing: ${done} of ${of}`),
  importStopped: {
    cancelled: ({ done, of }: RunProgress) =>
      `Import cancelled after ${done} of ${of}. Continue imports the rest.`,
    failed: ({ done, of }: RunProgress) =>
      `The import stopped after ${done} of ${of}. Continue imports the rest.`,
    left: ({ done, of }: RunProgress) =>
      `The import stopped after ${done} of ${of} because the page was left. Choose the file again: it imports the rest.`,
  },
  differing: (records: number) =>
    records === 1
      ? '1 record has other answers here than in the file. Choose which to keep.'
      : `${records} records have other answers here than in the file. Choose which to keep.`,
  differingTitle: 'Other answers here than in the file',
  differingHint: 'Nothing was changed. If you use the file’s answers, yours stay in the record’s history.',
  differingHere: 'Here',
  differingFile: 'In the file',
  differingCompare: 'Compare',
  differingKeep: 'Keep mine',
  differingTake: 'Use the file’s',
  differingKeepAll: 'Keep all mine',
  differingTakeAll: 'Use the file’s for all',
  taking: (done: number, of: number) => (of === 0 ? 'Saving…' : `Saving: ${done} of ${of}`),
  takingStopped: ({ done, of }: RunProgress) => `Stopped after ${done} of ${of}.`,
  taken: (records: number) =>
    `${records === 1 ? '1 record has' : `${records} records have`} the answers of the file.`,
  importUnknown: (count: number) =>
    `${count === 1 ? '1 part' : `${count} parts`} of the file can’t be read here.`,
  csv: 'CSV',
  csvFormats: 'CSV: choose a format',
  csvCommas: 'With commas',
  csvSemicolons: 'With semicolons, for Excel in Europe',
  json: 'JSON',
  print: 'Print or PDF',
  exportAll: 'Export all',
  exportStarts: 'Preparing…',
  exporting: (done: number, of: number) => `${done} of ${of} records loaded`,
  exportStopped: {
    cancelled: ({ done, of }: RunProgress) => `Export cancelled after ${done} of ${of} records.`,
    failed: ({ done, of }: RunProgress) =>
      of === 0
        ? 'Your records could not be loaded.'
        : `${done} of ${of} records loaded, then it failed. Continue loads the rest.`,
    left: ({ done, of }: RunProgress) =>
      `The export stopped after ${done} of ${of} records because the page was left. No file was saved.`,
  },
  exported: (records: number, file: string) =>
    `${records === 1 ? '1 record is' : `All ${records} records are`} in ${file}.`,
  /** Prefixes of file names. */
  files: {
    everything: 'take-profits-results',
    analysis: 'take-profits-analysis',
    comparison: 'take-profits-comparison',
  },
} as const;

/** Omits the prefix of insights' titles. */
export function toShortTitle(title: string): string {
  return title.startsWith(resultsCopy.titleStart) ? title.slice(resultsCopy.titleStart.length) : title;
}

export const analysesCopy = {
  titles: { coin: 'Your coin analyses', nft: 'Your NFT analyses', exchange: 'Your exchange analyses' },
  listOf: (questionnaire: string) => `${questionnaire}: all saved analyses`,
  hint: 'Choose two to four to compare them, question by question.',
  only: 'One so far. Evaluate another to compare them here.',
  noneFound: 'No analysis has this name',
  columns: {
    name: 'Name',
    stands: 'For and against',
    decision: 'Decision',
    price: 'Price',
    saved: 'Last save',
    acts: 'More',
  },
  priceThen: (price: string, day: string) => `was ${price} on ${day}`,
  pricesFrom: (origins: readonly string[]) => `Prices: ${origins.join('; ')}`,
  pricesOf: (source: string, day: string) => `${source}, ${day}`,
  samplePrices: (day: string) => `sample data, ${day}`,
  finished: 'Finished',
  acts: (name: string) => `More: ${name}`,
  chosen: (count: number) => `${count} chosen. You can compare two to four.`,
  clear: 'Clear',
  compare: 'Compare',
  listFailed: 'These analyses could not be listed',
  opening: 'Loading the analysis…',
  failed: 'This analysis could not be loaded',
  missing: 'This analysis doesn’t exist',
  missingText: 'If you deleted it in the last 30 days, restore it from the trash on Results.',
  readOnly: 'Read-only. To change an answer, choose Edit answers.',
  exportOne: 'Export this analysis',
  comparisons: {
    coin: 'Comparison of coin analyses',
    nft: 'Comparison of NFT analyses',
    exchange: 'Comparison of exchange analyses',
  },
  comparisonLede: 'Your answers side by side. There is no score.',
  comparisonOf: (questionnaire: string) => `${questionnaire}: comparison`,
  comparisonFailed: 'These analyses could not be loaded',
  comparisonFailedHint: 'If one of them was deleted, choose others on Results.',
  comparing: 'Loading the analyses…',
  exportComparison: 'Export this comparison',
  detail: 'Order of the questions',
  details: [
    { value: 'differences', label: 'Differences first' },
    { value: 'sections', label: 'By section' },
  ],
} as const;
