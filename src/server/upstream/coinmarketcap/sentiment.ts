import { maxSentiment, type Sentiment } from '../../../contracts/sentiment.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { requireRoute } from '../http/response-checks.ts';
import { toLine } from '../http/plain-text.ts';
import { toMoment, toNumber } from '../http/plain-values.ts';
import { indexOrigin, readIndex } from './responses.ts';

/** CoinMarketCap's own index of today; it differs from alternative.me's. Rejects with UpstreamError. */
export async function loadSentiment(load: LoadJson): Promise<Sentiment> {
  const { data } = readIndex(await requireRoute(indexOrigin, load(indexOrigin.route)));
  const value = toNumber(data.value);
  const word = toLine(data.value_classification, 100);
  const moment = toMoment(data.update_time);
  const isUsable = value !== undefined && value >= 0 && value <= maxSentiment;
  if (!isUsable || word === undefined || moment === undefined) {
    throw new UpstreamError('malformed', indexOrigin.source, { detail: `${indexOrigin.route}: no day` });
  }
  return { data: [{ value, value_classification: word, timestamp: Math.floor(moment / 1000) }] };
}
