import { maxSentiment, type Sentiment } from '../../../contracts/sentiment.ts';
import { toLine } from '../http/plain-text.ts';
import { toNumber } from '../http/plain-values.ts';
import { toPositive } from '../http/positive.ts';
import { keepUsable } from '../http/response-checks.ts';
import { buildError, indexOrigin, readDay, type IndexResponse } from './responses.ts';

/** Turns a checked index into the contract's shape. Throws UpstreamError. */
export function toSentiment({ data, metadata }: IndexResponse): Sentiment {
  if (typeof metadata?.error === 'string') {
    throw buildError('refused', indexOrigin, 'the body names an error');
  }
  const days = keepUsable(indexOrigin, data ?? [], toDay);
  if (days.length === 0) throw buildError('malformed', indexOrigin, 'no day');
  return { data: days.toSorted((a, b) => b.timestamp - a.timestamp) };
}

function toDay(row: unknown): Sentiment['data'][number] | undefined {
  const day = readDay(row);
  const value = toNumber(day?.value);
  const timestamp = toPositive(day?.timestamp);
  // The source's own word: where its bands begin and end is nowhere documented.
  const word = toLine(day?.value_classification, 100);
  if (value === undefined || value < 0 || value > maxSentiment) return undefined;
  if (timestamp === undefined || word === undefined) return undefined;
  return { value, value_classification: word, timestamp };
}
