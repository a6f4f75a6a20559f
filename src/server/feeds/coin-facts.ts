import {
  coinFacts,
  factIds,
  type CoinFact,
  type CoinFacts,
  type FactGap,
  type FactId,
} from '../../contracts/coin-facts.ts';
import type { Feed, FeedOrigin } from '../../contracts/feed.ts';
import type { Clock } from '../ports/clock.ts';
import type { CoinFactSample } from '../ports/coin-facts.ts';
import type { CoinFactFeed, CoinFeeds } from '../ports/coins.ts';
import type { MarketFeeds } from '../ports/market.ts';
import type { LoadMedia } from '../ports/media.ts';
import type { Asking, LiveSources } from '../ports/sources.ts';
import { UpstreamError, type UpstreamErrorKind, type UpstreamMode } from '../ports/upstream.ts';
import type { AskOnce } from './ask-once.ts';
import { startReadings, type Readings, type ReadingsUnderWay } from './facts/coin-readings.ts';
import { buildFactFeeds } from './facts/fact-feeds.ts';
import { factTable, type Missing, type Outcomes } from './facts/fact-table.ts';
import { orLate } from './or-late.ts';
import { buildPaperDateFeed } from './facts/paper-date.ts';

/** What the facts are made of. */
export interface CoinFactFeedOptions {
  readonly mode: UpstreamMode;
  readonly live: Pick<LiveSources, 'coinFacts'>;
  readonly sample: CoinFactSample;
  readonly clock: Clock;
  readonly coins: Pick<CoinFeeds, 'coin'>;
  readonly market: Pick<MarketFeeds, 'priceDays' | 'rsi' | 'macd' | 'reserves'>;
  /** Loads whitepapers. */
  readonly loadPaper: LoadMedia;
  readonly askOnce?: AskOnce | undefined;
  readonly asking?: Asking | undefined;
}

/** How long the coin is waited for, and then its readings, in ms; what comes later reaches who asks again. */
const patience = 2500;

/** The facts of coins over their sources, each by itself: one that is slow or fails takes no other along. */
export function buildCoinFactFeed(options: CoinFactFeedOptions): CoinFactFeed {
  const { mode, live, sample, clock, askOnce, asking, coins, market } = options;
  const feeds = buildFactFeeds({ mode, live: live.coinFacts, sample, clock, askOnce, asking });
  const paperDate = buildPaperDateFeed({ mode, clock, askOnce, asking, sample, load: options.loadPaper });
  return {
    async facts(term) {
      const found = await orLate(coins.coin(term), patience);
      if (found === undefined) return toFeed(factIds.map(toLoading), clock.now());
      const outcomes = await settle(startReadings({ feeds, market, paperDate }, found));
      return toFeed(
        factIds.map((id) => toFact(id, outcomes)),
        clock.now(),
      );
    },
  };
}

async function settle(underWay: ReadingsUnderWay): Promise<Outcomes> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are the names of its own type
  const names = Object.keys(underWay) as (keyof Readings)[];
  const settled = await Promise.all(
    names.map(async (name) => [name, await settleOne(underWay[name])] as const),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has its own outcome
  return Object.fromEntries(settled) as unknown as Outcomes;
}

async function settleOne(
  underWay: Promise<Feed<unknown>> | undefined,
): Promise<{ readonly kind: 'read'; readonly feed: Feed<unknown> } | Missing> {
  if (underWay === undefined) return toMissing('no_source', null);
  const reading = underWay.then((feed) => ({ kind: 'read', feed }) as const, refuse);
  return (await orLate(reading, patience)) ?? toMissing('loading', null);
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
  const told = factTable[id](outcomes);
  if (told.kind === 'missing') return { id, state: 'missing', reason: told.reason, source: told.source };
  const { source, asOf: as_of, state } = told.origin;
  const { unit } = coinFacts[id];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table gives each fact a value of its unit
  return { id, unit, value: told.value, source, as_of, state } as CoinFact;
}

/** The whole is as old as its oldest fact, and only as live as all of them. */
function toFeed(facts: CoinFacts, now: number): Feed<CoinFacts> {
  const known = facts.filter((fact) => fact.state !== 'missing');
  const sources = new Set(known.map(({ source }) => source));
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
