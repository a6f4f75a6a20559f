import { day, hour, minute } from '../../lib/durations.ts';

/** In ms: by how fast a value changes, and its sources' limits. The facts' own are in facts/fact-feeds.ts. */
export const timesToLive = {
  coin: day,
  quote: 15 * minute,
  coinHits: hour,
  teamMember: day,
  coinNews: 10 * minute,
  paperDate: 7 * day,
  nfts: day,
  nftCollection: hour,
  news: 10 * minute,
  events: 6 * hour,
  movements: 5 * minute,
  sentiment: hour,
  ticker: 2 * minute,
  prices: 15 * minute,
  reserves: hour,
  airdrops: hour,
} as const;
