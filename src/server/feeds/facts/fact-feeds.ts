import { LRUCache } from 'lru-cache';
import type { Feed } from '../../../contracts/feed.ts';
import type {
  CoinFactSample,
  CoinFactSource,
  FactCoin,
  FactReading,
  FactReadings,
} from '../../ports/coin-facts.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { buildSourceFeed, type FeedContext } from '../build-source-feed.ts';
import type { LiveSource } from '../source-client.ts';
import { timesToLive } from '../times-to-live.ts';

type Live = readonly LiveSource<CoinFactSource>[];

export type FactFeeds = {
  readonly [Reading in FactReading]: (coin: FactCoin) => Promise<Feed<FactReadings[Reading]>>;
};

export function buildFactFeeds(context: FeedContext<CoinFactSample>, live: Live): FactFeeds {
  const of = <Reading extends FactReading>(reading: Reading) => buildReadingFeed(context, live, reading);
  return {
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
    valueLocked: of('valueLocked'),
    fees: of('fees'),
  };
}

const maxCoins = 1000;

function buildReadingFeed<Reading extends FactReading>(
  context: FeedContext<CoinFactSample>,
  live: Live,
  reading: Reading,
): (coin: FactCoin) => Promise<Feed<FactReadings[Reading]>> {
  const isLast = ({ lastFor = [] }: CoinFactSource) => lastFor.includes(reading);
  const coins = new LRUCache<string, FactCoin>({ max: maxCoins });
  const feed = buildSourceFeed<CoinFactSource, FactReadings[Reading], string>(context, {
    live: live
      .filter(({ source }) => source.readers[reading] !== undefined)
      .toSorted((one, other) => Number(isLast(one.source)) - Number(isLast(other.source))),
    usesMemberQuota: true,
    load: (source, key) => read(source, reading, coins.get(key)),
    timeToLive: timesToLive[reading],
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
