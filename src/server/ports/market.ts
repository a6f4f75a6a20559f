import type { Candles, IndicatorCoin, Macd, Rsi } from '../../contracts/charts.ts';
import type { CalendarEvent, EventPage } from '../../contracts/events.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { MovementCoin, Movements } from '../../contracts/movements.ts';
import type { News, NewsItem } from '../../contracts/news.ts';
import type { ExchangeList, Reserves } from '../../contracts/reserves.ts';
import type { Sentiment } from '../../contracts/sentiment.ts';
import type { Ticker, TickerCoin, TickerQuote } from '../../contracts/ticker.ts';
import type { Sample, Source } from './upstream.ts';

/** A news item without the path of its image, which the server adds. */
export type NewsRow = Omit<NewsItem, 'media'>;

export interface NewsSource extends Source {
  /** Newest first. */
  news(): Promise<readonly NewsRow[]>;
}

/** An event without the path of its proof image, which the server adds. */
export type EventRow = Omit<CalendarEvent, 'media'>;

/** Soonest first; ISO 8601 UTC dates sort as text. */
export function toSoonest(rows: readonly EventRow[]): readonly EventRow[] {
  return rows.toSorted((one, other) =>
    one.date_event < other.date_event ? -1 : Number(one.date_event > other.date_event),
  );
}

/** One page of upcoming events. */
export interface EventRows {
  /** Events and pages in all. */
  readonly total: number;
  readonly pages: number;
  /** The events of this page, soonest first. */
  readonly rows: readonly EventRow[];
}

/** Events planned for coins. */
export interface EventSource extends Source {
  /** `page` counts from 1; a page after the last is 'not-found', but page 1 exists even if it is empty. */
  eventPage(page: number): Promise<EventRows>;
}

export interface MovementSource extends Source {
  /** Movements above `largeMovement`, newest first. */
  movements(coin: MovementCoin): Promise<Movements>;
}

/** The fear and greed index. */
export interface SentimentSource extends Source {
  sentiment(): Promise<Sentiment>;
}

/** Prices and supplies. */
export interface TickerSource extends Source {
  ticker(coin: TickerCoin): Promise<TickerQuote>;
}

/** One day of a coin's price, in US dollars. */
export interface PriceDay {
  /** When the day closed, in ms. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Daily prices, from which the charts are computed. */
export interface PriceSource extends Source {
  /** Oldest first, one per day; at least {@link minPriceDays} of them. */
  priceDays(coin: IndicatorCoin): Promise<readonly PriceDay[]>;
}

/** Daily indicators that the source computes itself. */
export interface IndicatorSource extends Source {
  /** Latest day first, at most `rsiDays`. */
  rsi(coin: IndicatorCoin): Promise<Rsi>;
  /** Latest day first, at most `macdDays`. */
  macd(coin: IndicatorCoin): Promise<Macd>;
}

/** Days of prices that the charts need. */
export const minPriceDays = 300;

/** What exchanges say they hold. */
export interface ReserveSource extends Source {
  /** `exchange` is a value of the exchange list; 'not-found' if the source does not know it. */
  reserves(exchange: string): Promise<Reserves>;
  /** The exchanges that the source knows. */
  exchanges(): Promise<ExchangeList>;
}

export interface AirdropFile {
  /** CSV (RFC 4180) with the header line of the contract. */
  readonly text: string;
  /** Rows of the source that could not be read and are left out. */
  readonly skipped: number;
}

export interface AirdropSource extends Source {
  airdrops(): Promise<AirdropFile>;
}

/** Made now, since its dates are relative to now. */
export interface MarketSample
  extends
    Sample,
    NewsSource,
    EventSource,
    MovementSource,
    SentimentSource,
    TickerSource,
    PriceSource,
    ReserveSource,
    AirdropSource {}

/** The market panels' feeds. Each call rejects with UpstreamError if there is nothing to show. */
export interface MarketFeeds {
  news(): Promise<Feed<News>>;
  /** `page` counts from 1; a page after the last is 'not-found'. */
  eventPage(page: number): Promise<Feed<EventPage>>;
  movements(coin: MovementCoin): Promise<Feed<Movements>>;
  sentiment(): Promise<Feed<Sentiment>>;
  ticker(coin: TickerCoin): Promise<Feed<Ticker>>;
  /** The prices that the charts show. */
  priceDays(coin: IndicatorCoin): Promise<Feed<readonly PriceDay[]>>;
  candles(coin: IndicatorCoin): Promise<Feed<Candles>>;
  rsi(coin: IndicatorCoin): Promise<Feed<Rsi>>;
  macd(coin: IndicatorCoin): Promise<Feed<Macd>>;
  /** `exchange` is a value of the exchange list. */
  reserves(exchange: string): Promise<Feed<Reserves>>;
  exchanges(): Promise<Feed<ExchangeList>>;
  /** CSV with the header line of the contract. */
  airdrops(): Promise<Feed<string>>;
}
