import type { Clock } from '../ports/clock.ts';
import { UpstreamError } from '../ports/upstream.ts';

/** Runs a call of a source, or refuses it while the source rests. */
export type Breaker = <T>(work: () => Promise<T>) => Promise<T>;

const failuresToOpen = 5;
const pause = 30_000;

/**
 * Rests a source after five failures in a row: for 30 s every call fails at once, then one call tries again and
 * decides. A response that is of no use (no such thing, not as documented) still shows that the source is there.
 */
export function buildBreaker(clock: Clock, source: string): Breaker {
  let failures = 0;
  let restsUntil = 0;

  return async (work) => {
    if (failures >= failuresToOpen) {
      if (clock.now() < restsUntil)
        throw new UpstreamError('unreachable', source, { detail: 'resting after repeated failures' });
      restsUntil = clock.now() + pause;
    }
    try {
      const outcome = await work();
      failures = 0;
      return outcome;
    } catch (error) {
      if (isResponse(error)) failures = 0;
      else if ((failures += 1) >= failuresToOpen) restsUntil = clock.now() + pause;
      throw error;
    }
  };
}

function isResponse(error: unknown): boolean {
  return error instanceof UpstreamError && (error.kind === 'not-found' || error.kind === 'malformed');
}
