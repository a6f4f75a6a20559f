import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coinFactIds, type CoinFact } from '../../../src/contracts/coin-facts.ts';
import { buildCoinFactFeed } from '../../../src/server/feeds/coin-facts.ts';
import { buildFactFeeds } from '../../../src/server/feeds/facts/fact-feeds.ts';
import { buildCoinFeeds } from '../../../src/server/feeds/coin-feeds.ts';
import { buildMarketFeeds } from '../../../src/server/feeds/market-feeds.ts';
import { buildMediaIds } from '../../../src/server/feeds/media-ids.ts';
import type { FactReaders } from '../../../src/server/ports/coin-facts.ts';
import type { CoinSource } from '../../../src/server/ports/coins.ts';
import { SourceFailure } from '../../../src/server/ports/upstream.ts';
import { buildCoinSample } from '../../../src/server/upstream/sample/sample-coin-source.ts';
import { buildFactSample } from '../../../src/server/upstream/sample/sample-facts.ts';
import { buildMarketSample } from '../../../src/server/upstream/sample/sample-market-source.ts';
import { noSources, toContext, toLive } from '../../helpers/live-sources.ts';

const sampleCoinSource = buildCoinSample();

const noon = Date.parse('2026-11-21T12:00:00.000Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function toOutcome(fact: CoinFact | undefined) {
  if (fact === undefined) return undefined;
  return fact.state === 'missing' ? [fact.reason, fact.source] : [fact.value, fact.source];
}

const find = (facts: readonly CoinFact[], id: CoinFact['id']) => facts.find((fact) => fact.id === id);

describe('the facts of a coin with a slow source', () => {
  const time = { now: noon };
  const clock = { now: () => time.now };
  const sample = buildFactSample(clock);
  const never = () => new Promise<never>(() => undefined);
  const build = ({
    codeChange = sample.readers.codeChange,
    coin = (term) => sampleCoinSource.coin(term),
  }: Slow) => {
    const source = { readers: { ...sample.readers, codeChange } };
    const live = {
      ...noSources,
      coins: toLive({ ...sampleCoinSource, coin }),
      coinFacts: toLive(source, Date, 'Slow source'),
    };
    const market = buildMarketFeeds(
      toContext({ mode: 'sample', sample: buildMarketSample(clock), clock }),
      live,
      buildMediaIds(new Uint8Array(32)),
    );
    const coins = buildCoinFeeds(
      toContext({ mode: 'live', sample: sampleCoinSource, clock }),
      live,
      buildMediaIds(new Uint8Array(32)),
    );
    const context = toContext({ mode: 'live', sample, clock });
    const feeds = buildFactFeeds(context, live.coinFacts);
    return buildCoinFactFeed(context, { feeds, coins, market, loadPaper: never });
  };
  interface Slow {
    readonly codeChange?: FactReaders['codeChange'];
    readonly coin?: CoinSource['coin'];
  }

  it('do not wait for it, and include its fact in a later response', async () => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const feed = build({ codeChange: () => promise });
    const first = feed.facts('uniswap');
    await vi.advanceTimersByTimeAsync(2500);
    const { value: before, state } = await first;
    expect(toOutcome(find(before, 'code_changed'))).toEqual(['loading', null]);
    expect(toOutcome(find(before, 'whitepaper_date'))).toEqual(['loading', null]);
    expect(find(before, 'largest_holders')).toMatchObject({ state: 'live', value: 46.2 });
    expect(state).toBe('sample');
    resolve('2026-11-01T00:00:00.000Z');
    const second = feed.facts('uniswap');
    await vi.advanceTimersByTimeAsync(2500);
    expect(find((await second).value, 'code_changed')).toMatchObject({ value: '2026-11-01T00:00:00.000Z' });
  });

  it('keep the reason of a failure while it is asked again', async () => {
    const codeChange = vi.fn<FactReaders['codeChange']>();
    codeChange.mockReturnValueOnce(
      new Promise((_, reject) => {
        setTimeout(() => reject(new SourceFailure('timeout')), 4000);
      }),
    );
    codeChange.mockImplementation(never);
    const feed = build({ codeChange });
    const askNext = async () => {
      const asked = feed.facts('uniswap');
      await vi.advanceTimersByTimeAsync(2500);
      return toOutcome(find((await asked).value, 'code_changed'));
    };
    expect(await askNext()).toEqual(['loading', null]);
    await vi.advanceTimersByTimeAsync(2000);
    for (let again = 0; again < 3; again += 1) {
      time.now += 10_000;
      expect(await askNext()).toEqual(['unavailable', 'Slow source']);
    }
    expect(codeChange).toHaveBeenCalledTimes(2);
  });

  it('of a known coin do not wait for the source that finds it', async () => {
    const asked = build({ coin: never }).facts('uniswap');
    await vi.advanceTimersByTimeAsync(5000);
    const { value } = await asked;
    expect(toOutcome(find(value, 'team_named'))).toEqual(['loading', null]);
    expect(find(value, 'largest_holders')).toMatchObject({ state: 'live', value: 46.2 });
  });

  it('are all loading while it is the one that finds the coin', async () => {
    const asked = build({ coin: never }).facts('greenleaf');
    await vi.advanceTimersByTimeAsync(2500);
    const { value, state } = await asked;
    expect(value.map(toOutcome)).toEqual(coinFactIds.map(() => ['loading', null]));
    expect(state).toBe('stale');
  });
});
