import type { Feed } from '../../../contracts/feed.ts';
import type {
  CoinFactSample,
  CoinFactSource,
  FactCoin,
  FactReading,
  FactReadings,
} from '../../ports/coin-facts.ts';
import type { LiveSource } from '../../ports/sources.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { buildSourceFeed } from '../build-source-feed.ts';
import type { FeedContext } from '../feed-context.ts';
import { timesToLive } from '../times-to-live.ts';

type Live = readonly LiveSource<CoinFactSource>[];

/** One feed for each reading; several facts may be made of one. */
export type FactFeeds = {
  readonly [Reading in FactReading]: (coin: FactCoin) => Promise<Feed<FactReadings[Reading]>>;
};

/** The feeds of the readings over the sources that have them. */
export function buildFactFeeds(context: FeedContext<CoinFactSample>, live: Live): FactFeeds {
  const of = <Reading extends FactReading>(reading: Reading) => buildReadingFeed(context, live, reading);
  return {
    listings: of('listings'),
    marketCap: of('marketCap'),
    closedDays: of('closedDays'),
    codeChange: of('codeChange'),
    largestHolders: of('largestHolders'),
    valueLocked: of('valueLocked'),
    fees: of('fees'),
  };
}

function buildReadingFeed<Reading extends FactReading>(
  context: FeedContext<CoinFactSample>,
  live: Live,
  reading: Reading,
): (coin: FactCoin) => Promise<Feed<FactReadings[Reading]>> {
  const feed = buildSourceFeed<CoinFactSource, FactReadings[Reading], string>(context, {
    live: live.filter(({ source }) => source.readers[reading] !== undefined),
    usesMemberQuota: true,
    load: (source, key) => read(source, reading, toCoin(key)),
    timeToLive: timesToLive[reading],
    priority: 'spare',
    sampleIsPartial: true,
  });
  return (coin) => feed(toKey(coin));
}

function read<Reading extends FactReading>(
  { name, readers }: CoinFactSource,
  reading: Reading,
  coin: FactCoin,
): Promise<FactReadings[Reading]> {
  const reader = readers[reading];
  if (reader === undefined) throw new UpstreamError('not-found', name, { detail: `it has no ${reading}` });
  return reader(coin);
}

// What a coin is asked for by is one line each.
function toKey({ id, name, ticker, repository, tokenAddress }: FactCoin): string {
  return [id, name, ticker, repository ?? '', tokenAddress ?? ''].join('\n');
}

function toCoin(key: string): FactCoin {
  const [id = '', name = '', ticker = '', repository = '', tokenAddress = ''] = key.split('\n');
  return { id, name, ticker, repository: repository || null, tokenAddress: tokenAddress || null };
}
