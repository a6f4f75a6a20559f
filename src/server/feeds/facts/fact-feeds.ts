import type { Feed } from '../../../contracts/feed.ts';
import type { Clock } from '../../ports/clock.ts';
import type {
  CoinFactSample,
  CoinFactSource,
  FactCoin,
  FactReading,
  FactReadings,
} from '../../ports/coin-facts.ts';
import type { Asking, LiveSource } from '../../ports/sources.ts';
import { UpstreamError, type UpstreamMode } from '../../ports/upstream.ts';
import type { AskOnce } from '../ask-once.ts';
import { buildSourceFeed } from '../build-source-feed.ts';
import { timesToLive } from '../times-to-live.ts';

interface FactFeedsOptions {
  readonly mode: UpstreamMode;
  readonly live: readonly LiveSource<CoinFactSource>[];
  readonly sample: CoinFactSample;
  readonly clock: Clock;
  readonly askOnce?: AskOnce | undefined;
  readonly asking?: Asking | undefined;
}

/** One feed for each reading; each keeps what it brought, for whichever facts are made of it. */
export type FactFeeds = {
  readonly [Reading in FactReading]: (coin: FactCoin) => Promise<Feed<FactReadings[Reading]>>;
};

/** The feeds of the readings over the sources that have them. */
export function buildFactFeeds(options: FactFeedsOptions): FactFeeds {
  const of = <Reading extends FactReading>(reading: Reading) => buildReadingFeed(reading, options);
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
  reading: Reading,
  { live, ...common }: FactFeedsOptions,
): (coin: FactCoin) => Promise<Feed<FactReadings[Reading]>> {
  const feed = buildSourceFeed<CoinFactSource, FactReadings[Reading], string>({
    ...common,
    name: reading,
    isNamed: true,
    live: live.filter(({ source }) => source.readers[reading] !== undefined),
    load: (source, key) => read(source, reading, toCoin(key)),
    timeToLive: timesToLive[reading],
    priority: 'spare',
    // It has facts of a few coins only.
    sampleIsPart: true,
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
