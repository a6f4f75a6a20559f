import type { Clock } from '../ports/clock.ts';
import type { FindCall, SourceClient, SourceReport } from '../ports/sources.ts';
import { UpstreamError } from '../ports/upstream.ts';
import { buildBreaker } from './breaker.ts';

export function buildSourceClient(name: string, clock: Clock, findCall: FindCall): SourceClient {
  const breaker = buildBreaker(clock, name, () => findCall().member);
  let known: Omit<SourceReport, 'restsUntil'> = {
    lastSuccess: undefined,
    lastFailure: undefined,
    latency: undefined,
  };

  const measure = async <T>(work: () => Promise<T>): Promise<T> => {
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
    call: (work) => breaker.call(() => measure(work)),
    report: () => ({ ...known, restsUntil: breaker.restsUntil() }),
  };
}

/** 'not-found' is a normal response; a call that was not made says nothing about the source. */
function toKnown({ kind }: UpstreamError, start: number, end: number): Partial<SourceReport> {
  if (kind === 'resting' || kind === 'limited' || kind === 'crowded') return {};
  const latency = end - start;
  return kind === 'not-found' ? { lastSuccess: end, latency } : { lastFailure: { kind, at: end }, latency };
}
