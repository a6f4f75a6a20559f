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
  readonly [Feed in SourcedFeed]: readonly Provider<Pick<SourceKinds, Feed>>[];
};

interface Sources {
  readonly live: LiveSources;
  readonly register: SourceRegister;
  readonly calls: CallScope;
  /** Whether an outside service has answered since the start. */
  readonly hasAnswer: () => boolean;
}

interface Connected {
  readonly provider: Provider<unknown>;
  readonly connection: Connection;
  readonly client: SourceClient;
  /** Undefined if its key or address is missing. */
  readonly sources: unknown;
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
  for (const provider of sourcedFeeds.flatMap((feed): readonly Provider<unknown>[] => order[feed])) {
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
  const of = <Feed extends SourcedFeed>(
    feed: Feed,
    providers: readonly Provider<Pick<SourceKinds, Feed>>[],
  ): readonly LiveSource<SourceKinds[Feed]>[] =>
    providers.flatMap((provider) => {
      const found = connected.get(provider.id);
      if (found === undefined || found.sources === undefined) return [];
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this very provider built them, and gives this feed
      const sources = found.sources as Pick<SourceKinds, Feed>;
      return [{ source: sources[feed], client: found.client }];
    });
  return {
    coins: of('coins', order.coins),
    coinNews: of('coinNews', order.coinNews),
    coinFacts: of('coinFacts', order.coinFacts),
    nfts: of('nfts', order.nfts),
    news: of('news', order.news),
    events: of('events', order.events),
    movements: of('movements', order.movements),
    sentiment: of('sentiment', order.sentiment),
    tickers: of('tickers', order.tickers),
    prices: of('prices', order.prices),
    indicators: of('indicators', order.indicators),
    reserves: of('reserves', order.reserves),
    airdrops: of('airdrops', order.airdrops),
  };
}
