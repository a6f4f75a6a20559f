import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { connectFeeds } from '../../src/server/connect-feeds.ts';
import type { SourceOrder } from '../../src/server/connect-sources.ts';
import { buildCommands } from '../../src/server/domain/commands/command-list.ts';
import { buildSharedLimits } from '../../src/server/http/shared-limits.ts';
import type { SharedMemory } from '../../src/server/ports/shared-memory.ts';
import { StorageError } from '../../src/server/ports/storage.ts';
import { openPostgres } from '../../src/server/storage/postgres/open.ts';
import { defiLlama } from '../../src/server/upstream/defillama/provider.ts';
import { noSources } from '../helpers/live-sources.ts';
import { askPostgres, makeDatabaseOn, type TestDatabase } from '../helpers/postgres.ts';
import { buildTestProvider } from '../helpers/test-provider.ts';
import { startUpstreamServer, type UpstreamAnswer } from '../helpers/upstream-server.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const minute = 60_000;

const gone: SharedMemory = {
  change: () => Promise.reject(new StorageError('gone')),
  count: () => Promise.reject(new StorageError('gone')),
};

type Servers = readonly [SharedMemory, SharedMemory, SharedMemory];

let database: TestDatabase;
let storages: readonly Awaited<ReturnType<typeof open>>[];
/** What each of three servers of one database knows. */
let memories: Servers;

const open = (url: string) =>
  openPostgres(url, buildCommands(new Map()), { connections: 3, patience: 120_000, sharedPatience: 120_000 });

beforeAll(async () => {
  database = await makeDatabaseOn(inject('postgres') ?? '');
  storages = await Promise.all([open(database.url), open(database.url), open(database.url)]);
  const [one = gone, two = gone, three = gone] = storages.map(({ shared }) => shared);
  memories = [one, two, three];
});

afterEach(() => database.run('DELETE FROM shared_texts; DELETE FROM shared_counts'));

afterAll(async () => {
  for (const storage of storages) await storage.close();
  await database.remove();
});

describe('what servers of one database know together', () => {
  it('is changed by one at a time', async () => {
    const addOne = (shared: SharedMemory) =>
      shared.change('sum', (text) => {
        const sum = Number(text ?? 0) + 1;
        return { outcome: sum, keep: { text: String(sum), until: noon } };
      });
    const sums = await Promise.all([...memories, ...memories, ...memories].map(addOne));
    expect(new Set(sums)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  });

  it('goes once it is over', async () => {
    const [shared] = memories;
    const keep = (key: string, until: number) =>
      shared.change(key, () => ({ outcome: undefined, keep: { text: 'x', until } }));
    await keep('over', noon - 1);
    await keep('live', noon + 1);
    await shared.count([{ key: 'old', count: 1, period: 10 }], noon - 100);
    await storages[0]?.run('purgeShared', { now: noon });
    const left = 'SELECT key FROM shared_texts UNION ALL SELECT key FROM shared_counts';
    expect(await askPostgres(database.url, left)).toEqual([{ key: 'live' }]);
  });
});

describe('limits of three servers', () => {
  const build = (shared: SharedMemory, time = { now: noon }) =>
    buildSharedLimits({ shared, clock: { now: () => time.now }, pseudonym: (key) => `p ${key}` });

  it('begin anew where they were counted while a clock was ahead', async () => {
    const [one, two] = memories;
    const time = { now: noon + 60 * minute };
    const share = { key: 'exports maya', max: 1, period: minute };
    const server = build(one, time);
    expect(await server.take(share)).toBeUndefined();
    time.now = noon;
    expect(await server.take(share)).toBeUndefined();
    expect(await build(two).take(share)).toBe(minute);
  });

  it('let a small number through exactly, raced at once', async () => {
    const servers = memories.map((shared) => build(shared));
    const share = { key: 'exports maya', max: 6, period: minute };
    const waits = await Promise.all(
      [...servers, ...servers, ...servers, ...servers].map((one) => one.take(share)),
    );
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(6);
    expect(waits.filter((wait) => wait !== undefined && wait > 0 && wait <= minute)).toHaveLength(6);
    expect(await servers[0]?.take({ ...share, key: 'exports otto' })).toBeUndefined();
  });

  it('let a large number through but for a tenth each, and all of it again in the next period', async () => {
    const time = { now: noon };
    const servers = memories.map((shared) => build(shared, time));
    const share = { key: 'saves maya', max: 100, period: minute };
    const flood = async () => {
      const asked = Array.from({ length: 50 }, () => servers.map((one) => one.take(share))).flat();
      return (await Promise.all(asked)).filter((wait) => wait === undefined).length;
    };
    const passed = await flood();
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed + (await flood())).toBeLessThanOrEqual(130);
    time.now += minute;
    expect(await flood()).toBeGreaterThanOrEqual(100);
    // Others read no address and no member there.
    expect(await askPostgres(database.url, 'SELECT key FROM shared_counts')).toEqual([
      { key: 'p saves maya' },
    ]);
  });

  it('are those of each alone where the database is gone', async () => {
    const server = build(gone);
    const take = () => server.take({ key: 'claims maya', max: 2, period: minute });
    expect([await take(), await take(), await take()]).toEqual([undefined, undefined, minute]);
  });
});

const json = (body: unknown): UpstreamAnswer => ({ kind: 'json', body });
const pause: UpstreamAnswer = { kind: 'status', status: 429, headers: { 'retry-after': '600' } };

