import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runProgram } from '../helpers/run-program.ts';
import { makeDataDir, startServer, type RunningServer } from '../../scripts/product/server.ts';
import { builtProgram } from '../../scripts/setup/built-programs.mjs';

const email = 'demo@example.com';
const file = 'take-profits.db';

describe('npm run database -- backup and restore', () => {
  it('copies a database that is being written, and brings it back', async () => {
    const { dataDir, database } = start();
    const server = await serve(dataDir);
    const saver = await login(server);
    const firstId = await saver.save('before');
    const until = new AbortController();
    const saves = (async () => {
      while (!until.signal.aborted) await saver.save('beside');
    })();
    const target = join(dataDir, 'backup.db');
    const backup = await database('backup', target);
    until.abort();
    await saves;
    expect(backup).toMatchObject({ code: 0, errors: '' });
    expect(backup.output).toMatch(
      /backup\.db: 1 members, \d+ records, 0 ledger entries, [\d.]+ MB, checked\n/,
    );
    expect(readdirSync(dataDir).filter((name) => name.startsWith('backup'))).toEqual(['backup.db']);
    await server.stop('SIGKILL');

    const other = start();
    const restored = await other.database('restore', target);
    expect([restored.code, restored.errors]).toEqual([0, '']);
    // Whoever logged out since the backup stays so; nobody else reads the file.
    expect(other.countSessions()).toBe(0);
    expect(statSync(join(other.dataDir, file)).mode & 0o777).toBe(0o600);
    expect(statSync(target).mode & 0o777).toBe(0o600);
    const again = await serve(other.dataDir);
    const back = await login(again);
    expect(await back.list()).toContain(firstId);
    expect((await runMembers(other.dataDir, 'audit')).code).toBe(0);
  });

  it('keeps the database that a restore takes the place of', async () => {
    const { dataDir, database } = start();
    await (await serve(dataDir)).stop();
    const target = join(dataDir, 'backup.db');
    await database('backup', target);
    const restored = await database('restore', target);
    expect(restored.output).toMatch(/The database that was there is kept as .*take-profits\.db\.before-/);
    const kept = readdirSync(dataDir).filter((name) => name.startsWith(file));
    expect(kept).toEqual([file, expect.stringMatching(/\.db\.before-[^.]+\.\d+Z$/)]);
    expect((await serve(dataDir)).output()).toContain('ready');
  });

  it('restores over no database that is in use, or newer than the backup', async () => {
    const { dataDir, database } = start();
    const server = await serve(dataDir);
    const target = join(dataDir, 'backup.db');
    await database('backup', target);
    expect(await database('restore', target)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/take-profits\.db is in use: stop the server first\.\n$/),
    });
    const saver = await login(server);
    const id = await saver.save('after the backup');
    await server.stop();
    expect(await database('restore', target)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /is newer \(last written .*\) than the backup \(.*\): move it away first/,
      ),
    });
    expect(await (await login(await serve(dataDir))).list()).toEqual([id]);
  });

  it('restores nothing that is not a whole database of this program and this version', async () => {
    const { dataDir, database } = start();
    await (await serve(dataDir)).stop();
    const target = join(dataDir, 'backup.db');
    await database('backup', target);
    const broken = {
      'half.db': readFileSync(target).subarray(0, 20_000),
      'text.db': 'this is not a database'.repeat(500),
      'empty.db': '',
    };
    for (const [name, content] of Object.entries(broken)) writeFileSync(join(dataDir, name), content);
    change(join(dataDir, 'theirs.db'), 'CREATE TABLE recipes (name TEXT)');
    writeFileSync(join(dataDir, 'newer.db'), readFileSync(target));
    change(join(dataDir, 'newer.db'), "INSERT INTO kysely_migration VALUES ('999-later', '2030-01-01')");
    const before = readFileSync(join(dataDir, file));
    for (const name of [...Object.keys(broken), 'theirs.db', 'newer.db', 'nowhere.db']) {
      const refused = await database('restore', join(dataDir, name));
      expect([refused.code, refused.output], name).toEqual([1, '']);
      expect(refused.errors.trim().split('\n'), name).toHaveLength(1);
    }
    expect(readFileSync(join(dataDir, file)).equals(before)).toBe(true);
  });

  it('overwrites no file with a backup, and leaves none half written', async () => {
    const { dataDir, database } = start();
    await (await serve(dataDir)).stop();
    const taken = join(dataDir, 'taken');
    writeFileSync(taken, 'mine');
    expect((await database('backup', taken)).errors).toMatch(/taken is there already: name a new file\.\n$/);
    expect(readFileSync(taken, 'utf8')).toBe('mine');
    expect((await database('backup', join(dataDir, 'no', 'folder'))).errors).toMatch(/cannot be written/);
    const empty = start();
    mkdirSync(empty.dataDir, { recursive: true });
    expect((await empty.database('backup', join(empty.dataDir, 'b'))).errors).toMatch(
      /^There is no database /,
    );
    expect(readdirSync(empty.dataDir)).toEqual([]);
  });

  it.each([
    [[]],
    [['backup']],
    [['nonsense', 'x']],
    [['restore', 'a', 'b']],
    [['backup', '--force']],
    [['move', 'x']],
  ])('answers %j with its usage', async (args) => {
    const { database } = start();
    const ended = await database(...args);
    expect([ended.code, ended.output]).toEqual([1, '']);
    expect(ended.errors).toContain(
      'Usage: npm run database -- backup FILE | restore FILE | move POSTGRES_URL',
    );
    expect(ended.errors.trim().split('\n')).toHaveLength(1);
  });

  it('points to the tools of PostgreSQL where that is used', async () => {
    const ended = await runProgram(builtProgram('database'), ['backup', 'x'], {
      env: { DATABASE_URL: 'postgres://db.example/research' },
    });
    expect([ended.code, ended.errors]).toEqual([1, expect.stringContaining('pg_dump')]);
  });
});

function start() {
  const { path, remove } = makeDataDir();
  onTestFinished(remove);
  return {
    dataDir: path,
    countSessions() {
      const opened = new DatabaseSync(join(path, file), { readOnly: true });
      const row = opened.prepare('SELECT count(*) AS sessions FROM sessions').get();
      opened.close();
      return row?.['sessions'];
    },
    database: (...args: string[]) => runProgram(builtProgram('database'), args, { env: { DATA_DIR: path } }),
  };
}

async function serve(dataDir: string): Promise<RunningServer> {
  const server = await startServer({ DATA_DIR: dataDir, LIMIT_SAVES: '1000000' });
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}

async function login({ url }: RunningServer) {
  const answer = await fetch(`${url}/api/report/user/${email}/login`, { method: 'PUT' });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return {
    async save(text: string): Promise<string> {
      const saved = await fetch(`${url}/api/report/social`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ email, social_mood: text }),
      });
      return (await saved.json()).id;
    },
    async list(): Promise<readonly string[]> {
      const listed = await fetch(`${url}/api/report/social/${email}/records`, { headers: { cookie } });
      const records: readonly { readonly id: string }[] = await listed.json();
      return records.map(({ id }) => id);
    },
  };
}

function runMembers(dataDir: string, ...args: string[]) {
  return runProgram(builtProgram('members'), args, { env: { DATA_DIR: dataDir } });
}

function change(database: string, sql: string): void {
  const opened = new DatabaseSync(database);
  opened.exec(sql);
  opened.close();
}
