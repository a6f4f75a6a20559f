import type { CoinFeeds, CoinNewsSource, CoinSample, CoinSource } from '../ports/coins.ts';
import type { LiveSources } from '../ports/sources.ts';
import { buildSourceFeed, toSampleFeed } from './build-source-feed.ts';
import type { FeedContext } from './feed-context.ts';
import { timesToLive } from './times-to-live.ts';

/** The feeds of the coin panel over their sources. */
export function buildCoinFeeds(
  context: FeedContext<CoinSample>,
  live: Pick<LiveSources, 'coins' | 'coinNews'>,
): CoinFeeds {
  const { mode, sample } = context;
  const ofCoins = { live: live.coins, usesMemberQuota: true };
  const coin = buildSourceFeed(context, {
    ...ofCoins,
    load: (source: CoinSource, key: string) => source.coin(key),
    timeToLive: timesToLive.coin,
  });
  const coinHits = buildSourceFeed(context, {
    ...ofCoins,
    load: (source: CoinSource, key: string) => source.coinHits(key),
    timeToLive: timesToLive.coinHits,
  });
  const teamMember = buildSourceFeed(context, {
    ...ofCoins,
    load: (source: CoinSource, id: string) => source.teamMember(id),
    timeToLive: timesToLive.teamMember,
  });
  const coinNews = buildSourceFeed(context, {
    live: live.coinNews,
    usesMemberQuota: true,
    load: (source: CoinNewsSource, key: string) => source.coinNews(key),
    timeToLive: timesToLive.coinNews,
    sampleIsPartial: true,
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
