import { bases } from '../../contracts/config.ts';
import {
  averagesSchema,
  candlesSchema,
  macdSchema,
  rsiSchema,
  toChartPath,
  type Averages,
  type Candles,
  type Macd,
  type Rsi,
} from '../../contracts/charts.ts';
import { eventPageSchema, type EventPage } from '../../contracts/events.ts';
import type { Feed } from '../../contracts/feed.ts';
import { movementsSchema, type MovementCoin, type Movements } from '../../contracts/movements.ts';
import { newsSchema, type News } from '../../contracts/news.ts';
import { reservesSchema, type Reserves } from '../../contracts/reserves.ts';
import { sentimentSchema, type Sentiment } from '../../contracts/sentiment.ts';
import type { Subject } from '../../contracts/subject.ts';
import { tickerCoins, tickerSchema, type Ticker, type TickerCoin } from '../../contracts/ticker.ts';
import { api, mayNotExist, type Cancel } from './client.ts';
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

/** The charts of any coin; each throws NOT_FOUND without daily prices. */
export function loadCandles(coin: Subject, cancel: Cancel): Promise<Feed<Candles>> {
  return readFeed(loadChart('candle', toChartPath(coin, 'name'), cancel), candlesSchema);
}

export function loadAverages(coin: Subject, cancel: Cancel): Promise<Feed<Averages>> {
  return readFeed(loadChart('averages', toChartPath(coin, 'name'), cancel), averagesSchema);
}

export function loadRsi(coin: Subject, cancel: Cancel): Promise<Feed<Rsi>> {
  return readFeed(loadChart('rsi', toChartPath(coin, 'symbol'), cancel), rsiSchema);
}

export function loadMacd(coin: Subject, cancel: Cancel): Promise<Feed<Macd>> {
  return readFeed(loadChart('macd', toChartPath(coin, 'symbol'), cancel), macdSchema);
}

function loadChart(chart: 'candle' | 'averages' | 'rsi' | 'macd', coin: string, cancel: Cancel) {
  return api.get(`${chartsPath}/${chart}/${encodeURIComponent(coin)}`, { ...cancel, ...mayNotExist });
}

/** `exchange` is a value of the exchange list. */
export function loadReserves(exchange: string, cancel: Cancel): Promise<Feed<Reserves>> {
  return readFeed(api.get(`${bases.proofOfReserves}${exchange}`, cancel), reservesSchema);
}

export function loadAirdrops(cancel: Cancel): Promise<Feed<string>> {
  return readTextFeed(api.get(bases.airdrops, cancel));
}
