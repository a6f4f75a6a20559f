import { bases } from '../../contracts/config.ts';
import {
  candlesSchema,
  macdSchema,
  rsiSchema,
  type CandleCoin,
  type Candles,
  type IndicatorCoin,
  type Macd,
  type Rsi,
} from '../../contracts/charts.ts';
import { eventPageSchema, type EventPage } from '../../contracts/events.ts';
import type { Feed } from '../../contracts/feed.ts';
import { movementsSchema, type MovementCoin, type Movements } from '../../contracts/movements.ts';
import { newsSchema, type News } from '../../contracts/news.ts';
import { reservesSchema, type Reserves } from '../../contracts/reserves.ts';
import { sentimentSchema, type Sentiment } from '../../contracts/sentiment.ts';
import { tickerCoins, tickerSchema, type Ticker, type TickerCoin } from '../../contracts/ticker.ts';
import { api, type Cancel } from './client.ts';
import { readFeed, readTextFeed } from './read-body.ts';

const chartsPath = `${bases.coinData}/techanalysis`;

export function loadNews(cancel: Cancel): Promise<Feed<News>> {
  return readFeed(api.get(`${bases.api}/news`, cancel), newsSchema);
}

/** Pages count from 1. */
export function loadEventPage(page: number, cancel: Cancel): Promise<Feed<EventPage>> {
  const path = page === 1 ? `${bases.api}/allcal/` : `${bases.api}/allcal/${page}/`;
  return readFeed(api.get(path, cancel), eventPageSchema);
}

export function loadMovements(coin: MovementCoin, cancel: Cancel): Promise<Feed<Movements>> {
  return readFeed(api.get(`${bases.api}/rocket/${coin}`, cancel), movementsSchema);
}

export function loadSentiment(cancel: Cancel): Promise<Feed<Sentiment>> {
  return readFeed(api.get(bases.fearGreed, cancel), sentimentSchema);
}

export function loadTicker(coin: TickerCoin, cancel: Cancel): Promise<Feed<Ticker>> {
  return readFeed(api.get(`${bases.ticker}/v2/ticker/${tickerCoins[coin]}/`, cancel), tickerSchema);
}

export function loadCandles(coin: CandleCoin, cancel: Cancel): Promise<Feed<Candles>> {
  return readFeed(api.get(`${chartsPath}/candle/${coin}`, cancel), candlesSchema);
}

export function loadRsi(coin: IndicatorCoin, cancel: Cancel): Promise<Feed<Rsi>> {
  return readFeed(api.get(`${chartsPath}/rsi/${coin}`, cancel), rsiSchema);
}

export function loadMacd(coin: IndicatorCoin, cancel: Cancel): Promise<Feed<Macd>> {
  return readFeed(api.get(`${chartsPath}/macd/${coin}`, cancel), macdSchema);
}

/** `exchange` is a value of the exchange list. */
export function loadReserves(exchange: string, cancel: Cancel): Promise<Feed<Reserves>> {
  return readFeed(api.get(`${bases.proofOfReserves}${exchange}`, cancel), reservesSchema);
}

export function loadAirdrops(cancel: Cancel): Promise<Feed<string>> {
  return readTextFeed(api.get(bases.airdrops, cancel));
}
