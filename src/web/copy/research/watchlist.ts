import { maxWatched } from '../../../contracts/watchlist.ts';

export const watchlistCopy = {
  watch: 'Watch',
  watched: 'On watchlist',
  full: `The watchlist holds ${maxWatched} coins. Remove one first.`,
  add: 'Add several coins',
  names: 'Names or symbols, one a line. Of a CSV, the first column with letters is read.',
  namesSample: 'Bitcoin\nETH',
  tooMany: (max: number) => `The first ${max} are searched for.`,
  find: 'Find coins',
  noMatch: 'no match',
  rank: (rank: number | null) => (rank === null ? 'unranked' : `rank ${rank}`),
  failed: 'That didn’t work. Please try again.',
} as const;
