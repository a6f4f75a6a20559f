import type { Feed } from '../../../contracts/feed.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { loadCoin, loadCoinNews } from '../../api/coin-data.ts';
import {
  loadAirdrops,
  loadCandles,
  loadEventPage,
  loadMacd,
  loadMovements,
  loadNews,
  loadReserves,
  loadRsi,
  loadSentiment,
  loadTicker,
} from '../../api/market.ts';
import { searchNfts } from '../../api/nft.ts';

type Call = (cancel: { readonly signal: AbortSignal }) => Promise<Feed<unknown>>;

export const feedCalls = {
  news: loadNews,
  events: (cancel) => loadEventPage(1, cancel),
  coin: (cancel) => loadCoin('bitcoin', cancel),
  coinNews: (cancel) => loadCoinNews('bitcoin', cancel),
  nfts: (cancel) => searchNfts('punks', cancel),
  reserves: (cancel) => loadReserves('binance', cancel),
  movements: (cancel) => loadMovements('btc', cancel),
  candles: (cancel) => loadCandles(knownCoins.btc, cancel),
  macd: (cancel) => loadMacd(knownCoins.btc, cancel),
  rsi: (cancel) => loadRsi(knownCoins.btc, cancel),
  sentiment: loadSentiment,
  ticker: (cancel) => loadTicker('btc', cancel),
  airdrops: loadAirdrops,
} as const satisfies Readonly<Record<string, Call>>;

export type FeedName = keyof typeof feedCalls;
