import { Type, type Static } from 'typebox';
import { findSentimentBand, maxSentiment, type Sentiment } from '../../../contracts/sentiment.ts';
import { tickerCoins, type TickerCoin, type TickerQuote } from '../../../contracts/ticker.ts';
import { hour, minute } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import { SourceFailure, type LoadJson } from '../../ports/upstream.ts';
import { toLine } from '../http/plain-text.ts';
import { toNumber, toPositive } from '../http/plain-values.ts';
import type { Provider } from '../http/provider.ts';
import {
  buildResponseReader,
  buildRouteReader,
  buildRowReader,
  convertRows,
} from '../http/response-checks.ts';
import { byName, figure, maybe, optionalFigure, orNull, rows, text } from '../http/schemas.ts';
import { toTickerQuote } from '../http/ticker-quote.ts';

/** `error` says why there are no data. */
const failure = maybe(Type.Object({ error: maybe(text) }));

const indexRoute = '/fng/';
const readIndex = buildRouteReader(indexRoute, Type.Object({ data: orNull(rows), metadata: failure }));
/** Value 0 to 100, timestamp in seconds. */
const readDay = buildRowReader(
  Type.Object({ value: figure, value_classification: Type.Optional(Type.Unknown()), timestamp: figure }),
);

async function loadSentiment(load: LoadJson): Promise<Sentiment> {
  // Two days, so that yesterday's value is used if today's is broken.
  const loading = load('/fng/?limit=2&format=json');
  const index = await readIndex(loading);
  if (typeof index.metadata?.error === 'string')
    throw new SourceFailure('refused', `${indexRoute}: the body names an error`);
  const days = convertRows(indexRoute, index.data ?? [], toDay);
  if (days.length === 0) throw new SourceFailure('malformed', `${indexRoute}: no day`);
  return { data: days.toSorted((a, b) => b.timestamp - a.timestamp) };
}

function toDay(row: unknown): Sentiment['data'][number] | undefined {
  const day = readDay(row);
  const value = toNumber(day?.value);
  const timestamp = toPositive(day?.timestamp);
  if (value === undefined || value < 0 || value > maxSentiment || timestamp === undefined) return undefined;
  // The source's own word, since it documents no bands; ours if it sends none.
  const word = day?.value_classification;
  const own = typeof word === 'string' ? toLine(word, 100) : undefined;
  return { value, value_classification: own ?? toWord(value), timestamp };
}

/** In this source's spelling: 'Extreme Fear'. */
function toWord(value: number): string {
  return findSentimentBand(value).name.replace(/ ./, (start) => start.toUpperCase());
}

const tickerRoute = '/v2/ticker';
const tickerSchema = Type.Object({ data: orNull(byName(Type.Unknown())), metadata: failure });
const readTicker = buildResponseReader(tickerRoute, tickerSchema);
/** One coin of `data`, which has them by id; last_updated in seconds, changes in percent. */
const readCoin = buildResponseReader(
  tickerRoute,
  Type.Object({
    name: text,
    symbol: text,
    circulating_supply: optionalFigure,
    total_supply: optionalFigure,
    max_supply: optionalFigure,
    quotes: Type.Object({
      USD: Type.Object({
        price: figure,
        percentage_change_1h: optionalFigure,
        percentage_change_24h: optionalFigure,
        percentage_change_7d: optionalFigure,
        // In some responses.
        percent_change_1h: optionalFigure,
        percent_change_24h: optionalFigure,
        percent_change_7d: optionalFigure,
      }),
    }),
    last_updated: figure,
  }),
);

/** A quote older than this, in ms, is not used: the ticker has stood still before. */
const maxQuoteAge = hour;

async function loadQuote(load: LoadJson, clock: Clock, coin: TickerCoin): Promise<TickerQuote> {
  const id = tickerCoins[coin];
  const quote = toQuote(coin, readTicker(await load(`/v2/ticker/${id}/?convert=USD`)));
  if (clock.now() - quote.last_updated * 1000 > maxQuoteAge) {
    throw new SourceFailure('malformed', `${tickerRoute}: the quote is old`);
  }
  return quote;
}

/** The quote of a coin from a checked ticker. */
function toQuote(coin: TickerCoin, { data, metadata }: Static<typeof tickerSchema>): TickerQuote {
  if (typeof metadata?.error === 'string') {
    const kind = metadata.error.includes('not found') ? 'not-found' : 'refused';
    throw new SourceFailure(kind, `${tickerRoute}: the body names an error`);
  }
  const row = readCoin(data?.[tickerCoins[coin]]);
  const { price, ...changes } = row.quotes.USD;
  // The ids are this source's own: a reused id must not give another coin's price.
  if (row.symbol.toLowerCase() !== coin) throw new SourceFailure('malformed', `${tickerRoute}: another coin`);
  const quote = toTickerQuote(coin, {
    name: row.name,
    price,
    updated: row.last_updated,
    change: {
      hour: changes.percentage_change_1h ?? changes.percent_change_1h,
      day: changes.percentage_change_24h ?? changes.percent_change_24h,
      week: changes.percentage_change_7d ?? changes.percent_change_7d,
    },
    supply: { max: row.max_supply, total: row.total_supply, circulating: row.circulating_supply },
  });
  if (quote === undefined) throw new SourceFailure('malformed', `${tickerRoute}: no price or no time`);
  return quote;
}

/** alternative.me: free for all use that names it. Its limit is 60 calls a minute, counted over ten minutes. */
export const alternativeMe: Provider<'sentiment' | 'tickers'> = {
  id: 'ALTERNATIVEME',
  name: 'alternative.me',
  key: 'none',
  bases: () => ['https://api.alternative.me'],
  limits: () => [{ calls: 60, per: minute }],
  routes: ['/v2/ticker/*/'],
  build: ({ loaders: [{ loadJson }], clock }) => ({
    sentiment: { sentiment: () => loadSentiment(loadJson) },
    tickers: {
      // Its ids are its own: a coin may exist that it does not know.
      covers: 'part',
      ticker: (coin) => loadQuote(loadJson, clock, coin),
    },
  }),
};
