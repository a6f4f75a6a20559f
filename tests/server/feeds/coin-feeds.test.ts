import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Coin } from '../../../src/contracts/coin-data.ts';
import { buildCoinFeeds } from '../../../src/server/feeds/coin-feeds.ts';
import { buildMediaIds } from '../../../src/server/feeds/media-ids.ts';
import type { CoinSource } from '../../../src/server/ports/coins.ts';
import {
  UpstreamError,
  type UpstreamErrorKind,
  type UpstreamMode,
} from '../../../src/server/ports/upstream.ts';
import { sampleCoinSource } from '../../../src/server/upstream/sample/sample-coin-source.ts';
import { noSources, toContext, toLive } from '../../helpers/live-sources.ts';

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
const failure = (kind: UpstreamErrorKind) => new UpstreamError(kind, 'Test source');
const landing = () => vi.advanceTimersByTimeAsync(0);
const never = () => new Promise<never>(() => undefined);

function build(mode: UpstreamMode) {
  const coin = vi.fn<CoinSource['coin']>().mockResolvedValue(liveCoin);
  const teamMember = vi.fn<CoinSource['teamMember']>().mockResolvedValue(person);
  const coins: CoinSource = { ...sampleCoinSource, name: 'Test source', coin, teamMember };
  const live = { ...noSources, coins: toLive(coins, clock) };
  const context = toContext({ mode, sample: sampleCoinSource, clock });
  return { feeds: buildCoinFeeds(context, live, ids), coin, teamMember };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a live answer', () => {
  it('says where it is from and when it came', async () => {
    const { feeds } = build('auto');
    expect(await feeds.coin('Bitcoin')).toEqual({
      value: liveCoin,
      source: 'Test source',
      asOf: '2026-11-21T12:00:00.000Z',
      state: 'live',
    });
  });

  it('has a path of this server for a whitepaper that is a PDF, and for no other', async () => {
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

  it('is kept for a day under any spelling of the name, then asked for again', async () => {
    const { feeds, coin } = build('live');
    await feeds.coin('Bitcoin');
    vi.advanceTimersByTime(timeToLive - 1);
    expect(await feeds.coin(' BITCOIN ')).toMatchObject({ state: 'live', asOf: '2026-11-21T12:00:00.000Z' });
    expect(coin).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(await feeds.coin('bitcoin')).toMatchObject({ state: 'stale', asOf: '2026-11-21T12:00:00.000Z' });
    await landing();
    expect(await feeds.coin('bitcoin')).toMatchObject({ state: 'live', asOf: '2026-11-22T12:00:00.000Z' });
    expect(coin).toHaveBeenCalledTimes(2);
  });

  it('is asked for once by many at the same time', async () => {
    const { feeds, coin } = build('live');
    const all = await Promise.all(Array.from({ length: 50 }, () => feeds.coin('bitcoin')));
    expect(all).toEqual(all.map(() => all[0]));
    expect(coin).toHaveBeenCalledTimes(1);
  });

  it('makes room by bytes, dropping the answer used longest ago', async () => {
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

  it('keeps thousands of small answers', async () => {
    const { feeds, coin } = build('live');
    for (let i = 0; i < 2000; i += 1) await feeds.coin(`coin ${i}`);
    coin.mockClear();
    await feeds.coin('coin 0');
    expect(coin).not.toHaveBeenCalled();
  });
});

describe('a source that fails', () => {
  it.each(['unreachable', 'refused', 'malformed', 'timeout'] as const)(
    '%s: stale, a day long',
    async (kind) => {
      const { feeds, coin } = build('auto');
      await feeds.coin('bitcoin');
      coin.mockRejectedValue(failure(kind));
      vi.advanceTimersByTime(timeToLive + day - 1);
      expect(await feeds.coin('bitcoin')).toEqual({
        value: liveCoin,
        source: 'Test source',
        asOf: '2026-11-21T12:00:00.000Z',
        state: 'stale',
      });
      vi.advanceTimersByTime(1);
      expect(await feeds.coin('bitcoin')).toMatchObject({ source: 'Sample data', state: 'sample' });
    },
  );

  it('is not asked again for what it failed at a moment ago, then it is', async () => {
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

  it('auto: the sample where it has the coin, else the failure', async () => {
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

  it('live: the failure', async () => {
    const { feeds, coin } = build('live');
    coin.mockRejectedValue(failure('timeout'));
    await expect(feeds.coin('bitcoin')).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('rests after five failures in a row and is tried once after 30 seconds', async () => {
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

  it('is tried by one call only, however long that takes', async () => {
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

  it('does not rest for an answer that is of no use, nor for one that asks for a pause', async () => {
    const { feeds, coin } = build('live');
    for (const kind of ['not-found', 'malformed', 'refused', 'resting'] as const) {
      coin.mockRejectedValue(failure(kind));
      for (let i = 0; i < 6; i += 1) await expect(feeds.coin(`${kind} ${i}`)).rejects.toMatchObject({ kind });
    }
    expect(coin).toHaveBeenCalledTimes(24);
  });
});

describe('a source that is slow', () => {
  it('auto: the sample after three seconds, the live answer once it has come', async () => {
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

  it('auto: waits on for a coin that the sample has not', async () => {
    const { feeds, coin } = build('auto');
    coin.mockReturnValueOnce(new Promise((resolve) => setTimeout(() => resolve(liveCoin), 8000)));
    const answer = feeds.coin('dogecoin');
    await vi.advanceTimersByTimeAsync(8000);
    expect(await answer).toMatchObject({ state: 'live' });
  });

  it('has an older answer given as stale at once', async () => {
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
  it('is not found by the source’s own word, though the sample or an older answer has it', async () => {
    const { feeds, coin } = build('auto');
    await feeds.coin('bitcoin');
    coin.mockRejectedValue(failure('not-found'));
    vi.advanceTimersByTime(timeToLive);
    expect(await feeds.coin('bitcoin')).toMatchObject({ state: 'stale' });
    await landing();
    await expect(feeds.coin('bitcoin')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(feeds.coin('uniswap')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is remembered for a minute', async () => {
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
  it('alone answers in sample mode', async () => {
    const { feeds, coin } = build('sample');
    expect(await feeds.coin('uni')).toMatchObject({ state: 'sample', value: { name: 'Uniswap' } });
    await expect(feeds.coin('dogecoin')).rejects.toMatchObject({ kind: 'not-found' });
    expect(coin).not.toHaveBeenCalled();
  });

  it('answers for its own team members without asking anyone', async () => {
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
  it('auto: the sample where it has the coin, else unreachable', async () => {
    const { feeds } = build('auto');
    expect(await feeds.coinNews('Ethereum')).toMatchObject({ state: 'sample', source: 'Sample data' });
    await expect(feeds.coinNews('dogecoin')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('live: unreachable, never an empty list', async () => {
    await expect(build('live').feeds.coinNews('Ethereum')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('sample: not found for another coin', async () => {
    await expect(build('sample').feeds.coinNews('dogecoin')).rejects.toMatchObject({ kind: 'not-found' });
  });
});
