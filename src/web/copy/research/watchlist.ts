import type { RunProgress } from '../../../lib/run.ts';
import { maxWatched } from '../../../contracts/watchlist.ts';

export const watchlistCopy = {
  watch: 'Watch',
  watched: 'On watchlist',
  full: `The watchlist holds ${maxWatched} coins. Remove one first.`,
  add: 'Add several coins',
  names: 'One name or symbol per line, or paste a list, a CSV or cells of a spreadsheet.',
  namesSample: 'Bitcoin\nETH',
  tooMany: (max: number) => `Only the first ${max} are searched.`,
  find: 'Find coins',
  finding: ({ done, of }: RunProgress) => `Searching: ${done} of ${of}`,
  findStopped: {
    cancelled: ({ done, of }: RunProgress) => `Search cancelled after ${done} of ${of}.`,
    failed: ({ done, of }: RunProgress) => `The search stopped after ${done} of ${of}.`,
    left: ({ done, of }: RunProgress) =>
      `The search stopped after ${done} of ${of} because the page was left. Paste the list again.`,
  },
  closest: 'closest match',
  notFound: (count: number, names: string) => `${count} not found: ${names}`,
  notSearched: (count: number, texts: string) => `${count} not searched: ${texts}`,
  searchFailed: (count: number, names: string) =>
    `${count === 1 ? '1 search' : `${count} searches`} failed: ${names}`,
  searchAgain: 'Search again',
  watchAll: (count: number) => (count === 1 ? 'Watch 1 match' : `Watch all ${count} matches`),
  watching: ({ done, of }: RunProgress) => `Adding: ${done} of ${of}`,
  watchStopped: {
    cancelled: ({ done, of }: RunProgress) => `${done} of ${of} added, then cancelled.`,
    failed: ({ done, of }: RunProgress) => `${done} of ${of} added, then it failed.`,
    left: ({ done, of }: RunProgress) => `${done} of ${of} coins were added before the page was left.`,
  },
  watchedAll: (count: number) => (count === 1 ? '1 coin added.' : `${count} coins added.`),
  rank: (rank: number | null) => (rank === null ? 'unranked' : `rank ${rank}`),
  failed: 'That didn’t work. Please try again.',
} as const;
