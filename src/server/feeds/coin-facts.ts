import {
  coinFacts,
  factIds,
  type CoinFact,
  type CoinFacts,
  type FactGap,
  type FactId,
} from '../../contracts/coin-facts.ts';
import type { Feed, FeedOrigin } from '../../contracts/feed.ts';
import type { CoinFactSample } from '../ports/coin-facts.ts';
import type { CoinFactFeed, CoinFeeds } from '../ports/coins.ts';
import type { MarketFeeds } from '../ports/market.ts';
import type { LoadMedia } from '../ports/media.ts';
import type { LiveSources } from '../ports/sources.ts';
import { UpstreamError, type UpstreamErrorKind } from '../ports/upstream.ts';
import { startReadings, type Readings, type PendingReadings } from './facts/coin-readings.ts';
import { buildFactFeeds } from './facts/fact-feeds.ts';
import { factTable, type Missing, type Outcomes } from './facts/fact-table.ts';
import { buildPaperDateFeed } from './facts/paper-date.ts';
import type { FeedContext } from './feed-context.ts';
import { withTimeout } from './with-timeout.ts';

/** What the facts are made of. */
interface FactParts {
  readonly live: LiveSources['coinFacts'];
  readonly coins: Pick<CoinFeeds, 'coin' | 'quote'>;
  readonly market: Pick<MarketFeeds, 'priceDays' | 'rsi' | 'macd' | 'reserves'>;
  /** Loads whitepapers. */
  readonly loadPaper: LoadMedia;
}

/** How long to wait for the coin, and then for each reading, in ms; a later one reaches the next request. */
const readingTimeout = 2500;

/** The facts of coins. Each is loaded by itself: a slow or failing source does not affect the others. */
export function buildCoinFactFeed(
  context: FeedContext<CoinFactSample>,
  { live, coins, market, loadPaper }: FactParts,
): CoinFactFeed {
  const { clock } = context;
  const feeds = buildFactFeeds(context, live);
  const paperDate = buildPaperDateFeed(context, loadPaper);
  return {
    async facts(term) {
      const found = await withTimeout(coins.coin(term), readingTimeout);
      if (found === undefined) return toFeed(factIds.map(toLoading), clock.now());
      const outcomes = await settle(startReadings({ feeds, coins, market, paperDate }, found));
      return toFeed(
        factIds.map((id) => toFact(id, outcomes)),
        clock.now(),
      );
    },
  };
}

async function settle(pending: PendingReadings): Promise<Outcomes> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are the names of its own type
  const names = Object.keys(pending) as (keyof Readings)[];
  const settled = await Promise.all(
    names.map(async (name) => [name, await settleOne(pending[name])] as const),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has its own outcome
  return Object.fromEntries(settled) as unknown as Outcomes;
}

async function settleOne(
  pending: Promise<Feed<unknown>> | undefined,
): Promise<{ readonly kind: 'read'; readonly feed: Feed<unknown> } | Missing> {
  if (pending === undefined) return toMissing('no_source', null);
  const reading = pending.then((feed) => ({ kind: 'read', feed }) as const, refuse);
  return (await withTimeout(reading, readingTimeout)) ?? toMissing('loading', null);
}

function refuse(error: unknown): Missing {
  if (!(error instanceof UpstreamError)) throw error;
  return toMissing(reasons[error.kind], error.source);
}

const reasons: Readonly<Record<UpstreamErrorKind, FactGap>> = {
  'not-found': 'unknown',
  resting: 'held_back',
  limited: 'held_back',
  crowded: 'held_back',
  unreachable: 'unavailable',
  refused: 'unavailable',
  malformed: 'unavailable',
  timeout: 'unavailable',
};

function toMissing(reason: FactGap, source: string | null): Missing {
  return { kind: 'missing', reason, source };
}

function toLoading(id: FactId): CoinFact {
  return { id, state: 'missing', reason: 'loading', source: null };
}

function toFact(id: FactId, outcomes: Outcomes): CoinFact {
  const outcome = factTable[id](outcomes);
  if (outcome.kind === 'missing')
    return { id, state: 'missing', reason: outcome.reason, source: outcome.source };
  const { source, asOf: as_of, state } = outcome.origin;
  const { unit } = coinFacts[id];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table gives each fact a value of its unit
  return { id, unit, value: outcome.value, source, as_of, state } as CoinFact;
}

/** The whole is as old as its oldest fact, and only as live as all of them. */
function toFeed(facts: CoinFacts, now: number): Feed<CoinFacts> {
  const known = facts.filter((fact) => fact.state !== 'missing');
  // A fact of several sources names them in one text.
  const sources = new Set(known.flatMap(({ source }) => source.split(', ')));
  const [asOf = new Date(now).toISOString()] = known.map(({ as_of }) => as_of).toSorted();
  return { value: facts, source: Array.from(sources).join(', ') || 'None yet', asOf, state: toState(facts) };
}

function toState(facts: CoinFacts): FeedOrigin['state'] {
  if (facts.some(({ state }) => state === 'sample')) return 'sample';
  return facts.some(mayChange) ? 'stale' : 'live';
}

/** More is to be had of it soon. */
function mayChange(fact: CoinFact): boolean {
  if (fact.state !== 'missing') return fact.state === 'stale';
  return fact.reason === 'loading' || fact.reason === 'held_back';
}
