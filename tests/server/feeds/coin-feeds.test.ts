import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Coin } from '../../../src/contracts/coin-data.ts';
import { buildCoinFeeds } from '../../../src/server/feeds/coin-feeds.ts';
import { buildMediaIds } from '../../../src/server/feeds/media-ids.ts';
import type { CoinSource } from '../../../src/server/ports/coins.ts';
import {
  SourceFailure,
  type UpstreamErrorKind,
  type UpstreamMode,
} from '../../../src/server/ports/upstream.ts';
import { buildCoinSample } from '../../../src/server/upstream/sample/sample-coin-source.ts';
import { noSources, toContext, toLive } from '../../helpers/live-sources.ts';

const sampleCoinSource = buildCoinSample();

const start = Date.parse('2026-11-21T12:00:00Z');
const bitcoin = await sampleCoinSource.coin('btc');
const person = await sampleCoinSource.teamMember('sample-ada-example');
const liveCoin: Coin = { ...bitcoin, name: 'Live Bitcoin', whitepaper: null };
const ids = buildMediaIds(Buffer.from('a key of this test'));

const minute = 60_000;
const day = 24 * 60 * minute;
const timeToLive = day;
const failureTime = 5000;

const clock = { now: () => Date.now() };
const failure = (kind: UpstreamErrorKind) => new SourceFailure(kind);
const landing = () => vi.advanceTimersByTimeAsync(0);
const never = () => new Promise<never>(() => undefined);

function build(mode: UpstreamMode) {
  const coin = vi.fn<CoinSource['coin']>().mockResolvedValue(liveCoin);
  const teamMember = vi.fn<CoinSource['teamMember']>().mockResolvedValue(person);
  const coins: CoinSource = { ...sampleCoinSource, coin, teamMember };
  const live = { ...noSources, coins: toLive(coins, clock, 'Test source') };
  const context = toContext({ mode, sample: sampleCoinSource, clock });
  return { feeds: buildCoinFeeds(context, live, ids), coin, teamMember };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a live value', () => {
  it('has its source, its time and the state live', async () => {
    const { feeds } = build('auto');
    expect(await feeds.coin('Bitcoin')).toEqual({
      value: liveCoin,
      source: 'Test source',
      asOf: '2026-11-21T12:00:00.000Z',
      undated: true,
      state: 'live',
    });
  });

  it('has a path of this server for a whitepaper that is a PDF, and for no other whitepaper', async () => {
    const address = 'https://paper.example/Bitcoin.PDF?v=1';
    const { feeds, coin } = build('live');
    coin.mockImplementation(async (name) => ({
      ...liveCoin,
      whitepaper: name === 'pdf' ? address : 'https://paper.example/',
    }));
    const { paper } = (await feeds.coin('pdf')).value;
    expect(ids.find(paper?.slice('/media/'.length) ?? '')).toBe(address);
    expect((await feeds.coin('page')).value).not.toHaveProperty('paper');
    expect((await build('sample').feeds.coin('btc')).value).not.toHaveProperty('paper');
  });

  it('is cached for a day under any spelling of the name, then loaded again', async () => {
    const { feeds, coin } = build('live');
    await feeds.coin('Bitcoin');
    vi.advanceTimersByTime(timeToLive - 1);
    await feeds.quote(liveCoin.id);
    await landing();
    expect(await feeds.coin(' BITCOIN ')).toMatchObject({ state: 'live', asOf: '2026-11-21T12:00:00.000Z' });
    expect(coin).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(await feeds.coin('bitcoin')).toMatchObject({ state: 'stale', asOf: '2026-11-21T12:00:00.000Z' });
    await landing();
    expect(await feeds.coin('bitcoin')).toMatchObject({ state: 'live', asOf: '2026-11-22T12:00:00.000Z' });
    expect(coin).toHaveBeenCalledTimes(2);
  });

  it('is loaded once for many simultaneous requests', async () => {
    const { feeds, coin } = build('live');
    const all = await Promise.all(Array.from({ length: 50 }, () => feeds.coin('bitcoin')));
    expect(all).toEqual(all.map(() => all[0]));
    expect(coin).toHaveBeenCalledTimes(1);
  });

  it('is dropped from the full cache when it was used longest ago', async () => {
    const { feeds, coin } = build('live');
    const large = { ...liveCoin, whitepaper: 'x'.repeat(100_000) };
    coin.mockResolvedValue(large);
    for (let i = 0; i < 30; i += 1) await feeds.coin(`coin ${i}`);
    await feeds.coin('coin 0');
    for (let i = 30; i < 60; i += 1) await feeds.coin(`coin ${i}`);
    coin.mockClear();
    await feeds.coin('coin 59');
    await feeds.coin('coin 30');
    await feeds.coin('coin 0');
    expect(coin).not.toHaveBeenCalled();
    await feeds.coin('coin 1');
    expect(coin).toHaveBeenCalledTimes(1);
  });

  it('stays in the cache among thousands of small values', async () => {
    const { feeds, coin } = build('live');
    for (let i = 0; i < 2000; i += 1) await feeds.coin(`coin ${i}`);
    coin.mockClear();
    await feeds.coin('coin 0');
    expect(coin).not.toHaveBeenCalled();
  });
});

