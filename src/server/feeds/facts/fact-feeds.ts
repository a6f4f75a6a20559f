import { LRUCache } from 'lru-cache';
import type { Feed } from '../../../contracts/feed.ts';
import type {
  CoinFactSample,
  CoinFactSource,
  FactCoin,
  FactReading,
  FactReadings,
} from '../../ports/coin-facts.ts';
import { day, hour } from '../../../lib/durations.ts';
import { UpstreamError, type Listed } from '../../ports/upstream.ts';
import { buildSourceFeed, type FeedContext } from '../build-source-feed.ts';
import type { LiveSource } from '../source-client.ts';
import { timesToLive } from '../times-to-live.ts';

type Live = readonly LiveSource<CoinFactSource>[];

export type FactFeeds = {
  readonly [Reading in FactReading]: (coin: FactCoin) => Promise<Feed<FactReadings[Reading]>>;
} & {
  /** The name of the source that is asked first for a reading. */
  readonly sourceOf: (reading: FactReading) => string;
};

export function buildFactFeeds(context: FeedContext<CoinFactSample>, live: Live): FactFeeds {
  const of = <Reading extends FactReading>(reading: Reading) => buildReadingFeed(context, live, reading);
  return {
    sourceOf: (reading) => selectLive(live, reading)[0]?.source.name ?? context.sample.name,
    markets: of('markets'),
    identity: of('identity'),
    geckoMarket: of('geckoMarket'),
    cmcMarket: of('cmcMarket'),
    binanceListing: of('binanceListing'),
    coinbaseListing: of('coinbaseListing'),
    geminiListing: of('geminiListing'),
    krakenListing: of('krakenListing'),
    kucoinListing: of('kucoinListing'),
    closedDays: of('closedDays'),
    codeChange: of('codeChange'),
    largestHolders: of('largestHolders'),
    holderContracts: of('holderContracts'),
    valueLocked: of('valueLocked'),
    fees: of('fees'),
  };
}

const maxCoins = 1000;

const toUpdated = ({ updated }: { readonly updated: number | null }) => updated;
const toListedAt = ({ at }: Listed<unknown>) => at;
const undated = () => undefined;

/** The source's own time of each reading, ms since 1970 UTC. */
const datesOf: {
  readonly [Reading in FactReading]: (value: FactReadings[Reading]) => number | null | undefined;
} = {
  markets: toListedAt,
  identity: undated,
  geckoMarket: toUpdated,
  cmcMarket: toUpdated,
  binanceListing: toListedAt,
  coinbaseListing: toListedAt,
  geminiListing: toListedAt,
  krakenListing: toListedAt,
  kucoinListing: toListedAt,
  closedDays: (days) => days.at(-1)?.time,
  codeChange: undated,
  largestHolders: undated,
  holderContracts: undated,
  valueLocked: toListedAt,
  fees: toListedAt,
};

/** Quotes, lists of markets and figures; the days of prices end a day ago at most. */
const maxAges: Readonly<Partial<Record<FactReading, number>>> = {
  markets: day,
  geckoMarket: hour,
  cmcMarket: hour,
  binanceListing: day,
  coinbaseListing: day,
  geminiListing: day,
  krakenListing: day,
  kucoinListing: day,
  closedDays: 2 * day,
  valueLocked: day,
  fees: day,
};

function buildReadingFeed<Reading extends FactReading>(
  context: FeedContext<CoinFactSample>,
  live: Live,
  reading: Reading,
): (coin: FactCoin) => Promise<Feed<FactReadings[Reading]>> {
  const coins = new LRUCache<string, FactCoin>({ max: maxCoins });
  const feed = buildSourceFeed<CoinFactSource, FactReadings[Reading], string>(context, {
    live: selectLive(live, reading),
    usesMemberQuota: true,
    load: (source, key) => read(source, reading, coins.get(key)),
    timeToLive: timesToLive[reading],
    dateOf: datesOf[reading],
    maxAge: maxAges[reading],
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
function selectLive(live: Live, reading: FactReading): Live {
  const isLast = ({ lastFor = [] }: CoinFactSource) => lastFor.includes(reading);
  return live
    .filter(({ source }) => source.readers[reading] !== undefined)
    .toSorted((one, other) => Number(isLast(one.source)) - Number(isLast(other.source)));
}

function read<Reading extends FactReading>(
  { name, readers }: CoinFactSource,
  reading: Reading,
  coin: FactCoin | undefined,
): Promise<FactReadings[Reading]> {
  const reader = readers[reading];
  if (reader === undefined || coin === undefined)
    throw new UpstreamError('not-found', name, { detail: `it has no ${reading}` });
  return reader(coin);
}
