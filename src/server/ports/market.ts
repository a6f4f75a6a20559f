import type { Candles, IndicatorCoin, Macd, Rsi } from '../../contracts/charts.ts';
import type { CalendarEvent, EventPage } from '../../contracts/events.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { MovementCoin, Movements } from '../../contracts/movements.ts';
import type { News, NewsItem } from '../../contracts/news.ts';
import type { ExchangeList, Reserves } from '../../contracts/reserves.ts';
import type { Sentiment } from '../../contracts/sentiment.ts';
import type { Ticker, TickerCoin, TickerQuote } from '../../contracts/ticker.ts';
import type { Coverage } from './upstream.ts';

/** One source of figures; each of its calls rejects with UpstreamError where it has nothing usable. */
interface Source {
  /** The source's name as people read it. */
  readonly name: string;
  /** How far its 'not-found' is to be taken. */
  readonly covers?: Coverage;
}

/** What a source knows of a news item; how its image is shown is not the source's to say. */
export type NewsRow = Omit<NewsItem, 'media'>;

/** Crypto news. */
export interface NewsSource extends Source {
  /** Newest first. */
  news(): Promise<readonly NewsRow[]>;
}

/** What a source knows of an event; how its proof image is shown is not the source's to say. */
export type EventRow = Omit<CalendarEvent, 'media'>;

/** One page of the events to come. */
export interface EventRows {
  /** Events and pages in all. */
  readonly total: number;
  readonly pages: number;
  /** The events of this page, soonest first. */
  readonly rows: readonly EventRow[];
}

/** Events planned for coins. */
export interface EventSource extends Source {
  /** `page` counts from 1; one after the last is 'not-found', but the first is there even where it is empty. */
  eventPage(page: number): Promise<EventRows>;
}

/** Large transactions. */
export interface MovementSource extends Source {
  /** Those over the limit of the contract, newest first. */
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

/** Daily prices, which the charts are computed from. */
export interface PriceSource extends Source {
  /** Oldest first, one per day; at least {@link minPriceDays} of them. */
  priceDays(coin: IndicatorCoin): Promise<readonly PriceDay[]>;
}

/** Indicators that the source computes itself, over days. */
export interface IndicatorSource extends Source {
  /** The latest day first, `rsiDays` of them at most. */
  rsi(coin: IndicatorCoin): Promise<Rsi>;
  /** The latest day first, `macdDays` of them at most. */
  macd(coin: IndicatorCoin): Promise<Macd>;
}

/** How many days the averages behind RSI and MACD need to settle. */
export const minPriceDays = 300;

/** What exchanges say that they hold. */
export interface ReserveSource extends Source {
  /** `exchange` is a value of the exchange list; one that the source knows nothing of is 'not-found'. */
  reserves(exchange: string): Promise<Reserves>;
  /** The exchanges that the source knows. */
  exchanges(): Promise<ExchangeList>;
}

/** A list of airdrops. */
export interface AirdropFile {
  /** CSV (RFC 4180) with the header line of the contract. */
  readonly text: string;
  /** How many rows of the source could not be read and are left out. */
  readonly skipped: number;
}

/** Airdrops that are under way. */
export interface AirdropSource extends Source {
  airdrops(): Promise<AirdropFile>;
}

/** The data that ships with the product, shown where no source can be reached. */
export interface MarketSample
  extends
    NewsSource,
    EventSource,
    MovementSource,
    SentimentSource,
    TickerSource,
    PriceSource,
    ReserveSource,
    AirdropSource {
  /** When the set was made, ISO 8601 UTC: now, since its dates are counted from now. */
  madeAt(): string;
}

/** What the market panels are fed with; every call rejects with an UpstreamError where there is nothing to show. */
export interface MarketFeeds {
  news(): Promise<Feed<News>>;
  /** `page` counts from 1; one after the last is 'not-found'. */
  eventPage(page: number): Promise<Feed<EventPage>>;
  movements(coin: MovementCoin): Promise<Feed<Movements>>;
  sentiment(): Promise<Feed<Sentiment>>;
  ticker(coin: TickerCoin): Promise<Feed<Ticker>>;
  /** What the charts are drawn of. */
  priceDays(coin: IndicatorCoin): Promise<Feed<readonly PriceDay[]>>;
  candles(coin: IndicatorCoin): Promise<Feed<Candles>>;
  rsi(coin: IndicatorCoin): Promise<Feed<Rsi>>;
  macd(coin: IndicatorCoin): Promise<Feed<Macd>>;
  /** `exchange` is a value of the exchange list. */
  reserves(exchange: string): Promise<Feed<Reserves>>;
  exchanges(): Promise<Feed<ExchangeList>>;
  /** The CSV file of airdrops. */
  airdrops(): Promise<Feed<string>>;
}