describe('a failing source', () => {
  it.each(['unreachable', 'refused', 'malformed', 'timeout'] as const)(
    'leaves its last value stale for one day after the error %s',
    async (kind) => {
      const { feeds, coin } = build('auto');
      await feeds.coin('bitcoin');
      coin.mockRejectedValue(failure(kind));
      vi.advanceTimersByTime(timeToLive + day - 1);
      expect(await feeds.coin('bitcoin')).toEqual({
        value: liveCoin,
        source: 'Test source',
        asOf: '2026-11-21T12:00:00.000Z',
        undated: true,
        state: 'stale',
      });
      vi.advanceTimersByTime(1);
      expect(await feeds.coin('bitcoin')).toMatchObject({ source: 'Sample data', state: 'sample' });
    },
  );

  it('is not called again for the same coin within five seconds of a failure', async () => {
    const { feeds, coin } = build('live');
    coin.mockRejectedValue(failure('timeout'));
    await expect(feeds.coin('bitcoin')).rejects.toMatchObject({ kind: 'timeout' });
    coin.mockResolvedValue(liveCoin);
    vi.advanceTimersByTime(failureTime - 1);
    await expect(feeds.coin('bitcoin')).rejects.toMatchObject({ kind: 'timeout' });
    expect(coin).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(await feeds.coin('bitcoin')).toMatchObject({ state: 'live' });
  });

  it('is replaced in auto mode by the sample if that has the coin, else the request fails', async () => {
    const { feeds, coin } = build('auto');
    coin.mockRejectedValue(failure('refused'));
    expect(await feeds.coin('bitcoin')).toEqual({
      value: bitcoin,
      source: 'Sample data',
      asOf: sampleCoinSource.madeAt(),
      state: 'sample',
    });
    await expect(feeds.coin('dogecoin')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('is not called after five failures in a row, except once every 30 seconds', async () => {
    const { feeds, coin } = build('live');
    coin.mockRejectedValue(failure('unreachable'));
    for (let i = 0; i < 6; i += 1) await expect(feeds.coin(`coin ${i}`)).rejects.toThrow();
    expect(coin).toHaveBeenCalledTimes(5);
    vi.advanceTimersByTime(30_000);
    await Promise.allSettled([feeds.coin('a'), feeds.coin('b')]);
    expect(coin).toHaveBeenCalledTimes(6);
    await expect(feeds.coin('c')).rejects.toMatchObject({ kind: 'resting' });
    vi.advanceTimersByTime(30_000);
    coin.mockResolvedValue(liveCoin);
    await feeds.coin('d');
    await feeds.coin('e');
    expect(coin).toHaveBeenCalledTimes(8);
  });

  it('is not called again while the trial call of the circuit breaker is running', async () => {
    const { feeds, coin } = build('live');
    coin.mockRejectedValue(failure('timeout'));
    for (let i = 0; i < 5; i += 1) await expect(feeds.coin(`coin ${i}`)).rejects.toThrow();
    vi.advanceTimersByTime(30_000);
    const slow = Promise.withResolvers<Coin>();
    coin.mockReturnValueOnce(slow.promise);
    const trial = feeds.coin('a');
    vi.advanceTimersByTime(60_000);
    await expect(feeds.coin('b')).rejects.toMatchObject({ kind: 'resting' });
    slow.resolve(liveCoin);
    await trial;
    coin.mockResolvedValue(liveCoin);
    expect(await feeds.coin('c')).toMatchObject({ state: 'live' });
  });

  it('does not open the circuit breaker by unusable responses or by asking for a pause', async () => {
    const { feeds, coin } = build('live');
    for (const kind of ['not-found', 'malformed', 'refused', 'resting'] as const) {
      coin.mockRejectedValue(failure(kind));
      for (let i = 0; i < 6; i += 1) await expect(feeds.coin(`${kind} ${i}`)).rejects.toMatchObject({ kind });
    }
    expect(coin).toHaveBeenCalledTimes(24);
  });
});

describe('a slow source', () => {
  it('is replaced in auto mode by the sample after three seconds, until its response arrives', async () => {
    const { feeds, coin } = build('auto');
    const late = Promise.withResolvers<Coin>();
    coin.mockReturnValueOnce(late.promise);
    const first = feeds.coin('bitcoin');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await first).toMatchObject({ state: 'sample' });
    late.resolve(liveCoin);
    await vi.advanceTimersByTimeAsync(0);
    expect(await feeds.coin('bitcoin')).toMatchObject({ state: 'live', value: liveCoin });
    expect(coin).toHaveBeenCalledTimes(1);
  });

  it('is awaited longer in auto mode for a coin that the sample does not have', async () => {
    const { feeds, coin } = build('auto');
    coin.mockReturnValueOnce(new Promise((resolve) => setTimeout(() => resolve(liveCoin), 8000)));
    const answer = feeds.coin('dogecoin');
    await vi.advanceTimersByTimeAsync(8000);
    expect(await answer).toMatchObject({ state: 'live' });
  });

  it('leaves an older value, which is returned as stale at once', async () => {
    const { feeds, coin } = build('live');
    await feeds.coin('bitcoin');
    vi.advanceTimersByTime(timeToLive);
    coin.mockImplementation(never);
    expect(await feeds.coin('bitcoin')).toMatchObject({ state: 'stale' });
    expect(await feeds.coin('bitcoin')).toMatchObject({ state: 'stale' });
    expect(coin).toHaveBeenCalledTimes(2);
  });
});

describe('an unknown coin', () => {
  it('is not found when the source says so, even if the sample or the cache has it', async () => {
    const { feeds, coin } = build('auto');
    await feeds.coin('bitcoin');
    coin.mockRejectedValue(failure('not-found'));
    vi.advanceTimersByTime(timeToLive);
    expect(await feeds.coin('bitcoin')).toMatchObject({ state: 'stale' });
    await landing();
    await expect(feeds.coin('bitcoin')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(feeds.coin('uniswap')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is cached for a minute', async () => {
    const { feeds, coin } = build('auto');
    coin.mockRejectedValue(failure('not-found'));
    await expect(feeds.coin('nope')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(feeds.coin('nope')).rejects.toMatchObject({ kind: 'not-found' });
    expect(coin).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    coin.mockResolvedValue(liveCoin);
    expect(await feeds.coin('nope')).toMatchObject({ state: 'live' });
  });
});

describe('the sample', () => {
  it('is the only source in sample mode', async () => {
    const { feeds, coin } = build('sample');
    expect(await feeds.coin('uni')).toMatchObject({ state: 'sample', value: { name: 'Uniswap' } });
    await expect(feeds.coin('dogecoin')).rejects.toMatchObject({ kind: 'not-found' });
    expect(coin).not.toHaveBeenCalled();
  });

  it('answers for its own team members without a call', async () => {
    const { feeds, teamMember } = build('auto');
    expect(await feeds.teamMember('sample-ada-example')).toMatchObject({ state: 'sample' });
    expect(teamMember).not.toHaveBeenCalled();
    expect(await feeds.teamMember('someone')).toMatchObject({ state: 'live' });
  });

  it('has every team member and news list of its coins', async () => {
    for (const name of ['bitcoin', 'ETH', 'Uniswap', 'foxglove']) {
      const coin = await sampleCoinSource.coin(name);
      await Promise.all(coin.team.map(({ id }) => sampleCoinSource.teamMember(id)));
      expect(await sampleCoinSource.coinNews(coin.ticker)).toBeInstanceOf(Array);
    }
  });
});

describe('coin news without a live source', () => {
  it('are the sample in auto mode if that has the coin, else unreachable', async () => {
    const { feeds } = build('auto');
    expect(await feeds.coinNews('Ethereum')).toMatchObject({ state: 'sample', source: 'Sample data' });
    await expect(feeds.coinNews('dogecoin')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('are unreachable in live mode, never an empty list', async () => {
    await expect(build('live').feeds.coinNews('Ethereum')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('are not found in sample mode for a coin outside the sample', async () => {
    await expect(build('sample').feeds.coinNews('dogecoin')).rejects.toMatchObject({ kind: 'not-found' });
  });
});
