import { sourcedFeeds, type SourcedFeed } from '../../contracts/sources.ts';
import type { ServerConfig } from '../config/config.ts';
import { toProviderSettings } from '../config/config-rules.ts';
import { buildCallScope, type CallScope } from '../feeds/call-scope.ts';
import {
  buildSourceClient,
  type LiveSource,
  type LiveSources,
  type SourceClient,
} from '../feeds/source-client.ts';
import { buildSourceRegister, type KnownSource } from '../feeds/source-register.ts';
import type { Clock } from '../ports/clock.ts';
import type { OwnFigures, ProviderId } from '../ports/providers.ts';
import type { SourceKinds, SourceRegister } from '../ports/sources.ts';
import type { HttpClient } from '../upstream/http/http-client.ts';
import { connectProvider, type Connection, type Provider } from '../upstream/http/provider.ts';
import { buildProviderCache } from '../upstream/http/provider-cache.ts';

/** In the order in which they are asked; one that needs a key is skipped without it. */
export type SourceOrder = {
  readonly [Feed in SourcedFeed]: readonly Provider<Feed>[];
};

interface Sources {
  readonly live: LiveSources;
  readonly register: SourceRegister;
  readonly calls: CallScope;
  /** Whether an outside service has answered since the start. */
  readonly hasAnswer: () => boolean;
}

interface Connected {
  readonly provider: Provider<never>;
  readonly connection: Connection;
  readonly client: SourceClient;
  /** Undefined if its key or address is missing. */
  readonly sources: Partial<SourceKinds> | undefined;
}

export interface ConnectOptions {
  readonly order: SourceOrder;
  readonly client: HttpClient;
  readonly clock: Clock;
  readonly own: OwnFigures;
}

/** Makes no call yet. */
export function connectSources(config: ServerConfig, options: ConnectOptions): Sources {
  const { order, client, clock, own } = options;
  const calls = buildCallScope(clock);
  const { findCall } = calls;
  const cache = buildProviderCache(clock);
  const connected = new Map<ProviderId, Connected>();
  let hasAnswered = false;
  for (const provider of sourcedFeeds.flatMap((feed): readonly Provider<never>[] => order[feed])) {
    if (connected.has(provider.id)) continue;
    const settings = toProviderSettings(config, provider.id);
    const hasKey = provider.key !== 'none' && settings.key !== undefined;
    const connection = connectProvider(provider, settings, {
      client,
      clock,
      findCall,
      servers: config.SERVERS,
      onAnswer() {
        // The list of airdrops may be a file of the operator's own network.
        if (provider.id !== 'AIRDROPS') hasAnswered = true;
      },
    });
    const sources =
      connection.kind === 'connected'
        ? provider.build({ loaders: connection.loaders, clock, own, cache, hasKey })
        : undefined;
    const sourceClient = buildSourceClient(provider.name, clock, findCall);
    connected.set(provider.id, { provider, connection, client: sourceClient, sources });
  }
  const known = Array.from(connected.values(), (one) => toKnown(one, order));
  const register = buildSourceRegister(config.UPSTREAMS, known);
  return { live: toLive(order, connected), register, calls, hasAnswer: () => hasAnswered };
}

function toKnown({ provider, connection, client }: Connected, order: SourceOrder): KnownSource {
  const { id, name } = provider;
  const feeds = sourcedFeeds.filter((feed) => order[feed].some((one) => one.id === id));
  if (connection.kind === 'missing') return { name, feeds, missing: connection.what };
  const { pausedUntil, budget } = connection;
  return { name, feeds, missing: null, client, pausedUntil, budget };
}

function toLive(order: SourceOrder, connected: ReadonlyMap<ProviderId, Connected>): LiveSources {
  const of = <Feed extends SourcedFeed>(feed: Feed): readonly LiveSource<SourceKinds[Feed]>[] => {
    const providers: readonly Provider<never>[] = order[feed];
    return providers.flatMap(({ id }) => {
      const { sources, client } = connected.get(id) ?? {};
      const source: SourceKinds[Feed] | undefined = sources?.[feed];
      return source === undefined || client === undefined ? [] : [{ source, client }];
    });
  };
  return {
    coins: of('coins'),
    coinNews: of('coinNews'),
    coinFacts: of('coinFacts'),
    nfts: of('nfts'),
    news: of('news'),
    events: of('events'),
    movements: of('movements'),
    sentiment: of('sentiment'),
    tickers: of('tickers'),
    prices: of('prices'),
    indicators: of('indicators'),
    reserves: of('reserves'),
    airdrops: of('airdrops'),
  };
}
