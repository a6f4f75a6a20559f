import type { Candles, IndicatorCoin, Macd, Rsi } from '../../contracts/charts.ts';
import type { EventPage } from '../../contracts/events.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { MovementCoin, Movements } from '../../contracts/movements.ts';
import type { News } from '../../contracts/news.ts';
import type { ExchangeList, Reserves } from '../../contracts/reserves.ts';
import type { Sentiment } from '../../contracts/sentiment.ts';
import type { Ticker, TickerCoin } from '../../contracts/ticker.ts';

/** What the market panels are fed with; every call rejects with an UpstreamError where there is nothing to show. */
export interface MarketFeeds {
  news(): Promise<Feed<News>>;
  /** `page` counts from 1; one that there is not is 'not-found'. */
  eventPage(page: number): Promise<Feed<EventPage>>;
  movements(coin: MovementCoin): Promise<Feed<Movements>>;
  sentiment(): Promise<Feed<Sentiment>>;
  ticker(coin: TickerCoin): Promise<Feed<Ticker>>;
  candles(coin: IndicatorCoin): Promise<Feed<Candles>>;
  rsi(coin: IndicatorCoin): Promise<Feed<Rsi>>;
  macd(coin: IndicatorCoin): Promise<Feed<Macd>>;
  /** `exchange` is a value of the exchange list. */
  reserves(exchange: string): Promise<Feed<Reserves>>;
  exchanges(): Promise<Feed<ExchangeList>>;
  /** The CSV file of airdrops. */
  airdrops(): Promise<Feed<string>>;
}
