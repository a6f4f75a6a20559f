import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runProgram } from '../helpers/run-program.ts';
import { makeDataDir, startServer, type RunningServer } from '../../scripts/product/server.ts';
import { builtProgram } from '../../scripts/setup/built-programs.mjs';

const email = 'demo@example.com';
const leaver = 'leaver@example.com';
const file = 'take-profits.db';

const used = makeDataDir();
beforeAll(async () => void (await (await startServer({ DATA_DIR: used.path })).stop()));
afterAll(used.remove);

describe('npm run database -- backup and restore', () => {
  it('back up a database during writes, and restore it', async () => {
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
    // A restore ends every session; other users of the machine cannot read the file.
    expect(other.countSessions()).toBe(0);
    expect(statSync(join(other.dataDir, file)).mode & 0o777).toBe(0o600);
    expect(statSync(target).mode & 0o777).toBe(0o600);
    const again = await serve(other.dataDir);
    const back = await login(again);
    expect(await back.list()).toContain(firstId);
    expect((await runMembers(other.dataDir, 'audit')).code).toBe(0);
  });

  it('keep the database that a restore replaces', async () => {
    const { dataDir, database } = startUsed();
    const target = join(dataDir, 'backup.db');
    await database('backup', target);
    const restored = await database('restore', target);
    expect(restored.output).toMatch(/The database that was there is kept as .*take-profits\.db\.before-/);
    const kept = readdirSync(dataDir).filter((name) => name.startsWith(file));
    expect(kept).toEqual([file, expect.stringMatching(/\.db\.before-[^.]+\.\d+Z$/)]);
    expect((await serve(dataDir)).output()).toContain('ready');
  });

  it('refuse to restore over a database that is in use or newer than the backup', async () => {
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
        /is newer \(last written .*\) than the backup \(.*\): add --lose-newer to restore it anyway/,
      ),
    });
    expect(await (await login(await serve(dataDir))).list()).toEqual([id]);
  });

  it('refuse to restore a file that is broken, of another program or of a newer version', async () => {
    const { dataDir, database } = startUsed();
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

  it('refuse to overwrite a file with a backup, and leave no incomplete file', async () => {
    const { dataDir, database } = startUsed();
    const taken = join(dataDir, 'taken');
    writeFileSync(taken, 'mine');
    expect((await database('backup', taken)).errors).toMatch(/taken already exists: name a new file\.\n$/);
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
    [['backup', 'x', '--keep-deleted']],
    [['move', 'x']],
  ])('print the usage for %j', async (args) => {
    const { database } = start();
    const ended = await database(...args);
    expect([ended.code, ended.output]).toEqual([1, '']);
    expect(ended.errors).toContain(
      'Usage: npm run database -- backup FILE | restore FILE [--keep-deleted] [--lose-newer] | move POSTGRES_URL',
    );
    expect(ended.errors.trim().split('\n')).toHaveLength(1);
  });

  it('point to pg_dump if the database is on PostgreSQL', async () => {
    const ended = await runProgram(builtProgram('database'), ['backup', 'x'], {
      env: { DATABASE_URL: 'postgres://db.example/research' },
    });
    expect([ended.code, ended.errors]).toEqual([1, expect.stringContaining('pg_dump')]);
  });
});

describe('a deleted member', () => {
  it('leaves no trace in the database, its log or a backup', async () => {
    const { dataDir, database } = start();
    const first = await serve(dataDir);
    await runMembers(dataDir, 'add', leaver, '--until', '2099-12-31');
    const [saver, stayer] = [await login(first, leaver), await login(first)];
    // Texts of several database pages and of less than one, between another member's saves.
    for (const times of [1, 700, 1, 700, 40]) {
      await saver.save('ZEBRA-SECRET '.repeat(times));
      await stayer.save('kept');
    }
    await first.stop();
    change(join(dataDir, file), `UPDATE members SET leaves_at = 1 WHERE email = '${leaver}'`);
    const names = [file, `${file}-wal`];
    const traces = () => findTraces(names.map((name) => join(dataDir, name)));
    expect(traces()).not.toEqual([]);
    await serve(dataDir);
    await expect.poll(traces).toEqual([]);
    const target = join(dataDir, 'after.db');
    expect((await database('backup', target)).output).toContain('1 members, 1 records');
    expect(findTraces([target])).toEqual([]);
  });

  it('leaves no trace in a backup, or in a restored copy, of a database whose free pages still have one', async () => {
    const { dataDir, database } = start();
    const server = await serve(dataDir);
    await runMembers(dataDir, 'add', leaver, '--until', '2099-12-31');
    const saver = await login(server, leaver);
    for (let count = 0; count < 5; count += 1) await saver.save('ZEBRA-SECRET '.repeat(700));
    await server.stop();
    const whole = join(dataDir, file);
    change(whole, 'PRAGMA secure_delete = OFF; DELETE FROM records; DELETE FROM members');
    expect(findTraces([whole])).toEqual([whole]);
    const [copied, target] = [join(dataDir, 'copied.db'), join(dataDir, 'backup.db')];
    copyFileSync(whole, copied);
    await database('backup', target);
    const other = start();
    await other.database('restore', copied);
    expect(findTraces([target, join(other.dataDir, file)])).toEqual([]);
  });
});

