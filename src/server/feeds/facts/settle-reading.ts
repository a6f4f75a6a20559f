import type { FactGap } from '../../../contracts/coin-facts.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { UpstreamError, type UpstreamErrorKind } from '../../ports/upstream.ts';
import { withTimeout } from '../with-timeout.ts';

export interface Missing {
  readonly kind: 'missing';
  readonly reason: FactGap;
  readonly source: string | null;
}

export type Outcome<Value> = { readonly kind: 'read'; readonly feed: Feed<Value> } | Missing;

/** In ms; a late reading reaches the next request. */
export const readingTimeout = 2500;

/** Undefined: no source has the reading. */
export async function settleReading<Value>(
  pending: Promise<Feed<Value>> | undefined,
): Promise<Outcome<Value>> {
  if (pending === undefined) return toMissing('no_source', null);
  const reading = pending.then((feed) => ({ kind: 'read', feed }) as const, refuse);
  return (await withTimeout(reading, readingTimeout)) ?? toMissing('loading', null);
}

function refuse(error: unknown): Missing {
  if (!(error instanceof UpstreamError)) throw error;
  return toMissing(reasons[error.kind], error.source);
}

const reasons: Readonly<Record<UpstreamErrorKind, FactGap>> = {
  'not-found': 'unknown',
  resting: 'held_back',
  limited: 'held_back',
  crowded: 'held_back',
  unreachable: 'unavailable',
  refused: 'unavailable',
  malformed: 'unavailable',
  timeout: 'unavailable',
};

function toMissing(reason: FactGap, source: string | null): Missing {
  return { kind: 'missing', reason, source };
}
