import type { SourcedFeed } from '../../../contracts/sources.ts';
import type { Clock } from '../../ports/clock.ts';
import type { OwnFigures, ProviderId } from '../../ports/providers.ts';
import type { FindCall, SourceKinds } from '../../ports/sources.ts';
import type { Loaders } from '../../ports/upstream.ts';
import { buildLoaders, type CallRules, type LoaderOptions } from './build-loaders.ts';
import { toShare, type BudgetLeft, type CallLimit } from './call-budget.ts';
import { buildHostGate, type HostGate } from './host-gate.ts';
import type { HttpClient } from './http-client.ts';
import type { ProviderCache } from './provider-cache.ts';

export interface ProviderContext {
  /** One per address, in order. */
  readonly loaders: readonly [Loaders, ...Loaders[]];
  readonly clock: Clock;
  readonly own: OwnFigures;
  readonly cache: ProviderCache;
  /** Whether its calls carry a key. */
  readonly hasKey: boolean;
}

/** The description of an outside service in its folder; it provides a source of each `Feed`. */
export interface Provider<Feed extends SourcedFeed> extends CallRules {
  readonly id: ProviderId;
  /** As people read it. */
  readonly name: string;
  /** 'needed': not used without a key. */
  readonly key: 'needed' | 'optional' | 'none';
  /** Its own addresses, with a key or without; empty: only the operator can set one. */
  bases(key: string | undefined): readonly string[];
  /** How to send a key to one of its addresses. */
  authorize?(key: string, base: string): Pick<LoaderOptions, 'headers' | 'query'>;
  /** Its limits for the host of an address, with a key or without; empty: not stated. */
  limits(key: string | undefined, base: string): readonly CallLimit[];
  build(context: ProviderContext): Pick<SourceKinds, Feed>;
}

/** The operator's settings for a provider. */
export interface ProviderSettings {
  /** Replace the provider's own addresses unless empty. */
  readonly bases: readonly string[];
  readonly key: string | undefined;
}

/** A provider that can be called, or the setting that it lacks. */
export type Connection =
  | {
      readonly kind: 'connected';
      readonly loaders: readonly [Loaders, ...Loaders[]];
      /** When the first of its hosts may be called again, ms since 1970 UTC; undefined: one may be called now. */
      readonly pausedUntil: () => number | undefined;
      /** Of the host with the least left. */
      readonly budget: () => BudgetLeft | undefined;
    }
  | { readonly kind: 'missing'; readonly what: 'key' | 'address' };

interface ConnectOptions {
  readonly client: HttpClient;
  readonly clock: Clock;
  readonly findCall?: FindCall;
  /** Called when the provider has sent a document. */
  readonly onAnswer?: () => void;
  /** Number of servers that call the provider; absent: one. */
  readonly servers?: number;
}

/** Prepares the calls of a provider; makes none yet. */
export function connectProvider(
  provider: Provider<never>,
  { bases, key }: ProviderSettings,
  { client, clock, findCall, onAnswer, servers = 1 }: ConnectOptions,
): Connection {
  if (provider.key === 'needed' && key === undefined) return { kind: 'missing', what: 'key' };
  const used = provider.key === 'none' ? undefined : key;
  const own = bases.length === 0;
  const gates = new Map<string, HostGate>();
  const toLoaders = (base: string): Loaders => {
    const { host } = new URL(base);
    const limits = provider.limits(used, base).map((limit) => toShare(limit, servers));
    const gate = gates.get(host) ?? buildHostGate({ clock, limits, findCall });
    gates.set(host, gate);
    const authorization = used === undefined ? {} : provider.authorize?.(used, base);
    const calls = { client, base, publicOnly: own, gate, rules: provider, onAnswer };
    return buildLoaders({ ...calls, ...authorization });
  };
  const [first, ...others] = (own ? provider.bases(used) : bases).map(toLoaders);
  if (first === undefined) return { kind: 'missing', what: 'address' };
  return { kind: 'connected', loaders: [first, ...others], ...describe(gates) };
}

function describe(gates: ReadonlyMap<string, HostGate>) {
  const all = () => Array.from(gates.values());
  return {
    pausedUntil() {
      const ends = all().map((gate) => gate.pausedUntil());
      const known = ends.filter((end) => end !== undefined);
      return known.length < ends.length ? undefined : Math.min(...known);
    },
    budget() {
      const budgets = all().flatMap((gate) => gate.budget() ?? []);
      return budgets.toSorted((a, b) => a.left - b.left)[0];
    },
  };
}
