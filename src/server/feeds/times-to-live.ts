const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** In ms: by how fast a value changes, and its sources' limits. */
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
  cmcMarket: 15 * minute,
  closedDays: hour,
  codeChange: day,
  largestHolders: day,
  valueLocked: hour,
  fees: hour,
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
