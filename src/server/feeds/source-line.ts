import type { Clock } from '../ports/clock.ts';
import type { SharedMemory } from '../ports/shared-memory.ts';
import type { FindCaller, LineReport, SourceLine } from '../ports/sources.ts';
import { UpstreamError } from '../ports/upstream.ts';
import { buildBreaker } from './breaker.ts';
import { shareRest } from './shared-rest.ts';

/** The line to a provider that has not been called yet; `name` is the provider's, for errors; `shared` is what other servers know. */
export function buildSourceLine(
  name: string,
  clock: Clock,
  findCaller: FindCaller = () => undefined,
  shared?: SharedMemory,
): SourceLine {
  const own = buildBreaker(clock, name, findCaller);
  const breaker = shared ? shareRest(own, { shared, clock, source: name }) : own;
  let known: Omit<LineReport, 'restsUntil'> = {
    lastSuccess: undefined,
    lastFailure: undefined,
    latency: undefined,
  };

  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const start = clock.now();
    try {
      const outcome = await work();
      known = { ...known, lastSuccess: clock.now(), latency: clock.now() - start };
      return outcome;
    } catch (error) {
      if (error instanceof UpstreamError) known = { ...known, ...toKnown(error, start, clock.now()) };
      throw error;
    }
  };

  return {
    call: (work) => breaker.call(() => timed(work)),
    report: () => ({ ...known, restsUntil: breaker.restsUntil() }),
  };
}

/** That there is no such thing is an answer like any other; a call that was held back says nothing of the source. */
function toKnown({ kind }: UpstreamError, start: number, end: number): Partial<LineReport> {
  if (kind === 'resting' || kind === 'limited' || kind === 'crowded') return {};
  const latency = end - start;
  return kind === 'not-found' ? { lastSuccess: end, latency } : { lastFailure: { kind, at: end }, latency };
}
