import { LRUCache } from 'lru-cache';
import { minute } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Missing, ReadingMemory } from './outcome.ts';

/** In ms; an older failure says nothing about now. */
const lifetime = 10 * minute;
const maxReadings = 20_000;

/** Remembers why readings were missing, by a key for each. */
export function buildReadingMemory(clock: Clock): (key: string) => ReadingMemory {
  // By size: a number of entries would be room reserved at once.
  const known = new LRUCache<string, { readonly missing: Missing; readonly at: number }>({
    maxSize: maxReadings,
    sizeCalculation: () => 1,
  });
  return (key) => ({
    find() {
      const last = known.get(key);
      return last !== undefined && clock.now() - last.at < lifetime ? last.missing : undefined;
    },
    keep(outcome) {
      if (outcome.kind === 'missing') known.set(key, { missing: outcome, at: clock.now() });
      else known.delete(key);
    },
  });
}
