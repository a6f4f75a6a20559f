import { LRUCache } from 'lru-cache';
import type { Feed } from '../../contracts/feed.ts';
import type { SourcedFeed, SourceStatus } from '../../contracts/sources.ts';
import type { Clock } from '../ports/clock.ts';
import type { FindCall, SourceKinds } from '../ports/sources.ts';
import { nameFailure, SourceFailure, UpstreamError } from '../ports/upstream.ts';

/** A source with the client that makes all calls to its provider. */
export interface LiveSource<Source> {
  readonly source: Source;
  readonly client: SourceClient;
}

/** The live sources of each feed, in the order in which they are asked. */
export type LiveSources = { readonly [Name in SourcedFeed]: readonly LiveSource<SourceKinds[Name]>[] };

/** Calls one provider, for all of its feeds, and records how the calls went. */
export interface SourceClient {
  /** The provider's name as people read it. */
  readonly name: string;
  /** Rejects with UpstreamError: the failure of the work, or 'resting' while the provider is paused after failures. */
  call<T>(work: () => Promise<T>): Promise<Feed<T>>;
  report(): SourceReport;
}

/** How a provider's calls went since the start; times in ms since 1970 UTC. */
export interface SourceReport {
  readonly lastSuccess: number | undefined;
  readonly lastFailure:
    | { readonly kind: NonNullable<SourceStatus['lastFailure']>['kind']; readonly at: number }
    | undefined;
  /** Duration of the last call, in ms. */
  readonly latency: number | undefined;
  /** When the pause after repeated failures ends; in the past: the next call is a trial. Undefined: no pause. */
  readonly restsUntil: number | undefined;
}

/** A useless response (not found, refused, malformed) shows that the source is up. */
export function buildSourceClient(name: string, clock: Clock, findCall: FindCall): SourceClient {
  const breaker = buildBreaker(clock);
  let known: Omit<SourceReport, 'restsUntil'> = {
    lastSuccess: undefined,
    lastFailure: undefined,
    latency: undefined,
  };
  const recordFailure = ({ kind }: SourceFailure, start: number, member: string | undefined) => {
    // A call that was not made says nothing about the source.
    if (kind === 'resting' || kind === 'limited' || kind === 'crowded') return;
    if (kind === 'unreachable' || kind === 'timeout') breaker.countFailure(member);
    else breaker.countSuccess();
    const at = clock.now();
    const outcome = kind === 'not-found' ? { lastSuccess: at } : { lastFailure: { kind, at } };
    known = { ...known, ...outcome, latency: at - start };
  };

  return {
    name,
    async call(work) {
      const { member } = findCall();
      const endTrial = breaker.enter(member);
      if (endTrial === undefined)
        throw new UpstreamError('resting', name, {
          detail: 'paused after repeated failures',
          isFailing: true,
        });
      const start = clock.now();
      try {
        const value = await work();
        const end = clock.now();
        breaker.countSuccess();
        known = { ...known, lastSuccess: end, latency: end - start };
        return { value, source: name, asOf: new Date(end).toISOString(), state: 'live' };
      } catch (error) {
        if (!(error instanceof SourceFailure)) throw error;
        recordFailure(error, start, member);
        throw nameFailure(error, name);
      } finally {
        endTrial();
      }
    },
    report: () => ({ ...known, restsUntil: breaker.openUntil(findCall().member) }),
  };
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
 * After five consecutive failures every call is refused for 30 s; then one trial call decides. A failure may be due to
 * what one member asks for. So a member's own five failures pause the source for that member, and failures of five
 * members pause it for everyone. A call without a member counts as another member's.
 */
function buildBreaker(clock: Clock) {
  const shared = buildCircuit();
  // By size: a number of entries would be room reserved at once, for each of dozens of sources.
  const ofMembers = new LRUCache<string, Circuit>({ maxSize: maxMembers, sizeCalculation: () => 1 });
  const findOwn = (member: string | undefined) => (member === undefined ? undefined : ofMembers.get(member));
  const findOpen = (member: string | undefined) => {
    const own = findOwn(member);
    return [shared, ...(own ? [own] : [])].filter(isOpen);
  };
  const fail = (circuit: Circuit) => {
    circuit.failures += 1;
    if (isOpen(circuit)) circuit.openUntil = clock.now() + pause;
  };
  return {
    /** Returns the function that ends a trial; undefined: no call may be made. */
    enter(member: string | undefined): (() => void) | undefined {
      const open = findOpen(member);
      if (open.some(({ trying, openUntil }) => trying || clock.now() < openUntil)) return undefined;
      for (const circuit of open) circuit.trying = true;
      return () => {
        for (const circuit of open) circuit.trying = false;
      };
    },
    countSuccess() {
      shared.failures = 0;
      ofMembers.clear();
    },
    countFailure(member: string | undefined) {
      const own = findOwn(member);
      // A member's first failure counts for all. A failed trial opens the circuit again.
      if (own === undefined || isOpen(shared)) fail(shared);
      if (member === undefined) return;
      const circuit = own ?? buildCircuit();
      ofMembers.set(member, circuit);
      fail(circuit);
    },
    openUntil(member: string | undefined): number | undefined {
      const open = findOpen(member);
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
