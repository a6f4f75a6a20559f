import { AsyncLocalStorage } from 'node:async_hooks';
import { sourcedFeeds, type SourcedFeed } from '../contracts/sources.ts';
import type { ServerConfig } from './config.ts';
import { toProviderSettings } from './config-rules.ts';
import { buildAskOnce, type AskOnce } from './feeds/ask-once.ts';
import { buildRemember } from './feeds/remember.ts';
import { buildSourceLine } from './feeds/source-line.ts';
import { buildSourceRegister, type KnownSource } from './feeds/source-register.ts';
import type { Clock } from './ports/clock.ts';
import type { SharedMemory } from './ports/shared-memory.ts';
import type { OwnFigures, ProviderId } from './ports/providers.ts';
import type {
  Asking,
  CallFor,
  CallPriority,
  FeedCaller,
  FindCaller,
  LiveSource,
  LiveSources,
  SourceKinds,
  SourceLine,
  SourceRegister,
} from './ports/sources.ts';
import { UpstreamError } from './ports/upstream.ts';
import { connectProvider, type Connection } from './upstream/http/connect-provider.ts';
import type { HttpClient } from './upstream/http/http-client.ts';
import type { Provider } from './upstream/http/provider.ts';
import { readVersion } from './version.ts';

/** The providers of each feed in the order in which they are asked; one that needs a key takes part with one only. */
export type SourceOrder = {
  readonly [Feed in SourcedFeed]: readonly Provider<Pick<SourceKinds, Feed>>[];
};

interface Sources {
  readonly live: LiveSources;
  readonly register: SourceRegister;
  readonly callFor: CallFor;
  readonly asking: Asking;
  /** Who asks just now. */
  readonly findCaller: FindCaller;
  /** How feeds ask where several servers do. */
  readonly askOnce: AskOnce;
}

interface Connected {
  readonly provider: Provider<unknown>;
  readonly connection: Connection;
  readonly line: SourceLine;
  /** Of all feeds that it is for; undefined where something is missing. */
  readonly sources: unknown;
}

/** What sources are connected with. */
export interface ConnectOptions {
  readonly order: SourceOrder;
  readonly client: HttpClient;
  readonly clock: Clock;
  readonly own: OwnFigures;
  /** What the servers of a database know together; undefined: there is one. */
  readonly shared: SharedMemory | undefined;
}

/** Connects each provider of the order once, whatever it is for; nothing is called yet. */
export function connectSources(config: ServerConfig, options: ConnectOptions): Sources {
  const { order, client, clock, own, shared } = options;
  const { callFor, asking, findCaller, findSharer } = followCallers();
  const priorities = new AsyncLocalStorage<CallPriority>();
  const findPriority = () => priorities.getStore() ?? 'asked';
  const calling = { client, clock, shared, findPriority, findCaller: findSharer };
  const askOnce = buildAskOnce(shared === undefined ? { clock } : { clock, shared, edition: readVersion() });
  const connected = new Map<ProviderId, Connected>();
  for (const provider of sourcedFeeds.flatMap((feed): readonly Provider<unknown>[] => order[feed])) {
    if (connected.has(provider.id)) continue;
    const connection = connectProvider(provider, toProviderSettings(config, provider.id), calling);
    const line = passPriority(priorities, buildSourceLine(provider.name, clock, findCaller, shared));
    const remember = buildRemember({ provider: provider.id, clock, askOnce });
    const sources =
      connection.kind === 'connected'
        ? provider.build({ loaders: connection.loaders, clock, own, remember })
        : undefined;
    connected.set(provider.id, { provider, connection, line, sources });
  }
  const known = Array.from(connected.values(), (one) => toKnown(one, order));
  return {
    live: toLive(order, connected),
    register: buildSourceRegister(config.UPSTREAMS, known),
    askOnce,
    callFor,
    asking,
    findCaller,
  };
}

interface Followed {
  readonly callFor: CallFor;
  readonly asking: Asking;
  /** Who asks just now. */
  readonly findCaller: FindCaller;
  /** In whose share of a source's calls they count that are made just now. */
  readonly findSharer: FindCaller;
}

function followCallers(): Followed {
  const callers = new AsyncLocalStorage<FeedCaller>();
  const sharers = new AsyncLocalStorage<string | undefined>();
  const findCaller = () => callers.getStore()?.memberId;
  return {
    callFor(caller, work) {
      let counted: Promise<number | undefined> | undefined;
      callers.run({ ...caller, countMiss: () => (counted ??= caller.countMiss()) }, work);
    },
    asking: {
      async countMiss() {
        const retryAfter = await callers.getStore()?.countMiss();
        const detail = 'the member has asked for too much';
        return retryAfter === undefined
          ? undefined
          : new UpstreamError('limited', 'Feeds', { detail, retryAfter });
      },
      run: (of, work) => sharers.run(of === 'member' ? findCaller() : undefined, work),
    },
    findCaller,
    findSharer: () => sharers.getStore(),
  };
}

/** What is spare stays so, whatever it needs of other sources. */
function passPriority(priorities: AsyncLocalStorage<CallPriority>, line: SourceLine): SourceLine {
  return {
    ...line,
    call: (work, priority) =>
      priority === 'spare' ? priorities.run(priority, () => line.call(work)) : line.call(work),
  };
}

function toKnown({ provider, connection, line }: Connected, order: SourceOrder): KnownSource {
  const { id, name } = provider;
  const feeds = sourcedFeeds.filter((feed) => order[feed].some((one) => one.id === id));
  if (connection.kind === 'missing') return { name, feeds, missing: connection.what };
  const { pausedUntil, budget } = connection;
  return { name, feeds, missing: null, line, pausedUntil, budget };
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
      return [{ source: sources[feed], line: found.line }];
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
