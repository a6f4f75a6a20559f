import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ports/clock.ts';
import type { CoinGroup } from '../../ports/coin-facts.ts';
import { isHeldBack, SourceFailure, type Listed } from '../../ports/upstream.ts';

interface Cached<Load> {
  /** How long a value is used, in ms. */
  readonly lifetime: number;
  readonly load: Load;
}

/**
 * Caches what a provider's sources need for many calls, such as a list. Readers share one load and its value for its
 * lifetime. Failures are not cached.
 */
export interface ProviderCache {
  value<T>(cached: Cached<() => Promise<T>>): () => Promise<T>;
  /** A value with the time of its load. */
  listed<T>(cached: Cached<() => Promise<T>>): () => Promise<Listed<T>>;
  /** One value per key; the least recently used keys are dropped first. */
  byKey<T>(cached: Cached<(key: string) => Promise<T>>): (key: string) => Promise<T>;
}

const maxKeys = 1000;

export function buildProviderCache(clock: Clock): ProviderCache {
  const value: ProviderCache['value'] = <T>({ lifetime, load }: Cached<() => Promise<T>>) => {
    let kept: { readonly value: Promise<T>; readonly until: number } | undefined;
    return () => {
      if (kept !== undefined && clock.now() < kept.until) return kept.value;
      const loading = { value: load(), until: clock.now() + lifetime };
      kept = loading;
      loading.value.catch(() => {
        if (kept === loading) kept = undefined;
      });
      return loading.value;
    };
  };
  const byKey: ProviderCache['byKey'] = <T>({ lifetime, load }: Cached<(key: string) => Promise<T>>) => {
    const known = new LRUCache<string, () => Promise<T>>({ max: maxKeys });
    return (key) => {
      const find = known.get(key) ?? value({ lifetime, load: () => load(key) });
      known.set(key, find);
      return find();
    };
  };
  const withTime = async <T>(load: () => Promise<T>): Promise<Listed<T>> => ({
    value: await load(),
    at: clock.now(),
  });
  return { value, listed: ({ lifetime, load }) => value({ lifetime, load: () => withTime(load) }), byKey };
}

/** One load for all coins of a group. A failure is its result too, unless no call was made. */
export function oncePerGroup<T>(load: (group: CoinGroup) => Promise<T>): (group: CoinGroup) => Promise<T> {
  const known = new WeakMap<CoinGroup, Promise<T>>();
  return (group) => {
    const loading = known.get(group) ?? load(group);
    known.set(group, loading);
    loading.catch((error: unknown) => {
      if (error instanceof SourceFailure && isHeldBack(error)) known.delete(group);
    });
    return loading;
  };
}
