import type { SourcedFeed, SourceStatus } from '../../contracts/sources.ts';
import type { SourceRegister } from '../ports/sources.ts';
import type { UpstreamMode } from '../ports/upstream.ts';
import type { SourceClient, SourceReport } from './source-client.ts';

export type KnownSource = { readonly name: string; readonly feeds: readonly SourcedFeed[] } & (
  | { readonly missing: 'key' | 'address' }
  | {
      readonly missing: null;
      readonly client: SourceClient;
      /** In ms since 1970 UTC. */
      readonly pausedUntil: () => number | undefined;
      /** What is left of `calls` in any span of `per` ms. */
      readonly budget: () =>
        | { readonly left: number; readonly calls: number; readonly per: number }
        | undefined;
    }
);

type CallableSource = Extract<KnownSource, { missing: null }>;

const neverAsked = {
  missing: null,
  until: null,
  lastSuccess: null,
  lastFailure: null,
  latency: null,
  budget: null,
} as const;

export function buildSourceRegister(mode: UpstreamMode, known: readonly KnownSource[]): SourceRegister {
  const toStatus = (one: KnownSource): SourceStatus => {
    const named = { ...neverAsked, name: one.name, feeds: [...one.feeds] };
    if (mode === 'sample') return { ...named, state: 'unused' };
    return one.missing === null
      ? { ...named, ...describe(one) }
      : { ...named, state: 'missing', missing: one.missing };
  };
  return { list: () => ({ mode, sources: known.map(toStatus) }) };
}

function describe({ client, pausedUntil, budget }: CallableSource) {
  const report = client.report();
  const { lastSuccess, lastFailure, latency } = report;
  const left = budget();
  return {
    ...toState(report, pausedUntil()),
    lastSuccess: toIsoOrNull(lastSuccess),
    lastFailure: lastFailure === undefined ? null : { ...lastFailure, at: toIso(lastFailure.at) },
    latency: latency ?? null,
    budget: left === undefined ? null : { left: left.left, calls: left.calls, seconds: left.per / 1000 },
  };
}

function toState({ restsUntil, lastSuccess, lastFailure }: SourceReport, pausedUntil: number | undefined) {
  if (pausedUntil !== undefined) return { state: 'paused', until: toIso(pausedUntil) } as const;
  if (restsUntil !== undefined) return { state: 'resting', until: toIso(restsUntil) } as const;
  if (lastFailure !== undefined && lastFailure.at > (lastSuccess ?? 0))
    return { state: 'failing', until: null } as const;
  return { state: lastSuccess === undefined ? 'idle' : 'working', until: null } as const;
}

function toIsoOrNull(time: number | undefined): string | null {
  return time === undefined ? null : toIso(time);
}

function toIso(time: number): string {
  return new Date(time).toISOString();
}
