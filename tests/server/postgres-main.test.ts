import { describe, expect, it, onTestFinished } from 'vitest';
import { makeDatabase } from '../helpers/postgres.ts';
import { runProgram } from '../helpers/run-program.ts';
import { startServer } from '../../scripts/product/server.ts';
import { builtProgram } from '../../scripts/setup/built-programs.mjs';

describe('the server process on PostgreSQL', () => {
  it('starts three times at once on a new database, adds no demo member, and exits with code 0', async () => {
    const database = await makeDatabase();
    if (!database) throw new Error('This test needs PostgreSQL');
    onTestFinished(() => database.remove());
    const servers = await Promise.all(
      Array.from({ length: 3 }, () =>
        startServer({ DATABASE_URL: database.url, SERVERS: '3', UPSTREAMS: 'auto' }),
      ),
    );
    onTestFinished(async () => {
      for (const server of servers) await server.stop('SIGKILL');
    });
    for (const server of servers) {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(server.output()).not.toContain('demo member');
      expect(server.output()).toMatch(/SERVERS=3: .* CoinGecko 1 in 60 s/);
      expect(await server.stop()).toBe(0);
    }
  });

  it('does not start without its database, and prints one line without the password', async () => {
    const DATABASE_URL = 'postgres://maya:secret@127.0.0.1:1/research';
    const ended = await runProgram(builtProgram('server'), [], { env: { PORT: '0', DATABASE_URL } });
    expect([ended.code, ended.output]).toEqual([1, '']);
    expect(ended.errors).toBe(
      'The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n',
    );
  });
});