/** The feeds of servers over one source, whose clocks are one. */
async function connectAll(shares: readonly SharedMemory[], calls = 100) {
  const upstream = await startUpstreamServer({ '/news': json(['One']), '/coins/bitcoin': json('Bitcoin') });
  onTestFinished(() => upstream.close());
  const provider = buildTestProvider({ id: 'RSS', name: 'One', limits: [{ calls, per: minute }] });
  const order: SourceOrder = { ...noSources, coins: [provider], news: [provider], reserves: [defiLlama] };
  const outcome = readConfig({
    UPSTREAMS: 'live',
    UPSTREAM_RSS_URL: upstream.base,
    UPSTREAM_DEFILLAMA_URL: upstream.base,
  });
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  const { config } = outcome;
  const time = { now: noon };
  const clock = { now: () => time.now };
  const servers = shares.map((shared) =>
    connectFeeds(config, { clock, mediaKey: Buffer.from('a key'), order, shared }),
  );
  onTestFinished(async () => void (await Promise.all(servers.map(({ endCalls }) => endCalls()))));
  return { upstream, time, servers };
}

describe('feeds of three servers', () => {
  it('ask a source once for all, and again when its word is old', async () => {
    const { upstream, time, servers } = await connectAll(memories);
    const readAll = () => Promise.all(servers.map(({ market }) => market.news()));
    const first = await readAll();
    expect(first.map(({ value, state, asOf }) => [value.result[0]?.title, state, asOf])).toEqual(
      first.map(() => ['One', 'live', new Date(noon).toISOString()]),
    );
    expect(upstream.requests).toEqual(['/news']);
    // What is old is shown while one of them asks.
    time.now += 11 * minute;
    expect((await readAll()).map(({ state }) => state)).toEqual(['stale', 'stale', 'stale']);
    await expect
      .poll(async () => (await readAll()).map(({ state }) => state))
      .toEqual(['live', 'live', 'live']);
    expect(upstream.requests).toEqual(['/news', '/news']);
  });

  it('share that there is no such thing', async () => {
    const { upstream, servers } = await connectAll(memories);
    for (const { coins } of servers)
      // PostgreSQL takes no such character, nor a key as long as what may be typed.
      await expect(coins.coin('x\u0000')).rejects.toMatchObject({
        kind: 'not-found',
        message: 'One: /coins/x%00: status 404',
      });
    expect(upstream.requests).toEqual(['/coins/x%00']);
  });

  it('go on when the one that asked died, once its time is over', async () => {
    const { upstream, time, servers } = await connectAll(memories);
    upstream.answer('/news', { kind: 'hang' });
    const dead = servers[0]?.market.news();
    dead?.catch(() => undefined);
    await expect.poll(() => upstream.requests).toHaveLength(1);
    upstream.answer('/news', json(['Two']));
    const waiting = servers[1]?.market.news();
    time.now += 13_000;
    expect(await waiting).toMatchObject({ state: 'live', value: { result: [{ title: 'Two' }] } });
    expect(upstream.requests).toHaveLength(2);
  });

  it('keep the calls of a source within its limit together, and rest together when it says so (case 32)', async () => {
    const { upstream, time, servers } = await connectAll(memories, 4);
    const ask = (name: string) =>
      Promise.allSettled(servers.map(({ coins }, index) => coins.coin(`${name}${index}`)));
    await ask('one');
    const second = await ask('two');
    expect(upstream.requests).toHaveLength(4);
    expect(second.map((one) => one.status === 'rejected' && one.reason.kind)).toEqual(
      expect.arrayContaining(['not-found', 'resting', 'resting']),
    );
    time.now += minute;
    upstream.answerAll(pause);
    await servers[0]?.coins.coin('three').catch(() => undefined);
    // A member's answer does not wait until the others know.
    const told = `SELECT key FROM shared_texts WHERE text::json->>'paused' <> '0'`;
    await expect.poll(() => askPostgres(database.url, told)).toHaveLength(1);
    await expect(servers[1]?.coins.coin('four')).rejects.toMatchObject({ kind: 'resting' });
    await expect(servers[2]?.coins.coin('five')).rejects.toMatchObject({ kind: 'resting' });
    expect(upstream.requests).toHaveLength(5);
  });

  it('let a source rest at all that failed at one again and again', async () => {
    const { upstream, servers } = await connectAll(memories);
    upstream.answerAll({ kind: 'status', status: 500 });
    for (let turn = 0; turn < 5; turn += 1)
      await expect(servers[0]?.coins.coin(`x${turn}`)).rejects.toMatchObject({ kind: 'unreachable' });
    await expect.poll(() => servers[1]?.coins.coin('y').catch(({ kind }) => kind)).toBe('resting');
    expect(upstream.requests.filter((path) => path.startsWith('/coins/x'))).toHaveLength(5);
  });

  it('load a list once for all, whatever each looks up in it', async () => {
    const { upstream, time, servers } = await connectAll(memories);
    upstream.answer('/cexs', { kind: 'recorded', file: 'defillama/cexs.json' });
    const lookUp = (values: readonly string[]) =>
      Promise.allSettled(servers.map(({ market }, index) => market.reserves(values[index] ?? '')));
    const countLists = () => upstream.requests.filter((path) => path === '/cexs').length;
    await lookUp(['binance', 'okex', 'huobi']);
    expect(countLists()).toBe(1);
    // What another server was told is as old there as here.
    time.now += 59 * minute;
    await lookUp(['crypto.com', 'binance', 'okex']);
    expect(countLists()).toBe(1);
    time.now += minute;
    await lookUp(['huobi', 'crypto.com', 'binance']);
    expect(countLists()).toBe(2);
  });

  it('ask each for itself where the database is gone', async () => {
    const { upstream, servers } = await connectAll([gone, gone]);
    for (const { market } of servers) expect(await market.news()).toMatchObject({ state: 'live' });
    expect(upstream.requests).toEqual(['/news', '/news']);
  });
});
