import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ports/clock.ts';

interface Remembered<Load> {
  /** How long a value is used, in ms. */
  readonly lifetime: number;
  /** Rejects with UpstreamError. */
  readonly load: Load;
}

/**
 * Caches lookup data of a provider's sources, such as a list. Readers share one load and its value for its lifetime.
 * Failures are not cached.
 */
export interface Remember {
  once<T>(remembered: Remembered<() => Promise<T>>): () => Promise<T>;
  /** One value per key; the least recently used keys are dropped first. */
  each<T>(remembered: Remembered<(key: string) => Promise<T>>): (key: string) => Promise<T>;
}

const maxKeys = 1000;

export function buildRemember(clock: Clock): Remember {
  const once: Remember['once'] = <T>({ lifetime, load }: Remembered<() => Promise<T>>) => {
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
  const each: Remember['each'] = <T>({ lifetime, load }: Remembered<(key: string) => Promise<T>>) => {
    const known = new LRUCache<string, () => Promise<T>>({ max: maxKeys });
    return (key) => {
      const find = known.get(key) ?? once({ lifetime, load: () => load(key) });
      known.set(key, find);
      return find();
    };
  };
  return { once, each };
}
