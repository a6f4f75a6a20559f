import type { SourceOrder } from './connect-sources.ts';
import { airdrops } from '../upstream/airdrops/provider.ts';
import { alternativeMe } from '../upstream/alternativeme/provider.ts';
import { binance } from '../upstream/binance/provider.ts';
import { blockchair } from '../upstream/blockchair/provider.ts';
import { blockscout } from '../upstream/blockscout/provider.ts';
import { coinbase } from '../upstream/coinbase/provider.ts';
import { coinGecko } from '../upstream/coingecko/provider.ts';
import { coinMarketCap } from '../upstream/coinmarketcap/provider.ts';
import { coinMarketCal } from '../upstream/coinmarketcal/provider.ts';
import { coinPaprika } from '../upstream/coinpaprika/provider.ts';
import { coinStats } from '../upstream/coinstats/provider.ts';
import { defiLlama } from '../upstream/defillama/provider.ts';
import { ethplorer } from '../upstream/ethplorer/provider.ts';
import { gemini } from '../upstream/gemini/provider.ts';
import { gitHub } from '../upstream/github/provider.ts';
import { glassnode } from '../upstream/glassnode/provider.ts';
import { kraken } from '../upstream/kraken/provider.ts';
import { kuCoin } from '../upstream/kucoin/provider.ts';
import { mempool } from '../upstream/mempool/provider.ts';
import { openSea } from '../upstream/opensea/provider.ts';
import { routescan } from '../upstream/routescan/provider.ts';
import { rss } from '../upstream/rss/provider.ts';
import { snapshot } from '../upstream/snapshot/provider.ts';
import { taapi } from '../upstream/taapi/provider.ts';
import { whaleAlert } from '../upstream/whalealert/provider.ts';

/** Add a provider only here: to its feeds, at its place in their order. */
export const sourceOrder: SourceOrder = {
  coins: [coinPaprika],
  coinNews: [rss],
  // Most readings have one source. Exchanges and DefiLlama come before CoinPaprika, which allows few calls.
  coinFacts: [
    binance,
    coinbase,
    gemini,
    kraken,
    kuCoin,
    coinGecko,
    defiLlama,
    coinPaprika,
    coinMarketCap,
    ethplorer,
    blockscout,
    gitHub,
  ],
  nfts: [openSea, coinGecko],
  news: [coinStats, rss],
  // The events of sources without a key are merged.
  events: [coinMarketCal, snapshot, coinPaprika],
  movements: [whaleAlert, blockchair, mempool, routescan, blockscout],
  sentiment: [alternativeMe, coinMarketCap],
  tickers: [coinGecko, alternativeMe],
  // CoinGecko's highs and lows are only of two midnights.
  prices: [binance, coinbase, kraken, coinGecko],
  indicators: [taapi],
  reserves: [glassnode, defiLlama],
  airdrops: [airdrops],
};
