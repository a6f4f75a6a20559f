import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { timeLimits } from '../../scripts/product/time-limits.ts';
import { makeDataDir } from '../../scripts/product/server.ts';
import { rounds, serve, survive } from './kill-rounds.ts';

describe('kill -9 of the server during saves, on SQLite', () => {
  it(
    `loses and duplicates no save or coin in ${rounds} rounds (case 30)`,
    { timeout: 2 * rounds * timeLimits.server.test },
    async () => {
      const data = makeDataDir();
      onTestFinished(data.remove);
      const place = { databaseUrl: undefined, dataDir: data.path };
      let server = await serve(place);
      onTestFinished(async () => void (await server.stop('SIGKILL')));
      for (let round = 1; round <= rounds; round += 1) {
        const recover = async () => {
          server = await serve(place);
          return server.url;
        };
        await survive(place, round, server.url, () => server.stop('SIGKILL'), recover);
      }
      await server.stop('SIGKILL');
      const database = new DatabaseSync(join(data.path, 'take-profits.db'));
      onTestFinished(() => database.close());
      expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    },
  );
});
