import type { Clock } from '../ports/clock.ts';
import type { SharedMemory } from '../ports/shared-memory.ts';
import { whereLost } from '../ports/storage.ts';
import { UpstreamError } from '../ports/upstream.ts';
import type { Breaker } from './breaker.ts';

interface ShareRestOptions {
  readonly shared: SharedMemory;
  readonly clock: Clock;
  readonly source: string;
}

/**
 * A source that rests for everybody at one server of a database rests at all of them. Each tries it again by itself once
 * that is over; while the database does not answer, each goes by its own breaker.
 */
export function shareRest(breaker: Breaker, { shared, clock, source }: ShareRestOptions): Breaker {
  const key = `rest ${source}`;
  let elsewhere = 0;
  const find = () => shared.change(key, (text) => ({ outcome: toUntil(text) }));
  const tell = (until: number) =>
    shared.change(key, (text) => {
      const longest = Math.max(until, toUntil(text));
      return { outcome: longest, keep: { text: String(longest), until: longest } };
    });
  return {
    async call(work) {
      elsewhere = await find().catch(whereLost(0));
      if (clock.now() < elsewhere)
        throw new UpstreamError('resting', source, { detail: 'resting after repeated failures' });
      try {
        return await breaker.call(work);
      } catch (error) {
        const until = breaker.restsForAllUntil() ?? 0;
        if (until > elsewhere) elsewhere = await tell(until).catch(whereLost(0));
        throw error;
      }
    },
    restsUntil: () => (clock.now() < elsewhere ? elsewhere : breaker.restsUntil()),
    restsForAllUntil: () => breaker.restsForAllUntil(),
  };
}

function toUntil(text: string | undefined): number {
  return Number(text ?? 0);
}
