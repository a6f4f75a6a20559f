import type { Clock } from '../ports/clock.ts';
import type { FindCaller } from '../ports/sources.ts';
import { UpstreamError, type UpstreamErrorKind } from '../ports/upstream.ts';

/** Lets a source rest that fails again and again. */
export interface Breaker {
  /** Makes a call of the source. Rejects as it does, or with UpstreamError 'resting' while the source rests. */
  call<T>(work: () => Promise<T>): Promise<T>;
  /** Until when it rests for whoever asks, ms since 1970 UTC, which may be over: then the next call tries it. */
  restsUntil(): number | undefined;
  /** The same where it rests for everybody. */
  restsForAllUntil(): number | undefined;
}

/** Failures in a row, and what follows from them. */
interface Row {
  failures: number;
  openUntil: number;
  trying: boolean;
}

const failuresToOpen = 5;
const pause = 30_000;

/**
 * Rests a source after five failures in a row: for 30 s every call fails at once, then one call tries again and
 * decides. A response that is of no use (no such thing, no permission, not as documented) still shows that the
 * source is there, and a source that asks for a pause has not failed.
 *
 * What one member asks for may be what a source fails at. So it rests for a member after five failures of their own,
 * and for everybody after five of as many members, each of whom counts once; calls of no member count each.
 */
export function buildBreaker(clock: Clock, source: string, findCaller: FindCaller): Breaker {
  const everybody = buildRow();
  const alone = new Map<string, Row>();

  const fail = (row: Row, counts: boolean) => {
    if (counts) row.failures += 1;
    if (isOpen(row)) row.openUntil = clock.now() + pause;
  };
  const count = (effect: Effect, caller: string | undefined) => {
    if (effect === 'answer') {
      everybody.failures = 0;
      alone.clear();
    }
    if (effect !== 'failure') return;
    const own = caller === undefined ? undefined : alone.get(caller);
    fail(everybody, own === undefined);
    if (caller === undefined) return;
    const row = own ?? buildRow();
    alone.set(caller, row);
    fail(row, true);
  };
  const openRows = (caller: string | undefined) => {
    const own = caller === undefined ? undefined : alone.get(caller);
    return [everybody, ...(own ? [own] : [])].filter(isOpen);
  };

  return {
    async call(work) {
      const caller = findCaller();
      const open = openRows(caller);
      if (open.some(({ trying, openUntil }) => trying || clock.now() < openUntil))
        throw new UpstreamError('resting', source, { detail: 'resting after repeated failures' });
      for (const row of open) row.trying = true;
      try {
        const outcome = await work();
        count('answer', caller);
        return outcome;
      } catch (error) {
        if (error instanceof UpstreamError) count(effects[error.kind], caller);
        throw error;
      } finally {
        for (const row of open) row.trying = false;
      }
    },
    restsForAllUntil: () => (isOpen(everybody) ? everybody.openUntil : undefined),
    restsUntil() {
      const open = openRows(findCaller());
      return open.length === 0 ? undefined : Math.max(...open.map(({ openUntil }) => openUntil));
    },
  };
}

function buildRow(): Row {
  return { failures: 0, openUntil: 0, trying: false };
}

function isOpen({ failures }: Row): boolean {
  return failures >= failuresToOpen;
}

type Effect = 'answer' | 'failure' | 'none';

const effects: Readonly<Record<UpstreamErrorKind, Effect>> = {
  'not-found': 'answer',
  refused: 'answer',
  malformed: 'answer',
  unreachable: 'failure',
  timeout: 'failure',
  resting: 'none',
  limited: 'none',
  crowded: 'none',
};
