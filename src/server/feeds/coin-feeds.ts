import type { Clock } from '../ports/clock.ts';
import type { CoinFeeds } from '../ports/coins.ts';
import type { CoinNewsSource, CoinSource, SampleSource } from '../ports/coin-sources.ts';
import { buildBreaker } from './breaker.ts';
import { buildFeed } from './build-feed.ts';
import { orUndefined } from './or-undefined.ts';
import { toSampleFeed } from './sample-feed.ts';

/** Which sources are asked: the live ones with the sample standing in, only the live ones, or only the sample. */
export type UpstreamMode = 'auto' | 'live' | 'sample';

interface CoinFeedsOptions {
  readonly mode: UpstreamMode;
  readonly coins: CoinSource;
  /** Absent while no live source of news is connected. */
  readonly news?: CoinNewsSource | undefined;
  readonly sample: SampleSource;
  readonly clock: Clock;
}

/** As long as CoinPaprika itself says that a response holds (Cache-Control: max-age=60). */
const coinTimeToLive = 60_000;
const newsTimeToLive = 10 * 60_000;

/** The feeds of the coin panel over their sources. */
export function buildCoinFeeds(options: CoinFeedsOptions): CoinFeeds {
  const { mode, sample } = options;
  const fromSample: CoinFeeds = {
    coin: async (name) => toSampleFeed(sample, await sample.coin(name)),
    teamMember: async (id) => toSampleFeed(sample, await sample.teamMember(id)),
    coinNews: async (name) => toSampleFeed(sample, await sample.coinNews(name)),
  };
  if (mode === 'sample') return fromSample;
  const live = buildLiveFeeds(options, mode === 'auto' ? fromSample : undefined);
  return {
    coin: (name) => live.coin(toKey(name)),
    teamMember: (id) =>
      mode === 'auto' && sample.ownsTeamMember(id) ? fromSample.teamMember(id) : live.teamMember(id),
    coinNews: (name) => live.coinNews(toKey(name)),
  };
}

function buildLiveFeeds({ coins, news, clock }: CoinFeedsOptions, sample: CoinFeeds | undefined): CoinFeeds {
  const guardCoins = buildBreaker(clock, coins.name);
  const guardNews = buildBreaker(clock, news?.name ?? '');
  return {
    coin: buildFeed({
      clock,
      live: { source: coins.name, load: (key) => guardCoins(() => coins.coin(key)) },
      findSample: sample && ((key) => orUndefined(sample.coin(key))),
      timeToLive: coinTimeToLive,
    }),
    teamMember: buildFeed({
      clock,
      live: { source: coins.name, load: (key) => guardCoins(() => coins.teamMember(key)) },
      findSample: sample && ((key) => orUndefined(sample.teamMember(key))),
      timeToLive: coinTimeToLive,
    }),
    coinNews: buildFeed({
      clock,
      live: news && { source: news.name, load: (key) => guardNews(() => news.coinNews(key)) },
      findSample: sample && ((key) => orUndefined(sample.coinNews(key))),
      timeToLive: newsTimeToLive,
    }),
  };
}

function toKey(name: string): string {
  return name.trim().toLowerCase();
}
