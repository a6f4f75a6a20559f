import { findSentimentBand, maxSentiment, type Sentiment } from '../../../contracts/sentiment.ts';
import { toLine } from '../http/plain-text.ts';
import { toNumber, toPositive } from '../http/plain-values.ts';
import { convertRows } from '../http/response-checks.ts';
import { buildError, indexOrigin, readDay, type IndexResponse } from './responses.ts';

/** Turns a checked index into the contract's shape. Throws UpstreamError. */
export function toSentiment({ data, metadata }: IndexResponse): Sentiment {
  if (typeof metadata?.error === 'string') {
    throw buildError('refused', indexOrigin, 'the body names an error');
  }
  const days = convertRows(indexOrigin, data ?? [], toDay);
  if (days.length === 0) throw buildError('malformed', indexOrigin, 'no day');
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
