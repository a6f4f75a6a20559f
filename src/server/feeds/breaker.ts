import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/clock.ts';
import { UpstreamError, type UpstreamErrorKind } from '../ports/upstream.ts';

export interface Breaker {
  call<T>(work: () => Promise<T>): Promise<T>;
  /** The end of the current member's pause, ms since 1970 UTC; in the past: the next call is a trial. */
  restsUntil(): number | undefined;
}

interface Circuit {
  failures: number;
  openUntil: number;
  trying: boolean;
}

const failuresToOpen = 5;
/** In ms. */
const pause = 30_000;
const maxMembers = 1000;

/**
 * After five consecutive failures every call is refused for 30 s; then one trial call decides. A useless response (not
 * found, refused, malformed) shows that the source is up, and a request for a pause is no failure. A failure may be due
 * to what one member asks for. So a member's own five failures pause the source for that member, and failures of five
 * members pause it for everyone. A call without a member counts as another member's.
 */
export function buildBreaker(clock: Clock, source: string, findMember: () => string | undefined): Breaker {
  const shared = buildCircuit();
  const ofMembers = new LRUCache<string, Circuit>({ max: maxMembers });

  const countFailure = (circuit: Circuit) => {
    circuit.failures += 1;
    if (isOpen(circuit)) circuit.openUntil = clock.now() + pause;
  };
  const countSuccess = () => {
    shared.failures = 0;
    ofMembers.clear();
  };
  const countResult = (effect: Effect, member: string | undefined) => {
    if (effect === 'success') countSuccess();
    if (effect !== 'failure') return;
    const own = member === undefined ? undefined : ofMembers.get(member);
    // A member's first failure counts for all. A failed trial opens the circuit again.
    if (own === undefined || isOpen(shared)) countFailure(shared);
    if (member === undefined) return;
    const circuit = own ?? buildCircuit();
    ofMembers.set(member, circuit);
    countFailure(circuit);
  };
  const findOpen = (member: string | undefined) => {
    const own = member === undefined ? undefined : ofMembers.get(member);
    return [shared, ...(own ? [own] : [])].filter(isOpen);
  };

  return {
    async call(work) {
      const member = findMember();
      const open = findOpen(member);
      if (open.some(({ trying, openUntil }) => trying || clock.now() < openUntil))
        throw new UpstreamError('resting', source, { detail: 'paused after repeated failures' });
      for (const circuit of open) circuit.trying = true;
      try {
        const outcome = await work();
        countSuccess();
        return outcome;
      } catch (error) {
        if (error instanceof UpstreamError) countResult(effects[error.kind], member);
        throw error;
      } finally {
        for (const circuit of open) circuit.trying = false;
      }
    },
    restsUntil() {
      const open = findOpen(findMember());
      return open.length === 0 ? undefined : Math.max(...open.map(({ openUntil }) => openUntil));
    },
  };
}

function buildCircuit(): Circuit {
  return { failures: 0, openUntil: 0, trying: false };
}

function isOpen({ failures }: Circuit): boolean {
  return failures >= failuresToOpen;
}

type Effect = 'success' | 'failure' | 'none';

const effects: Readonly<Record<UpstreamErrorKind, Effect>> = {
  'not-found': 'success',
  refused: 'success',
  malformed: 'success',
  unreachable: 'failure',
  timeout: 'failure',
  resting: 'none',
  limited: 'none',
  crowded: 'none',
};
