export const uiCopy = {
  tryAgain: 'Try again',
  close: 'Close',
  loading: 'Loading',
  tooLong: (max: number) => `Too long: at most ${max} characters`,
  showMore: 'Show more',
  showTable: 'Show as table',
  hideTable: 'Hide table',
  chartFailed: 'The chart can’t be shown.',
} as const;

export const runCopy = {
  cancel: 'Cancel',
  goOn: 'Continue',
  clear: 'Dismiss',
  paused: (clock: string) => `Rate limit reached. Continues at ${clock}.`,
} as const;

export const feedCopy = {
  loading: 'Loading',
  retry: 'Retry',
  retryIn: (clock: string) => `Retry in ${clock}`,
  live: 'Live',
  stale: 'Stale',
  /** Of a value that its source does not date, such as 'read 2m ago'. */
  read: (age: string) => `read ${age}`,
  sample: 'Sample data',
  empty: 'No data',
} as const;
