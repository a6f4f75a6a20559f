import { maxWatched } from '../../../contracts/watchlist.ts';

/** The wording of the watchlist. */
export const watchlistCopy = {
  watch: 'Watch',
  watched: 'On watchlist',
  watchWhich: (name: string) => `Watch ${name}`,
  full: `The watchlist holds ${maxWatched} coins. Remove one first.`,
  failed: 'That didn’t work. Please try again.',
} as const;
