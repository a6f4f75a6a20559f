import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/clock.ts';
import type { Remember, Remembered, RememberedEach } from '../ports/remember.ts';

const maxKeys = 1000;

export function buildRemember(clock: Clock): Remember {
  const once = <T>({ lifetime, load }: Omit<Remembered<T>, 'name'>): (() => Promise<T>) => {
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
  const each: Remember['each'] = <T>({ lifetime, load }: RememberedEach<T>) => {
    const known = new LRUCache<string, () => Promise<T>>({ max: maxKeys });
    return (key) => {
      const find = known.get(key) ?? once({ lifetime, load: () => load(key) });
      known.set(key, find);
      return find();
    };
  };
  return { once, each };
}
