import type { Clock } from '../../ports/clock.ts';

interface RememberOptions<T> {
  readonly clock: Clock;
  /** How long a value is kept, in ms. */
  readonly lifetime: number;
  readonly load: () => Promise<T>;
}

/** Loads once for all who ask within the lifetime, also while the value is under way; a failure is not kept. */
export function buildRemembered<T>({ clock, lifetime, load }: RememberOptions<T>): () => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    const now = clock.now();
    if (kept !== undefined && now < kept.until) return kept.value;
    const entry = { value: load(), until: now + lifetime };
    kept = entry;
    entry.value.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return entry.value;
  };
}

/** So many values are kept; the one that was asked for first goes first. */
const maxKept = 1000;

/** Loads once for each key what never changes, also while it is under way; a failure is not kept. */
export function buildRememberedEach<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = load(key);
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break;
      kept.delete(oldest);
    }
    return value;
  };
}
