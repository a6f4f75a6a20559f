import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { buildLimiters } from '../../src/server/http/limits.ts';
import type { SharedMemory } from '../../src/server/ports/shared-memory.ts';
import { StorageError } from '../../src/server/ports/storage.ts';
import { openPostgres } from '../../src/server/storage/postgres/open.ts';
import { askPostgres, makeDatabaseOn, type TestDatabase } from '../helpers/postgres.ts';
import { purgeShared } from '../../src/server/jobs/retention.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const minute = 60_000;

let database: TestDatabase;
let storages: readonly Awaited<ReturnType<typeof open>>[];
let servers: readonly SharedMemory[];

const open = (url: string) =>
  openPostgres(url, new Map(), {
    connections: 3,
    acquireTimeout: 120_000,
    sharedTimeout: 120_000,
  });

beforeAll(async () => {
  database = await makeDatabaseOn(inject('postgres') ?? '');
  storages = await Promise.all([open(database.url), open(database.url), open(database.url)]);
  servers = storages.flatMap(({ shared }) => shared ?? []);
});

afterEach(() => database.run('DELETE FROM shared_counts'));

afterAll(async () => {
  for (const storage of storages) await storage.close();
  await database.remove();
});

const one = (key: string) => [{ key, count: 1, period: minute }];

it('three servers that count at once on one counter each get the exact count', async () => {
  const counted = await Promise.all(
    [...servers, ...servers, ...servers].map((server) => server.count(one('a'), noon)),
  );
  expect(new Set(counted.map(([total]) => total?.count))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(counted.map(([total]) => total?.until)).toEqual(counted.map(() => noon + minute));
});

it('a shared counter restarts after its period, and when it was counted by a clock that was ahead', async () => {
  const [first, second] = servers;
  await first?.count(one('a'), noon);
  expect(await second?.count(one('a'), noon + minute - 1)).toMatchObject([
    { count: 2, until: noon + minute },
  ]);
  expect(await second?.count(one('a'), noon + minute)).toMatchObject([
    { count: 1, until: noon + 2 * minute },
  ]);
  await first?.count(one('b'), noon + 60 * minute);
  expect(await second?.count(one('b'), noon)).toMatchObject([{ count: 1, until: noon + minute }]);
});

it('a purge deletes the counters whose period is over', async () => {
  await servers[0]?.count(one('old'), noon - 2 * minute);
  await servers[0]?.count(one('new'), noon);
  await storages[0]?.run(purgeShared, { now: noon });
  expect(await askPostgres(database.url, 'SELECT key FROM shared_counts')).toEqual([{ key: 'new' }]);
});

/** A server that allows five sign-ins a minute; returns a function that signs in and gives the status. */
async function startServer(shared: SharedMemory) {
  const app = fastify();
  onTestFinished(() => app.close());
  app.decorate('authLog', { write: () => undefined, memberName: (id: string) => id });
  const five = { logins: 5, saves: 5, reads: 5, feeds: 5, misses: 5, claims: 5, daily: 5, exports: 5 };
  const storage = Object.assign(Object.create(storages[0] ?? null), { shared });
  const limiters = await buildLimiters(app, five, {
    storage,
    clock: { now: () => noon },
    pseudonym: (text) => `p ${text}`,
  });
  app.get('/sign-in', { onRequest: limiters.logins }, async () => 'in');
  return async () => (await app.inject('/sign-in')).statusCode;
}

const countAllowed = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;

it('three servers share one exact sign-in limit, and store no network address', async () => {
  const signIns = await Promise.all(servers.map(startServer));
  const statuses = await Promise.all(
    [...signIns, ...signIns, ...signIns, ...signIns].map((signIn) => signIn()),
  );
  expect(countAllowed(statuses)).toBe(5);
  expect(await askPostgres(database.url, 'SELECT key FROM shared_counts')).toEqual([
    { key: 'p logins 127.0.0.1' },
  ]);
});

it('a server limits sign-ins by its own count while the database is unavailable', async () => {
  const signIn = await startServer({ count: () => Promise.reject(new StorageError('gone')) });
  const statuses: number[] = [];
  for (let i = 0; i < 7; i += 1) statuses.push(await signIn());
  expect(countAllowed(statuses)).toBe(5);
});
