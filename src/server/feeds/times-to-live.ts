const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a live value of each kind counts as fresh, in ms: as fast as it changes, and as its sources' limits allow. */
export const timesToLive = {
  coin: day,
  quote: 15 * minute,
  coinHits: hour,
  teamMember: day,
  coinNews: 10 * minute,
  identity: day,
  binanceListing: hour,
  coinbaseListing: hour,
  geminiListing: hour,
  krakenListing: hour,
  kucoinListing: hour,
  geckoMarket: 15 * minute,
  marketCap: 15 * minute,
  closedDays: hour,
  codeChange: day,
  largestHolders: day,
  valueLocked: hour,
  fees: hour,
  paperDate: 7 * day,
  nfts: day,
  news: 10 * minute,
  events: 6 * hour,
  movements: 5 * minute,
  sentiment: hour,
  ticker: 2 * minute,
  prices: 15 * minute,
  reserves: hour,
  airdrops: hour,
} as const;

/** How long a value is shown after it went stale while no source answers, in ms. */
export const staleFor = day;

/** The longest that a source's word is taken that it has no such thing, in ms. */
export const unknownFor = minute;
