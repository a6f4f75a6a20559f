import fc from 'fast-check';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { anyBentService, toAge, toBend, type BentService } from '../../helpers/internet/bends.ts';
import { copy, standInCoins, twin, type StandInCoin } from '../../helpers/internet/coins.ts';
import { startInternet, type BendAnswer, type StandInInternet } from '../../helpers/internet/internet.ts';
import { findFault, findQuoteFault, type Told } from '../../helpers/internet/true-facts.ts';
import { movementCoins } from '../../../src/contracts/movements.ts';
import { runs } from '../../helpers/property-runs.ts';
import { tickerCoins, type TickerCoin } from '../../../src/contracts/ticker.ts';
import { knownCoins } from '../../../src/contracts/known-coins.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { connectFeeds } from '../../../src/server/compose/connect-feeds.ts';
import { UpstreamError } from '../../../src/server/ports/upstream.ts';

// More runs, or the same again: RUNS=2000 SEED=1 npm test -- tests/server/feeds/true-figures.test.ts
const count = Number(process.env['RUNS'] ?? runs(20));
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
/** In ms: the shrinking of a fault takes minutes on a busy machine. */
const timeout = 900_000;

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.parse('2026-11-25T12:00:00.000Z');
const coins: readonly StandInCoin[] = [...standInCoins, twin, copy];

let internet: StandInInternet;
let bend: BendAnswer;
let time: number;
beforeEach(async () => {
  time = noon;
  internet = await startInternet(
    () => time,
    (asked, answer) => bend(asked, answer),
  );
  // With fake timers no source is slow on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  return internet.close();
});

function open() {
  const outcome = readConfig({ ...internet.env, UPSTREAMS: 'live' });
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  const mediaKey = Buffer.from('a key of this test');
  return connectFeeds(outcome.config, { clock: { now: () => time }, mediaKey });
}

/** In ms: longer than the network of this machine takes. */
const quiet = 500;

/** Lets fake time pass only if nothing happens without it. */
async function land<Value>(pending: Promise<Value>): Promise<Value | undefined> {
  const outcome: { value?: Value | undefined; error?: unknown; done: boolean } = { done: false };
  pending.then(
    (value) => Object.assign(outcome, { value, done: true }),
    (error: unknown) => Object.assign(outcome, { error, done: true }),
  );
  for (let start = performance.now(); !outcome.done; ) {
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - start < quiet) continue;
    await vi.advanceTimersByTimeAsync(15_000);
    start = performance.now();
  }
  if (outcome.error instanceof UpstreamError) return undefined;
  if (outcome.error !== undefined) throw outcome.error;
  return outcome.value;
}

const anyCase = fc.record({
  coin: fc.constantFrom(...coins),
  bent: anyBentService,
  later: fc.constantFrom(0, 50 * minute, 5 * 60 * minute, 30 * 60 * minute),
  isOut: fc.boolean(),
});

interface Case {
  readonly coin: StandInCoin;
  readonly bent: BentService;
  /** In ms: when the facts are asked for again. */
  readonly later: number;
  /** Whether no service responds by then. */
  readonly isOut: boolean;
}

async function check({ coin, bent, later, isOut }: Case): Promise<void> {
  time = noon;
  bend = toBend(bent);
  const feeds = open();
  const told: Told = { coin, now: time, source: bent.service, age: toAge(bent) };
  try {
    await checkCoin(feeds, told);
    time += later;
    if (isOut) bend = () => ({ status: 500 });
    // A stale value is refreshed by the first of two requests.
    await land(feeds.coinFacts.facts(coin.paprikaId));
    await checkCoin(feeds, { ...told, now: time, age: isOut ? 0 : told.age });
  } finally {
    await feeds.endCalls();
  }
}

async function checkCoin(feeds: ReturnType<typeof open>, told: Told): Promise<void> {
  const { coin } = told;
  const faults = [findFault(told, (await land(feeds.coinFacts.facts(coin.paprikaId)))?.value ?? [])];
  const quote = await land(feeds.coins.quote(coin.paprikaId));
  faults.push(quote && findQuoteFault(told, quote, quote.value));
  const found = await land(feeds.coins.coin(coin.paprikaId));
  faults.push(found && findQuoteFault(told, found, { marketCap: found.value.market_cap_usd, price: null }));
  const candles = await land(feeds.charts.candles(coin.paprikaId));
  const close = candles?.value.at(-1)?.[4] ?? null;
  faults.push(candles && findQuoteFault(told, candles, { price: close, marketCap: null }, 2 * day));
  const ticker = findTicker(coin);
  if (ticker !== undefined) {
    const feed = await land(feeds.market.ticker(ticker));
    const price = feed?.value.data[tickerCoins[ticker]]?.quotes.USD.price ?? null;
    faults.push(feed && findQuoteFault(told, feed, { price, marketCap: null }));
  }
  const moved = movementCoins.find((symbol) => knownCoins[symbol].id === coin.paprikaId);
  const movements = moved && (await land(feeds.market.movements(moved)));
  const moves = movements && 'transactions' in movements.value ? (movements.value.transactions ?? []) : [];
  for (const { amount, amount_usd: worth } of moves)
    faults.push(
      movements && findQuoteFault(told, movements, { price: worth / amount, marketCap: null }, day),
    );
  const fault = faults.find((one) => one !== undefined);
  if (fault !== undefined) throw new Error(`${coin.paprikaId}: ${fault}`);
}

function findTicker({ paprikaId }: StandInCoin): TickerCoin | undefined {
  const [symbol] = Object.entries(knownCoins).find(([, { id }]) => id === paprikaId) ?? [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are its own
  return (Object.keys(tickerCoins) as TickerCoin[]).find((one) => one === symbol);
}

describe(`a live figure is the coin's own and of its time, seed ${seed}`, () => {
  it(
    'whatever a service answers',
    async () => {
      await fc.assert(fc.asyncProperty(anyCase, check), { numRuns: count, seed });
    },
    timeout,
  );
});
