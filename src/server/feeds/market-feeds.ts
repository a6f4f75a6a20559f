import type { IndicatorCoin } from '../../contracts/charts.ts';
import type { EventPage } from '../../contracts/events.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { MovementCoin } from '../../contracts/movements.ts';
import type { News } from '../../contracts/news.ts';
import { tickerCoins, type Ticker, type TickerCoin, type TickerQuote } from '../../contracts/ticker.ts';
import type { Clock } from '../ports/clock.ts';
import type * as ports from '../ports/market.ts';
import type { Asking, LiveSources } from '../ports/sources.ts';
import type { UpstreamMode } from '../ports/upstream.ts';
import type { AskOnce } from './ask-once.ts';
import { askForEvents } from './ask-for-events.ts';
import { buildSourceFeed } from './build-source-feed.ts';
import { cutPage, gatherEvents, type GatheredEvents } from './gather-events.ts';
import { buildIndicatorFeed, loadIndicators } from './indicator-feed.ts';
import { mapFeed } from './map-feed.ts';
import type { MediaIds } from './media-ids.ts';
import { loadPriceDays, toCandles } from './price-days.ts';
import { timesToLive } from './times-to-live.ts';

interface Sources {
  readonly mode: UpstreamMode;
  readonly live: Omit<LiveSources, 'coins' | 'coinNews' | 'coinFacts' | 'nfts'>;
  readonly sample: ports.MarketSample;
  readonly clock: Clock;
  readonly askOnce?: AskOnce | undefined;
  readonly asking?: Asking | undefined;
}

/** The key of a feed that gives one value only. */
const only = '';

/** The feeds of the market panels over their sources; `ids` names the pictures of news and events. */
export function buildMarketFeeds(sources: Sources, ids: MediaIds): ports.MarketFeeds {
  return {
    ...buildWordFeeds(sources, ids),
    ...buildFigureFeeds(sources),
    ...buildChartFeeds(sources),
    ...buildReserveFeeds(sources),
  };
}

function buildWordFeeds({ live, ...common }: Sources, ids: MediaIds) {
  const news = buildSourceFeed({
    name: 'news',
    ...common,
    live: live.news,
    load: (source: ports.NewsSource) => source.news(),
    timeToLive: timesToLive.news,
  });
  const events = buildSourceFeed({
    name: 'events',
    ...common,
    live: live.events,
    load: (source: ports.EventSource) => gatherEvents(source, common.clock),
    ask: askForEvents,
    timeToLive: timesToLive.events,
  });
  const airdrops = buildSourceFeed({
    name: 'airdrops',
    ...common,
    live: live.airdrops,
    load: (source: ports.AirdropSource) => source.airdrops(),
    timeToLive: timesToLive.airdrops,
  });
  return {
    news: async () => toNews(await news(only), ids),
    eventPage: async (page) => toEventPage(await events(only), page, ids),
    airdrops: () => airdrops(only),
  } satisfies Partial<ports.MarketFeeds>;
}

function buildFigureFeeds({ live, ...common }: Sources) {
  const movements = buildSourceFeed({
    name: 'movements',
    ...common,
    live: live.movements,
    load: (source: ports.MovementSource, coin: MovementCoin) => source.movements(coin),
    timeToLive: timesToLive.movements,
  });
  const sentiment = buildSourceFeed({
    name: 'sentiment',
    ...common,
    live: live.sentiment,
    load: (source: ports.SentimentSource) => source.sentiment(),
    timeToLive: timesToLive.sentiment,
  });
  const ticker = buildSourceFeed({
    name: 'ticker',
    ...common,
    live: live.tickers,
    load: (source: ports.TickerSource, coin: TickerCoin) => source.ticker(coin),
    timeToLive: timesToLive.ticker,
  });
  return {
    movements,
    sentiment: () => sentiment(only),
    ticker: async (coin) => mapFeed(await ticker(coin), (quote) => toTicker(coin, quote)),
  } satisfies Partial<ports.MarketFeeds>;
}

function buildChartFeeds({ live, ...common }: Sources) {
  const days = buildSourceFeed({
    name: 'priceDays',
    ...common,
    live: live.prices,
    load: (source: ports.PriceSource, coin: IndicatorCoin) => loadPriceDays(source, coin),
    timeToLive: timesToLive.prices,
  });
  const sources = { ...common, live: live.indicators };
  return {
    priceDays: days,
    candles: async (coin) => mapFeed(await days(coin), toCandles),
    rsi: buildIndicatorFeed(sources, {
      name: 'rsi',
      load: (source, coin) => source.rsi(coin),
      compute: async (coin) => mapFeed(await days(coin), (await loadIndicators()).toRsi),
    }),
    macd: buildIndicatorFeed(sources, {
      name: 'macd',
      load: (source, coin) => source.macd(coin),
      compute: async (coin) => mapFeed(await days(coin), (await loadIndicators()).toMacd),
    }),
  } satisfies Partial<ports.MarketFeeds>;
}

function buildReserveFeeds({ live, ...common }: Sources) {
  const reserves = buildSourceFeed({
    name: 'reserves',
    ...common,
    live: live.reserves,
    load: (source: ports.ReserveSource, exchange: string) => source.reserves(exchange),
    timeToLive: timesToLive.reserves,
  });
  const exchanges = buildSourceFeed({
    name: 'exchanges',
    ...common,
    live: live.reserves,
    load: (source: ports.ReserveSource) => source.exchanges(),
    timeToLive: timesToLive.reserves,
  });
  return { reserves, exchanges: () => exchanges(only) } satisfies Partial<ports.MarketFeeds>;
}

// Pictures are named for every response, also out of the cache: the browser may load what is shown, however old the value is.
function toNews(feed: Feed<readonly ports.NewsRow[]>, ids: MediaIds): Feed<News> {
  return mapFeed(feed, (rows) => ({
    result: rows.map((row) => ({ ...row, media: ids.toPath(row.imgUrl, feed.state) })),
  }));
}

function toEventPage(feed: Feed<GatheredEvents>, page: number, ids: MediaIds): Feed<EventPage> {
  const { total, pages, rows } = cutPage(feed, page);
  const state = total === 0 && feed.state !== 'sample' ? 'empty' : feed.state;
  return mapFeed({ ...feed, state }, () => ({
    status: { error_code: 0 },
    _metadata: { total_count: total, page_count: pages },
    body: rows.map((row) => ({ ...row, media: ids.toPath(row.proof, feed.state) })),
  }));
}

function toTicker(coin: TickerCoin, quote: TickerQuote): Ticker {
  return { data: { [tickerCoins[coin]]: quote } };
}
