import { coinFactIds, type CoinFact, type CoinFactId } from '../../contracts/coin-facts.ts';
import type { CoinFactSample } from '../ports/coin-facts.ts';
import type { CoinFactFeed, CoinFeeds } from '../ports/coins.ts';
import type { MarketFeeds } from '../ports/market.ts';
import type { LoadMedia } from '../ports/media.ts';
import type { FeedContext } from './build-source-feed.ts';
import { startReadings, type Readings, type PendingReadings } from './facts/coin-readings.ts';
import type { ChartMarket } from './facts/coin-prices.ts';
import type { FactFeeds } from './facts/fact-feeds.ts';
import { factTable, type Outcomes } from './facts/fact-table.ts';
import { buildPaperDateFeed } from './facts/paper-date.ts';
import { readingTimeout, settleReading, toFact, toFactFeed } from './facts/outcome.ts';
import { withTimeout } from './with-timeout.ts';

interface FactParts {
  readonly feeds: FactFeeds;
  readonly coins: Pick<CoinFeeds, 'coin' | 'quote'>;
  readonly market: ChartMarket & Pick<MarketFeeds, 'reserves'>;
  readonly loadPaper: LoadMedia;
}

/** Each fact loads independently: a slow or failing source does not affect the others. */
export function buildCoinFactFeed(
  context: FeedContext<CoinFactSample>,
  { feeds, coins, market, loadPaper }: FactParts,
): CoinFactFeed {
  const { clock } = context;
  const paperDate = buildPaperDateFeed(context, loadPaper);
  return {
    async facts(term) {
      const found = await withTimeout(coins.coin(term), readingTimeout);
      if (found === undefined) return toFactFeed(coinFactIds.map(toLoading), clock.now());
      const outcomes = await settle(startReadings({ feeds, coins, market, paperDate }, found));
      return toFactFeed(
        coinFactIds.map((id) => toFact(id, factTable[id](outcomes))),
        clock.now(),
      );
    },
  };
}

async function settle(pending: PendingReadings): Promise<Outcomes> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are the names of its own type
  const names = Object.keys(pending) as (keyof Readings)[];
  const settled = await Promise.all(
    names.map(async (name) => [name, await settleReading<unknown>(pending[name])] as const),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has its own outcome
  return Object.fromEntries(settled) as unknown as Outcomes;
}

function toLoading(id: CoinFactId): CoinFact {
  return { id, state: 'missing', reason: 'loading', source: null };
}
