import type { LiveSource } from '../ports/sources.ts';
import { UpstreamError, type Coverage } from '../ports/upstream.ts';

export interface AnySource {
  readonly name: string;
  readonly covers?: Coverage;
}

/** 'unknown': a source that covers all has no such thing. */
export type SourceResult<T> =
  | { readonly kind: 'value'; readonly value: T; readonly source: string }
  | { readonly kind: 'unknown' | 'failed'; readonly error: UpstreamError };

/** Stops at a value, or at a source that covers all and has no such thing. Otherwise returns the most serious failure. */
export async function askInOrder<Source extends AnySource, T>(
  live: readonly LiveSource<Source>[],
  load: (source: Source) => Promise<T>,
): Promise<SourceResult<T>> {
  let failed: UpstreamError | undefined;
  for (const { source, client } of live) {
    const result = await ask(source, () => client.call(() => load(source)));
    if (result.kind !== 'failed') return result;
    if (failed === undefined || isMoreSerious(result.error, failed)) failed = result.error;
  }
  const error =
    failed ?? new UpstreamError('unreachable', 'No source', { detail: 'no live source is connected' });
  return { kind: 'failed', error };
}

async function ask<T>({ name, covers = 'all' }: AnySource, call: () => Promise<T>): Promise<SourceResult<T>> {
  try {
    return { kind: 'value', value: await call(), source: name };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const isFinal = error.kind === 'not-found' && covers === 'all';
    return { kind: isFinal ? 'unknown' : 'failed', error };
  }
}

function isMoreSerious({ kind: one }: UpstreamError, { kind: other }: UpstreamError): boolean {
  return toSeverity(one) > toSeverity(other);
}

const severities = { 'not-found': 0, resting: 1 } as const;

function toSeverity(kind: UpstreamError['kind']): number {
  return kind === 'not-found' || kind === 'resting' ? severities[kind] : 2;
}
