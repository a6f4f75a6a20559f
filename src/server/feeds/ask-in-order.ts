import type { CallPriority, LiveSource } from '../ports/sources.ts';
import { UpstreamError, type Coverage } from '../ports/upstream.ts';

/** What is common to every source. */
export interface AnySource {
  readonly name: string;
  readonly covers?: Coverage;
}

/** What asking came to: a value, the final word that there is no such thing, or no word at all. */
export type Word<T> =
  | { readonly kind: 'value'; readonly value: T; readonly source: string }
  | { readonly kind: 'none' | 'failed'; readonly error: UpstreamError };

/**
 * Asks the sources in their order until one gives a value. That one which knows all has no such thing is final; one
 * that knows a part leaves it to the next. Where none gave a value, a failure outweighs not knowing.
 */
export async function askInOrder<Source extends AnySource, T>(
  live: readonly LiveSource<Source>[],
  load: (source: Source) => Promise<T>,
  priority?: CallPriority,
): Promise<Word<T>> {
  let failed: UpstreamError | undefined;
  for (const { source, line } of live) {
    const word = await ask(source, () => line.call(() => load(source), priority));
    if (word.kind !== 'failed') return word;
    if (failed === undefined || outweighs(word.error, failed)) failed = word.error;
  }
  const error =
    failed ?? new UpstreamError('unreachable', 'No source', { detail: 'no live source is connected' });
  return { kind: 'failed', error };
}

async function ask<T>({ name, covers = 'all' }: AnySource, call: () => Promise<T>): Promise<Word<T>> {
  try {
    return { kind: 'value', value: await call(), source: name };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const isFinal = error.kind === 'not-found' && covers === 'all';
    return { kind: isFinal ? 'none' : 'failed', error };
  }
}

const weights = { 'not-found': 0, resting: 1 } as const;

function outweighs({ kind: one }: UpstreamError, { kind: other }: UpstreamError): boolean {
  return weigh(one) > weigh(other);
}

function weigh(kind: UpstreamError['kind']): number {
  return kind === 'not-found' || kind === 'resting' ? weights[kind] : 2;
}
