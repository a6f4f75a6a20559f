import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { StoragePlace } from '../../src/server/open-storage.ts';
import { timeLimits } from '../../scripts/product/time-limits.ts';
import { makeDatabaseOn } from '../helpers/postgres.ts';
import { startPostgres, type PostgresServer } from '../../scripts/product/postgres-server.ts';
import { makeDataDir } from '../../scripts/product/server.ts';
import { rounds, serve, survive } from './kill-rounds.ts';

const timeout = 2 * rounds * timeLimits.server.test;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

describe('kill -9 during saves, on PostgreSQL', () => {
  it(
    `of the server loses and duplicates no save or coin in ${rounds} rounds (case 30)`,
    { timeout },
    async () => {
      const place = await makePlace();
      let server = await serve(place);
      onTestFinished(async () => void (await server.stop('SIGKILL')));
      for (let round = 1; round <= rounds; round += 1) {
        const recover = async () => {
          server = await serve(place);
          return server.url;
        };
        await survive(place, round, server.url, () => server.stop('SIGKILL'), recover);
      }
    },
  );

  it(
    `of PostgreSQL loses and duplicates no save or coin in ${rounds} rounds, and the server keeps running`,
    { timeout },
    async () => {
      const place = await makePlace();
      const server = await serve(place);
      onTestFinished(async () => void (await server.stop('SIGKILL')));
      for (let round = 1; round <= rounds; round += 1) {
        const recover = async () => {
          expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
          const ask = () => fetch(`${server.url}/api/report/user/nobody@x.example`);
          const busy = await ask();
          expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '1']);
          await postgres.start();
          await expect.poll(async () => (await ask()).status).toBe(404);
          return server.url;
        };
        await survive(place, round, server.url, () => postgres.kill(), recover);
      }
    },
  );

  it(`of both at once loses and duplicates no save or coin in ${rounds} rounds`, { timeout }, async () => {
    const place = await makePlace();
    let server = await serve(place);
    onTestFinished(async () => void (await server.stop('SIGKILL')));
    for (let round = 1; round <= rounds; round += 1) {
      const recover = async () => {
        await postgres.start();
        server = await serve(place);
        return server.url;
      };
      const kill = () => Promise.all([postgres.kill(), server.stop('SIGKILL')]);
      await survive(place, round, server.url, kill, recover);
    }
  });
});

async function makePlace(): Promise<StoragePlace> {
  const { url } = await makeDatabaseOn(postgres.url('postgres'));
  const data = makeDataDir();
  onTestFinished(data.remove);
  return { databaseUrl: url, dataDir: data.path };
}
