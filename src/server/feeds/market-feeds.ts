import type { IndicatorCoin } from '../../contracts/charts.ts';
import type { EventPage } from '../../contracts/events.ts';
import { mapFeed, type Feed } from '../../contracts/feed.ts';
import type { MovementCoin } from '../../contracts/movements.ts';
import type { News } from '../../contracts/news.ts';
import { tickerCoins, type Ticker, type TickerCoin, type TickerQuote } from '../../contracts/ticker.ts';
import { day, hour, second } from '../../lib/durations.ts';
import type * as ports from '../ports/market.ts';
import { buildSourceFeed, type FeedContext } from './build-source-feed.ts';
import { askForEvents, cutPage, gatherEvents, type GatheredEvents } from './gather-events.ts';
import { buildIndicatorFeed, loadIndicators } from './indicator-feed.ts';
import type { MediaIds } from './media-ids.ts';
import { loadEnoughDays, toCandles } from './price-days.ts';
import type { LiveSources } from './source-client.ts';
import { starterAirdrops } from './starter-airdrops.ts';
import { timesToLive } from './times-to-live.ts';

type Context = FeedContext<ports.MarketSample>;
type Live = Omit<LiveSources, 'coins' | 'coinNews' | 'coinFacts' | 'nfts'>;

const only = '';

/** `ids` names the images of news and events. */
export function buildMarketFeeds(context: Context, live: Live, ids: MediaIds): ports.MarketFeeds {
  return {
    ...buildTextFeeds(context, live, ids),
    ...buildFigureFeeds(context, live),
    ...buildChartFeeds(context, live),
    ...buildReserveFeeds(context, live),
  };
}

function buildTextFeeds(context: Context, live: Live, ids: MediaIds) {
  const news = buildSourceFeed(context, {
    live: live.news,
    load: (source: ports.NewsSource) => source.news(),
    timeToLive: timesToLive.news,
  });
  const events = buildSourceFeed(context, {
    live: live.events,
    load: (source: ports.EventSource) => gatherEvents(source, context.clock),
    ask: askForEvents,
    timeToLive: timesToLive.events,
  });
  const airdrops = buildSourceFeed(context, {
    live: live.airdrops,
    load: (source: ports.AirdropSource) => source.airdrops(),
    timeToLive: timesToLive.airdrops,
    withoutSource: starterAirdrops,
  });
  return {
    news: async () => toNews(await news(only), ids),
    eventPage: async (page) => toEventPage(await events(only), page, ids),
    async airdrops() {
      const { value, ...origin } = await airdrops(only);
      return { ...origin, value: value.text, ...(value.skipped > 0 && { skipped: value.skipped }) };
    },
  } satisfies Partial<ports.MarketFeeds>;
}

function buildFigureFeeds(context: Context, live: Live) {
  const movements = buildSourceFeed(context, {
    live: live.movements,
    load: (source: ports.MovementSource, coin: MovementCoin) => source.movements(coin),
    timeToLive: timesToLive.movements,
    // Sources with an API key know more than those without.
    substitutesFailuresOnly: true,
  });
  const sentiment = buildSourceFeed(context, {
    live: live.sentiment,
    load: (source: ports.SentimentSource) => source.sentiment(),
    timeToLive: timesToLive.sentiment,
    dateOf: ({ data: [latest] }) => latest && latest.timestamp * second,
    maxAge: 2 * day,
  });
  const ticker = buildSourceFeed(context, {
    live: live.tickers,
    load: (source: ports.TickerSource, coin: TickerCoin) => source.ticker(coin),
    timeToLive: timesToLive.ticker,
    dateOf: (quote) => quote.last_updated * second,
    maxAge: hour,
  });
  return {
    movements,
    sentiment: () => sentiment(only),
    ticker: async (coin) => mapFeed(await ticker(coin), (quote) => toTicker(coin, quote)),
  } satisfies Partial<ports.MarketFeeds>;
}

function buildChartFeeds(context: Context, live: Live) {
  const days = buildSourceFeed(context, {
    live: live.prices,
    load: (source: ports.PriceSource, coin: IndicatorCoin) => loadEnoughDays(source, coin),
    timeToLive: timesToLive.prices,
    dateOf: (all) => all.at(-1)?.time,
    maxAge: 2 * day,
  });
  return {
    priceDays: days,
    candles: async (coin) => mapFeed(await days(coin), toCandles),
    rsi: buildIndicatorFeed(context, {
      live: live.indicators,
      load: (source, coin) => source.rsi(coin),
      compute: async (coin) => mapFeed(await days(coin), (await loadIndicators()).toRsi),
    }),
    macd: buildIndicatorFeed(context, {
      live: live.indicators,
      load: (source, coin) => source.macd(coin),
      compute: async (coin) => mapFeed(await days(coin), (await loadIndicators()).toMacd),
    }),
  } satisfies Partial<ports.MarketFeeds>;
}

function buildReserveFeeds(context: Context, live: Live) {
  const reserves = buildSourceFeed(context, {
    live: live.reserves,
    load: (source: ports.ReserveSource, exchange: string) => source.reserves(exchange),
    timeToLive: timesToLive.reserves,
    dateOf: ({ t }) => t * second,
    maxAge: 2 * day,
  });
  const exchanges = buildSourceFeed(context, {
    live: live.reserves,
    load: (source: ports.ReserveSource) => source.exchanges(),
    timeToLive: timesToLive.reserves,
  });
  return { reserves, exchanges: () => exchanges(only) } satisfies Partial<ports.MarketFeeds>;
}

// Names images for every response, also cached ones: the browser may load the images of a value of any age.
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