describe('restoring a backup with members who were deleted since', () => {
  const left = makeDataDir();
  beforeAll(() => makeLeavers(left.path));
  afterAll(left.remove);

  /** With a backup of three members; since then one was removed and one has asked to leave. */
  function startWithLeavers() {
    const started = start();
    for (const name of [file, 'backup.db']) copyFileSync(join(left.path, name), join(started.dataDir, name));
    return started;
  }

  it.each([[[]], [['--keep-deleted']]])(
    'says whether it deletes or keeps them, and does so: options %j',
    async (options) => {
      const { dataDir, database, emails } = startWithLeavers();
      const restored = await database('restore', join(dataDir, 'backup.db'), ...options);
      const kept = options.length > 0;
      expect([restored.code, restored.errors]).toEqual([0, '']);
      expect(restored.output).toContain('1 members of the backup were deleted since, and are ');
      expect(restored.output).toContain('1 members asked to leave since');
      expect(emails()).toEqual(
        kept ? [email, leaver, 'undecided@example.com'] : [email, 'undecided@example.com'],
      );
      expect(emails('WHERE leaves_at IS NOT NULL')).toEqual(kept ? [] : ['undecided@example.com']);
      expect(findTraces([join(dataDir, file)]).length > 0).toBe(kept);
      expect((await database('check')).code).toBe(0);
    },
  );

  it('deletes them also with --lose-newer', async () => {
    const { dataDir, database, emails } = startWithLeavers();
    change(join(dataDir, file), `UPDATE members SET created_at = created_at + 86400000`);
    expect((await database('restore', join(dataDir, 'backup.db'))).code).toBe(1);
    const restored = await database('restore', join(dataDir, 'backup.db'), '--lose-newer');
    expect(restored.output).toContain('1 members of the backup were deleted since');
    expect(emails()).not.toContain(leaver);
  });

  it('deletes nobody if the present database is another, or was restored from before they joined', async () => {
    const { dataDir, database, emails } = startUsed();
    const early = join(dataDir, 'early.db');
    await database('backup', early);
    await runMembers(dataDir, 'add', leaver, '--until', '2099-12-31');
    const late = join(dataDir, 'late.db');
    await database('backup', late);
    await database('restore', early, '--lose-newer');
    expect(emails()).not.toContain(leaver);
    const restored = await database('restore', late);
    expect(restored.output).toContain('1 members of the backup are not in the database that was there');
    expect(emails()).toContain(leaver);

    const other = start();
    await (await serve(other.dataDir)).stop();
    const again = await other.database('restore', late, '--lose-newer');
    expect(again.output).toContain('The backup is not one of the database that was there');
    expect(other.emails()).toContain(leaver);
  });
});

async function makeLeavers(dataDir: string): Promise<void> {
  const server = await startServer({ DATA_DIR: dataDir });
  for (const added of [leaver, 'undecided@example.com'])
    await runMembers(dataDir, 'add', added, '--until', '2099-12-31');
  await (await login(server, leaver)).save('ZEBRA-SECRET');
  await runProgram(builtProgram('database'), ['backup', join(dataDir, 'backup.db')], {
    env: { DATA_DIR: dataDir },
  });
  await runMembers(dataDir, 'remove', leaver);
  const undecided = await login(server, 'undecided@example.com');
  await undecided.leave();
  await server.stop();
}

function findTraces(files: readonly string[]): readonly string[] {
  return files.filter((path) => {
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    return [leaver, 'ZEBRA-SECRET'].some((trace) => bytes.includes(trace));
  });
}

/** With the database of a server that has ended, which each test copies: a start takes longer than most of them. */
function startUsed() {
  const started = start();
  copyFileSync(join(used.path, file), join(started.dataDir, file));
  return started;
}

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
    emails: (where = '') => {
      const opened = new DatabaseSync(join(path, file), { readOnly: true });
      const rows = opened.prepare(`SELECT email FROM members ${where} ORDER BY email`).all();
      opened.close();
      return rows.map((row) => row['email']);
    },
    database: (...args: string[]) => runProgram(builtProgram('database'), args, { env: { DATA_DIR: path } }),
  };
}

async function serve(dataDir: string): Promise<RunningServer> {
  const server = await startServer({ DATA_DIR: dataDir, LIMIT_SAVES: '1000000' });
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}

async function login({ url }: RunningServer, who = email) {
  const answer = await fetch(`${url}/api/report/user/${who}/login`, { method: 'PUT' });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return {
    async save(text: string): Promise<string> {
      const saved = await fetch(`${url}/api/report/social`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ email: who, social_mood: text }),
      });
      return (await saved.json()).id;
    },
    async leave(): Promise<void> {
      await fetch(`${url}/api/account/leaving`, { method: 'PUT', headers: { cookie } });
    },
    async list(): Promise<readonly string[]> {
      const listed = await fetch(`${url}/api/report/social/${who}/records`, { headers: { cookie } });
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
