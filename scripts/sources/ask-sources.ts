import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { listingExchanges, type CoinFacts } from '../../src/contracts/coin-facts.ts';
import { knownCoins } from '../../src/contracts/known-coins.ts';
import { sourcedFeeds, type SourcedFeed, type SourceStatus } from '../../src/contracts/sources.ts';
import type { ServerConfig } from '../../src/server/config/config.ts';
import { connectFeeds, type Feeds } from '../../src/server/compose/connect-feeds.ts';
import type { SourceOrder } from '../../src/server/compose/connect-sources.ts';
import type {
  CoinFactSource,
  FactCoin,
  FactReaders,
  ListingReading,
} from '../../src/server/ports/coin-facts.ts';
import type { SourceKinds } from '../../src/server/ports/sources.ts';
import { SourceFailure } from '../../src/server/ports/upstream.ts';
import { sourceOrder } from '../../src/server/compose/source-order.ts';
import { probes, type Reading } from './probes.ts';
import { recordCalls, toReason, type RecordedCall } from './record-calls.ts';

export interface Asked {
  readonly source: string;
  readonly feed: SourcedFeed;
  readonly calls: readonly RecordedCall[];
  readonly reading: Reading | { readonly failure: string };
}

export interface SourceReport {
  readonly asked: readonly Asked[];
  readonly sources: readonly SourceStatus[];
  readonly dead: readonly SourcedFeed[];
  /** Without any source that has an address. */
  readonly notSetUp: readonly SourcedFeed[];
}

/** Calls every connected source once for each of its feeds, and for the facts of two coins. */
export async function askSources(
  config: ServerConfig,
  order: SourceOrder = sourceOrder,
): Promise<SourceReport> {
  const recorder = recordCalls(order);
  const live = { ...config, UPSTREAMS: 'live' } as const;
  const feeds = connectFeeds(live, { clock: Date, mediaKey: randomBytes(32), order: recorder.order });
  try {
    const { built, calls, run } = recorder;
    const probe = (wanted: readonly SourcedFeed[]) =>
      Promise.all(
        Array.from(built, async ([source, given]) => {
          const asked: Omit<Asked, 'calls'>[] = [];
          // One after another, to stay within a source's budget.
          for (const feed of wanted) {
            const ask = toProbe(given, feed);
            // oxlint-disable-next-line no-await-in-loop
            if (ask) asked.push({ source, feed, reading: await run(feed, () => settle(ask)) });
          }
          return asked;
        }),
      );
    const probed = await probe(sourcedFeeds.filter((feed) => feed !== 'movements'));
    // Later, since they need coin prices, whose calls belong to the price feed.
    probed.push(...(await probe(['movements'])));
    const facts = await run('coinFacts', () =>
      Promise.all(['bitcoin', 'uniswap'].map((coin) => loadFacts(feeds, coin))),
    );
    const ofFacts = await run('coinFacts', () =>
      Promise.all(
        Array.from(built).flatMap(([source, { coinFacts }]) =>
          coinFacts === undefined ? [] : [askForFacts(coinFacts, source, facts.flat())],
        ),
      ),
    );
    const asked = [...probed.flat(), ...ofFacts].map((one) => ({
      ...one,
      calls: calls.filter(({ source, feed }) => source === one.source && feed === one.feed),
    }));
    const { sources } = feeds.sources.list();
    return { asked, sources, ...findDead(asked, sources) };
  } finally {
    await feeds.endCalls();
  }
}

type Given = Partial<SourceKinds>;

/** The call for a feed; undefined if the source does not give it, or if its facts are loaded together. */
function toProbe(given: Given, feed: SourcedFeed): (() => Promise<Reading>) | undefined {
  return feed === 'coinFacts' ? undefined : bindProbe(given, feed);
}

function bindProbe<Feed extends keyof typeof probes>(
  given: Pick<Given, Feed>,
  feed: Feed,
): (() => Promise<Reading>) | undefined {
  const source = given[feed];
  const probe: (typeof probes)[Feed] = probes[feed];
  return source === undefined ? undefined : () => probe(source);
}

async function settle(ask: () => Promise<Reading>): Promise<Asked['reading']> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof SourceFailure) return { failure: toReason(error) };
    throw error;
  }
}

/** Between two requests for facts that are loading, in ms, and their number. */
const pause = 500;
const looks = 40;

/** The facts of a coin once none is loading; facts that never come stay in that state. */
async function loadFacts(feeds: Feeds, coin: string): Promise<CoinFacts> {
  for (let look = 1; ; look += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const value = await feeds.coinFacts.facts(coin).then((feed) => feed.value, toNoFacts);
    const isWaiting = value.some((fact) => fact.state === 'missing' && fact.reason === 'loading');
    if (!isWaiting || look === looks) return value;
    // oxlint-disable-next-line no-await-in-loop
    await sleep(pause);
  }
}

function toNoFacts(error: unknown): CoinFacts {
  if (error instanceof SourceFailure) return [];
  throw error;
}

/** An exchange gives one fact with others: whether its own list was read counts. */
async function askForFacts(
  { readers }: CoinFactSource,
  source: string,
  facts: CoinFacts,
): Promise<Omit<Asked, 'calls'>> {
  const list = listingExchanges.map(({ id }) => readers[`${id}Listing`]).find((reader) => reader);
  const reading = list ? await settle(() => readList(list)) : toReading(source, facts);
  return { source, feed: 'coinFacts', reading };
}

/** A coin without a price: a list with its symbol cannot tell whether it is the coin. */
const bitcoin: FactCoin = {
  ...knownCoins.btc,
  ticker: 'BTC',
  repository: null,
  contracts: [],
  price: null,
  marketCap: null,
  change: null,
  identity: null,
};

/** Rejects with SourceFailure if the list cannot be read. */
async function readList(list: FactReaders[ListingReading]): Promise<Reading> {
  const has = await list(bitcoin).then(
    () => false,
    (error: unknown) => {
      if (error instanceof SourceFailure && error.kind === 'not-found') return true;
      throw error;
    },
  );
  return { read: `list of markets, ${has ? 'with' : 'without'} BTC`, missing: [], isEmpty: !has };
}

function toReading(source: string, facts: CoinFacts): Reading {
  const own = facts.filter((fact) => fact.source === source);
  const known = new Set(own.filter(({ state }) => state !== 'missing').map(({ id }) => id));
  const missing = own.filter(({ id, state }) => state === 'missing' && !known.has(id)).map(({ id }) => id);
  return {
    read: `${known.size} fact${known.size === 1 ? '' : 's'}`,
    missing: Array.from(new Set(missing)),
    isEmpty: known.size === 0,
  };
}

/** A list of airdrops is the operator's own file: without one, none is expected. */
function findDead(
  asked: readonly Asked[],
  sources: readonly SourceStatus[],
): Pick<SourceReport, 'dead' | 'notSetUp'> {
  const alive = new Set(
    asked
      .filter(({ reading }) => 'read' in reading && !reading.isEmpty)
      // Some facts, such as the address of a page, need no call.
      .filter(({ feed, calls }) => feed !== 'coinFacts' || calls.some(({ status }) => status === '200'))
      .map(({ feed }) => feed),
  );
  // Without its own source, an indicator is computed from the prices.
  if (alive.has('prices')) alive.add('indicators');
  const isSetUp = (feed: SourcedFeed) =>
    sources.some((one) => one.missing !== 'address' && one.feeds.includes(feed));
  const without = sourcedFeeds.filter((feed) => !alive.has(feed));
  return { dead: without.filter(isSetUp), notSetUp: without.filter((feed) => !isSetUp(feed)) };
}
