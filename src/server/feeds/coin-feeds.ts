import type { Clock } from '../ports/clock.ts';
import type { CoinFeeds, CoinNewsSource, CoinSample, CoinSource } from '../ports/coins.ts';
import { UpstreamError, type UpstreamMode } from '../ports/upstream.ts';
import { buildBreaker } from './breaker.ts';
import { buildSourceFeed, toSampleFeed } from './build-source-feed.ts';

interface CoinFeedsOptions {
  readonly mode: UpstreamMode;
  readonly coins: CoinSource;
  /** Absent while no live source of news is connected. */
  readonly news?: CoinNewsSource | undefined;
  readonly sample: CoinSample;
  readonly clock: Clock;
}

/** As long as CoinPaprika itself says that a response holds (Cache-Control: max-age=60). */
const coinTimeToLive = 60_000;
/** Names and ranks move slowly. */
const hitsTimeToLive = 10 * 60_000;
const newsTimeToLive = 10 * 60_000;

/** The sample has news of a few coins only, so nothing is known about the others without a live source. */
const missingNews: CoinNewsSource = {
  name: 'No source',
  async coinNews() {
    throw new UpstreamError('unreachable', 'No source', { detail: 'no live source is connected' });
  },
};

/** The feeds of the coin panel over their sources. */
export function buildCoinFeeds({ mode, coins, news, sample, clock }: CoinFeedsOptions): CoinFeeds {
  const common = { mode, clock, sample };
  const ofCoins = {
    ...common,
    live: coins,
    guard: buildBreaker(clock, coins.name),
    timeToLive: coinTimeToLive,
  };
  const coin = buildSourceFeed({
    ...ofCoins,
    load: (source: CoinSource, key: string) => source.coin(key),
  });
  const coinHits = buildSourceFeed({
    ...ofCoins,
    timeToLive: hitsTimeToLive,
    load: (source: CoinSource, key: string) => source.coinHits(key),
  });
  const teamMember = buildSourceFeed({
    ...ofCoins,
    load: (source: CoinSource, id: string) => source.teamMember(id),
  });
  const coinNews = buildSourceFeed({
    ...common,
    live: news ?? missingNews,
    load: (source: CoinNewsSource, key: string) => source.coinNews(key),
    timeToLive: newsTimeToLive,
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
