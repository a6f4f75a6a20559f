import { LRUCache } from 'lru-cache';
import type { Feed } from '../../../contracts/feed.ts';
import {
  byListedFigure,
  byListing,
  type CoinFactSample,
  type CoinFactSource,
  type FactCoin,
  type FactReading,
  type FactReadings,
} from '../../ports/coin-facts.ts';
import { day, hour, minute } from '../../../lib/durations.ts';
import { SourceFailure, type Listed } from '../../ports/upstream.ts';
import { buildSourceFeed, type FeedContext } from '../build-source-feed.ts';
import type { LiveSource } from '../source-client.ts';

type Live = readonly LiveSource<CoinFactSource>[];

/** A coin's quote has its feed of coins. */
type LiveReading = Exclude<FactReading, 'quote'>;

interface ReadingRow<Reading extends LiveReading> {
  /** In ms: by how fast a value changes, and its sources' limits. */
  readonly timeToLive: number;
  /** The source's own time, ms since 1970 UTC; absent: it gives none. */
  readonly dateOf?: (value: FactReadings[Reading]) => number | null | undefined;
  /** In ms; quotes, lists of markets and figures. */
  readonly maxAge?: number;
}

const ofHourlyList = { timeToLive: hour, dateOf: ({ at }: Listed<unknown>) => at, maxAge: day };
const ofMarket = { dateOf: ({ updated }: { readonly updated: number | null }) => updated, maxAge: hour };

type ReadingTable = { readonly [Reading in LiveReading]: ReadingRow<Reading> };

const rows: ReadingTable = {
  markets: ofHourlyList,
  identity: { timeToLive: day },
  geckoMarket: { timeToLive: 15 * minute, ...ofMarket },
  cmcMarket: { timeToLive: 15 * minute, ...ofMarket },
  // The days of prices end a day ago at most.
  closedDays: { timeToLive: hour, dateOf: (days) => days.at(-1)?.time, maxAge: 2 * day },
  codeChange: { timeToLive: day },
  largestHolders: { timeToLive: day },
  holderContracts: { timeToLive: day },
  ...byListing(() => ofHourlyList),
  ...byListedFigure(() => ofHourlyList),
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are its readings
const liveReadings = Object.keys(rows) as LiveReading[];

export type FactFeeds = {
  readonly [Reading in LiveReading]: (coin: FactCoin) => Promise<Feed<FactReadings[Reading]>>;
} & {
  /** The name of the source that is asked first for a reading. */
  readonly sourceOf: (reading: LiveReading) => string;
};

export function buildFactFeeds(context: FeedContext<CoinFactSample>, live: Live): FactFeeds {
  const feeds = liveReadings.map((reading) => [reading, buildReadingFeed(context, live, reading)]);
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each reading has its own feed
    ...(Object.fromEntries(feeds) as Omit<FactFeeds, 'sourceOf'>),
    sourceOf: (reading) => selectLive(live, reading)[0]?.client.name ?? context.sample.name,
  };
}

const maxCoins = 1000;

function buildReadingFeed<Reading extends LiveReading>(
  context: FeedContext<CoinFactSample>,
  live: Live,
  reading: Reading,
): (coin: FactCoin) => Promise<Feed<FactReadings[Reading]>> {
  const { timeToLive, dateOf = () => undefined, maxAge } = rows[reading];
  const coins = new LRUCache<string, FactCoin>({ max: maxCoins });
  const feed = buildSourceFeed<CoinFactSource, FactReadings[Reading], string>(context, {
    live: selectLive(live, reading),
    usesMemberQuota: true,
    load: (source, key) => read(source, reading, coins.get(key)),
    timeToLive,
    dateOf,
    maxAge,
    priority: 'spare',
    sampleIsPartial: true,
  });
  return (coin) => {
    // The price helps to identify the coin, but is no part of its identity.
    const key = `${coin.id} ${coin.identity?.geckoId ?? ''}`;
    coins.set(key, coin);
    return feed(key);
  };
}

/** Those that have the reading, in the order in which they are asked. */
export function selectLive<One extends Pick<LiveSource<CoinFactSource>, 'source'>>(
  live: readonly One[],
  reading: FactReading,
): readonly One[] {
  const isLast = ({ lastFor = [] }: CoinFactSource) => lastFor.includes(reading);
  return live
    .filter(({ source }) => source.readers[reading] !== undefined)
    .toSorted((one, other) => Number(isLast(one.source)) - Number(isLast(other.source)));
}

function read<Reading extends FactReading>(
  { readers }: CoinFactSource,
  reading: Reading,
  coin: FactCoin | undefined,
): Promise<FactReadings[Reading]> {
  const reader = readers[reading];
  if (reader === undefined || coin === undefined)
    throw new SourceFailure('not-found', `it has no ${reading}`);
  return reader(coin);
}
