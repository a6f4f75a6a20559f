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
import { findSubject } from './facts/find-subject.ts';
import { settleReading, toFact, toFactFeed, type ReadingMemory } from './facts/outcome.ts';
import { buildReadingMemory } from './facts/reading-memory.ts';

interface FactParts {
  readonly feeds: FactFeeds;
  readonly coins: Pick<CoinFeeds, 'coin' | 'known' | 'quote'>;
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
  const memory = buildReadingMemory(clock);
  return {
    async facts(term) {
      const subject = await findSubject(coins, term);
      if (subject === undefined) return toFactFeed(coinFactIds.map(toLoading), clock.now());
      const pending = startReadings({ feeds, coins, market, paperDate }, subject);
      const outcomes = await settle(pending, (name) => memory(`${subject.coin.id} ${name}`));
      return toFactFeed(
        coinFactIds.map((id) => toFact(id, factTable[id](outcomes))),
        clock.now(),
        Object.values(outcomes).some((one) => one.kind === 'missing' && one.isAsked),
      );
    },
  };
}

async function settle(
  pending: PendingReadings,
  memoryOf: (name: keyof Readings) => ReadingMemory,
): Promise<Outcomes> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are the names of its own type
  const names = Object.keys(pending) as (keyof Readings)[];
  const settled = await Promise.all(
    names.map(async (name) => [name, await settleReading<unknown>(pending[name], memoryOf(name))] as const),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has its own outcome
  return Object.fromEntries(settled) as unknown as Outcomes;
}

function toLoading(id: CoinFactId): CoinFact {
  return { id, state: 'missing', reason: 'loading', source: null };
}
