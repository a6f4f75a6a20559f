import { describe, expect, it, onTestFinished } from 'vitest';
import { makeDatabaseOn } from '../helpers/postgres.ts';
import { startPostgres } from '../../scripts/product/postgres-server.ts';
import { makeDataDir } from '../../scripts/product/server.ts';
import { rounds, serve, survive } from './kill-rounds.ts';

const timeout = rounds * 120_000;

describe('kill -9 during saves, on PostgreSQL', () => {
  it(`of the server loses and doubles nothing, ${rounds} times (case 30)`, { timeout }, async () => {
    const { place } = await start();
    for (let round = 1; round <= rounds; round += 1) {
      const first = await serve(place);
      let second = first;
      const recover = async () => {
        second = await serve(place);
        return second.url;
      };
      await survive(place, round, first.url, () => first.stop('SIGKILL'), recover);
      await second.stop('SIGKILL');
    }
  });

  it(
    `of PostgreSQL loses and doubles nothing, ${rounds} times, and the server lives on`,
    { timeout },
    async () => {
      const { place, postgres } = await start();
      const server = await serve(place);
      onTestFinished(async () => void (await server.stop('SIGKILL')));
      for (let round = 1; round <= rounds; round += 1) {
        const recover = async () => {
          expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
          const ask = () => fetch(`${server.url}/api/report/user/nobody@x.example`);
          const busy = await ask();
          expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '1']);
          await postgres.start();
          await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(404);
          return server.url;
        };
        await survive(place, round, server.url, () => postgres.kill(), recover);
      }
    },
  );

  it(`of both at once loses and doubles nothing, ${rounds} times`, { timeout }, async () => {
    const { place, postgres } = await start();
    for (let round = 1; round <= rounds; round += 1) {
      const first = await serve(place);
      let second = first;
      const recover = async () => {
        await postgres.start();
        second = await serve(place);
        return second.url;
      };
      const kill = () => Promise.all([postgres.kill(), first.stop('SIGKILL')]);
      await survive(place, round, first.url, kill, recover);
      await second.stop('SIGKILL');
    }
  });
});

async function start() {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const { url } = await makeDatabaseOn(postgres.url('postgres'));
  const data = makeDataDir();
  onTestFinished(data.remove);
  return { postgres, place: { databaseUrl: url, dataDir: data.path } };
}
