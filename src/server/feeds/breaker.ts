import type { Clock } from '../ports/clock.ts';
import { UpstreamError, type UpstreamErrorKind } from '../ports/upstream.ts';

/** Lets a source rest that fails again and again. */
export interface Breaker {
  /** Makes a call of the source. Rejects as it does, or with UpstreamError 'resting' while the source rests. */
  call<T>(work: () => Promise<T>): Promise<T>;
  /** Until when the source rests, ms since 1970 UTC, which may be over: then the next call tries it. */
  restsUntil(): number | undefined;
}

const failuresToOpen = 5;
const pause = 30_000;

/**
 * Rests a source after five failures in a row: for 30 s every call fails at once, then one call tries again and
 * decides. A response that is of no use (no such thing, no permission, not as documented) still shows that the
 * source is there, and a source that asks for a pause has not failed.
 */
export function buildBreaker(clock: Clock, source: string): Breaker {
  let failures = 0;
  let openUntil = 0;
  let trying = false;

  const count = (effect: Effect) => {
    if (effect === 'answer') failures = 0;
    if (effect === 'failure' && (failures += 1) >= failuresToOpen) openUntil = clock.now() + pause;
  };

  return {
    async call(work) {
      const isOpen = failures >= failuresToOpen;
      if (isOpen && (trying || clock.now() < openUntil))
        throw new UpstreamError('resting', source, { detail: 'resting after repeated failures' });
      if (isOpen) trying = true;
      try {
        const outcome = await work();
        count('answer');
        return outcome;
      } catch (error) {
        if (error instanceof UpstreamError) count(effects[error.kind]);
        throw error;
      } finally {
        if (isOpen) trying = false;
      }
    },
    restsUntil: () => (failures >= failuresToOpen ? openUntil : undefined),
  };
}

type Effect = 'answer' | 'failure' | 'none';

const effects: Readonly<Record<UpstreamErrorKind, Effect>> = {
  'not-found': 'answer',
  refused: 'answer',
  malformed: 'answer',
  unreachable: 'failure',
  timeout: 'failure',
  resting: 'none',
};
