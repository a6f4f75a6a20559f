import type { SourceOrder } from './connect-sources.ts';
import { airdrops } from './upstream/airdrops/provider.ts';
import { alternativeMe } from './upstream/alternativeme/provider.ts';
import { binance } from './upstream/binance/provider.ts';
import { blockchair } from './upstream/blockchair/provider.ts';
import { coinbase } from './upstream/coinbase/provider.ts';
import { coinGecko } from './upstream/coingecko/provider.ts';
import { coinMarketCal } from './upstream/coinmarketcal/provider.ts';
import { coinPaprika } from './upstream/coinpaprika/provider.ts';
import { coinStats } from './upstream/coinstats/provider.ts';
import { defiLlama } from './upstream/defillama/provider.ts';
import { ethplorer } from './upstream/ethplorer/provider.ts';
import { gitHub } from './upstream/github/provider.ts';
import { glassnode } from './upstream/glassnode/provider.ts';
import { kraken } from './upstream/kraken/provider.ts';
import { openSea } from './upstream/opensea/provider.ts';
import { rss } from './upstream/rss/provider.ts';
import { snapshot } from './upstream/snapshot/provider.ts';
import { taapi } from './upstream/taapi/provider.ts';
import { whaleAlert } from './upstream/whalealert/provider.ts';

/** A provider is added here and nowhere else: to the feeds that it is for, at its place in their order. */
export const sourceOrder: SourceOrder = {
  coins: [coinPaprika],
  coinNews: [rss],
  // Each gives readings that the others have not.
  coinFacts: [coinPaprika, coinGecko, defiLlama, ethplorer, gitHub],
  nfts: [openSea, coinGecko],
  news: [coinStats, rss],
  // What the sources without a key know is shown together.
  events: [coinMarketCal, snapshot, coinPaprika],
  movements: [whaleAlert, blockchair],
  sentiment: [alternativeMe],
  tickers: [coinGecko, alternativeMe],
  // CoinGecko's highs and lows are only of two midnights.
  prices: [binance, coinbase, kraken, coinGecko],
  indicators: [taapi],
  reserves: [glassnode, defiLlama],
  airdrops: [airdrops],
};
