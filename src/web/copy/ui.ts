/** The words of controls and blocks that any page may show. */
export const uiCopy = {
  tryAgain: 'Try again',
  close: 'Close',
  loading: 'Loading',
  showMore: 'Show more',
  showTable: 'Show as table',
  hideTable: 'Hide table',
  chartFailed: 'The chart can’t be shown.',
} as const;

/** What every panel over a feed says of its figures. */
export const feedCopy = {
  loading: 'Loading',
  retry: 'Retry',
  retryIn: (clock: string) => `Retry in ${clock}`,
  live: 'Live',
  stale: 'Stale',
  sample: 'Sample data',
  empty: 'No data',
} as const;
