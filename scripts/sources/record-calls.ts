import { AsyncLocalStorage } from 'node:async_hooks';
import type { SourcedFeed } from '../../src/contracts/sources.ts';
import type { SourceOrder } from '../../src/server/compose/connect-sources.ts';
import type { SourceKinds } from '../../src/server/ports/sources.ts';
import { SourceFailure, type Loaders } from '../../src/server/ports/upstream.ts';
import type { Provider } from '../../src/server/upstream/http/provider.ts';

export interface RecordedCall {
  readonly source: string;
  /** Undefined if no feed made the call. */
  readonly feed: SourcedFeed | undefined;
  /** Host and path, without a query, which may contain a key. */
  readonly address: string;
  /** '200', or why it gave nothing. */
  readonly status: string;
  /** In ms. */
  readonly time: number;
}

interface Recorder {
  readonly order: SourceOrder;
  readonly calls: readonly RecordedCall[];
  readonly built: ReadonlyMap<string, Partial<SourceKinds>>;
  /** Runs work whose calls are recorded for a feed. */
  readonly run: <T>(feed: SourcedFeed, work: () => Promise<T>) => Promise<T>;
}

export function recordCalls(order: SourceOrder): Recorder {
  const calls: RecordedCall[] = [];
  const built = new Map<string, Partial<SourceKinds>>();
  const feeds = new AsyncLocalStorage<SourcedFeed>();
  const wrap = <Feed extends SourcedFeed>(provider: Provider<Feed>): Provider<Feed> => ({
    ...provider,
    build({ loaders: [first, ...others], ...context }) {
      const note = (call: TimedCall) =>
        void calls.push({ source: provider.name, feed: feeds.getStore(), ...call });
      const loaders = [recordLoaders(first, note), ...others.map((one) => recordLoaders(one, note))] as const;
      const sources = provider.build({ ...context, loaders });
      built.set(provider.name, sources);
      return sources;
    },
  });
  return {
    order: wrapOrder(order, wrap),
    calls,
    built,
    run: (feed, work) => feeds.run(feed, work),
  };
}

type Wrap = <Feed extends SourcedFeed>(provider: Provider<Feed>) => Provider<Feed>;

function wrapOrder(order: SourceOrder, wrap: Wrap): SourceOrder {
  return {
    coins: order.coins.map(wrap),
    coinNews: order.coinNews.map(wrap),
    coinFacts: order.coinFacts.map(wrap),
    nfts: order.nfts.map(wrap),
    news: order.news.map(wrap),
    events: order.events.map(wrap),
    movements: order.movements.map(wrap),
    sentiment: order.sentiment.map(wrap),
    tickers: order.tickers.map(wrap),
    prices: order.prices.map(wrap),
    indicators: order.indicators.map(wrap),
    reserves: order.reserves.map(wrap),
    airdrops: order.airdrops.map(wrap),
  };
}

type TimedCall = Pick<RecordedCall, 'address' | 'status' | 'time'>;

/** The same loaders; `note` is called after every call. */
function recordLoaders(
  { base, loadJson, loadText, postJson }: Loaders,
  note: (call: TimedCall) => void,
): Loaders {
  const timed = async <T>(path: string, load: () => Promise<T>): Promise<T> => {
    const start = Date.now();
    const { host, pathname } = new URL(base);
    const address = `${host}${pathname.replace(/\/$/, '')}${path.replace(/\?.*/s, '')}`;
    const end = (status: string) => note({ address, status, time: Date.now() - start });
    try {
      const body = await load();
      end('200');
      return body;
    } catch (error) {
      end(error instanceof SourceFailure ? toReason(error) : 'a fault of ours');
      throw error;
    }
  };
  return {
    base,
    loadJson: (path) => timed(path, () => loadJson(path)),
    loadText: (path) => timed(path, () => loadText(path)),
    postJson: (path, document) => timed(path, () => postJson(path, document)),
  };
}

/** The last part of a failure's message, without the source and the route before it. */
export function toReason({ message }: SourceFailure): string {
  return message.split(': ').at(-1) ?? message;
}
