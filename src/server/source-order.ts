import type { SourcedFeed } from '../contracts/sources.ts';
import type { SourceKinds } from './ports/sources.ts';
import { coinPaprika } from './upstream/coinpaprika/provider.ts';
import type { Provider } from './upstream/http/provider.ts';

/** The providers of each feed in the order in which they are asked; one that needs a key takes part with one only. */
export type SourceOrder = {
  readonly [Feed in SourcedFeed]: readonly Provider<Pick<SourceKinds, Feed>>[];
};

/** A provider is added here and nowhere else: to the feeds that it is for, at its place in their order. */
export const sourceOrder: SourceOrder = {
  coins: [coinPaprika],
  coinNews: [],
  nfts: [],
  news: [],
  events: [],
  movements: [],
  sentiment: [],
  tickers: [],
  prices: [],
  reserves: [],
  airdrops: [],
};
