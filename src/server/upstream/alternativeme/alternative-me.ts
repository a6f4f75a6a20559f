import type { Sentiment } from '../../../contracts/sentiment.ts';
import { tickerCoins, type TickerCoin, type TickerQuote } from '../../../contracts/ticker.ts';
import { hour } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SentimentSource, TickerSource } from '../../ports/market.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { requireRoute } from '../http/response-checks.ts';
import { buildError, indexOrigin, readIndex, readTicker, sourceName, tickerOrigin } from './responses.ts';
import { toQuote } from './to-quote.ts';
import { toSentiment } from './to-sentiment.ts';

/** A quote older than this, in ms, is not used: the ticker has stood still before. */
const maxQuoteAge = hour;

/** alternative.me as a source of the fear and greed index and of prices. Throws UpstreamError. */
export function buildAlternativeMe(load: LoadJson, clock: Clock): SentimentSource & TickerSource {
  return {
    name: sourceName,
    // Its ids are its own: a coin may exist that it does not know.
    covers: 'part',
    sentiment: () => loadSentiment(load),
    ticker: (coin) => loadQuote(load, clock, coin),
  };
}

async function loadSentiment(load: LoadJson): Promise<Sentiment> {
  // Two days, so that yesterday's value is used if today's is broken.
  const loading = load('/fng/?limit=2&format=json');
  return toSentiment(readIndex(await requireRoute(indexOrigin, loading)));
}

async function loadQuote(load: LoadJson, clock: Clock, coin: TickerCoin): Promise<TickerQuote> {
  const id = tickerCoins[coin];
  const quote = toQuote(coin, readTicker(await load(`/v2/ticker/${id}/?convert=USD`)));
  if (clock.now() - quote.last_updated * 1000 > maxQuoteAge) {
    throw buildError('malformed', tickerOrigin, 'the quote is old');
  }
  return quote;
}
