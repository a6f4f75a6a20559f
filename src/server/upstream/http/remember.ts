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
