import type { Clock } from '../ports/clock.ts';
import type { CoinFeeds, CoinNewsSource, CoinSample, CoinSource } from '../ports/coins.ts';
import type { Asking, LiveSources } from '../ports/sources.ts';
import type { UpstreamMode } from '../ports/upstream.ts';
import type { AskOnce } from './ask-once.ts';
import { buildSourceFeed, toSampleFeed } from './build-source-feed.ts';
import { timesToLive } from './times-to-live.ts';

interface CoinFeedsOptions {
  readonly mode: UpstreamMode;
  readonly live: Pick<LiveSources, 'coins' | 'coinNews'>;
  readonly sample: CoinSample;
  readonly clock: Clock;
  readonly askOnce?: AskOnce | undefined;
  readonly asking?: Asking | undefined;
}

/** The feeds of the coin panel over their sources. */
export function buildCoinFeeds({ live, ...common }: CoinFeedsOptions): CoinFeeds {
  const { mode, sample } = common;
  const ofCoins = { ...common, live: live.coins };
  const coin = buildSourceFeed({
    name: 'coin',
    isNamed: true,
    ...ofCoins,
    load: (source: CoinSource, key: string) => source.coin(key),
    timeToLive: timesToLive.coin,
  });
  const coinHits = buildSourceFeed({
    name: 'coinHits',
    isNamed: true,
    ...ofCoins,
    load: (source: CoinSource, key: string) => source.coinHits(key),
    timeToLive: timesToLive.coinHits,
  });
  const teamMember = buildSourceFeed({
    name: 'teamMember',
    isNamed: true,
    ...ofCoins,
    load: (source: CoinSource, id: string) => source.teamMember(id),
    timeToLive: timesToLive.teamMember,
  });
  const coinNews = buildSourceFeed({
    name: 'coinNews',
    isNamed: true,
    ...common,
    live: live.coinNews,
    load: (source: CoinNewsSource, key: string) => source.coinNews(key),
    timeToLive: timesToLive.coinNews,
    // It has news of a few coins only.
    sampleIsPart: true,
  });
  return {
    coin: (term) => coin(toKey(term)),
    coinHits: (typed) => coinHits(toKey(typed)),
    teamMember: async (id) =>
      mode === 'auto' && sample.ownsTeamMember(id)
        ? toSampleFeed(sample, await sample.teamMember(id))
        : teamMember(id),
    coinNews: (name) => coinNews(toKey(name)),
  };
}

function toKey(name: string): string {
  return name.trim().toLowerCase();
}
