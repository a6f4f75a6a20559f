import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askPostgres, makeDatabase } from '../helpers/postgres.ts';
import { runProgram } from '../helpers/run-program.ts';
import { makeDataDir, startServer } from '../../scripts/product/server.ts';
import { builtProgram } from '../../scripts/setup/built-programs.mjs';

const email = 'maya@studio.example';

describe('npm run members on PostgreSQL', () => {
  it('adds, lists, signs out, expires, exports and removes members while the server runs', async () => {
    const { env, url } = await start();
    const server = await serve(env);
    const members = (...args: string[]) => runProgram(builtProgram('members'), args, { env });
    expect((await members('add', email, '--until', '2030-12-31')).output).toContain('added');
    expect((await members('add', email, '--until', '2031-12-31')).output).toContain('changed');
    expect((await members('list')).output).toMatch(/until 2031-12-31T23:59:59.999Z {2}0 coins\n1 members/);
    const { status, cookie } = await login(server.url);
    expect(status).toBe(200);
    await members('sign-out', email, '--passkeys');
    expect((await fetch(`${server.url}/api/session`, { headers: { cookie } })).status).toBe(401);
    const { cookie: again } = await login(server.url);
    await members('expire', email);
    expect((await fetch(`${server.url}/api/session`, { headers: { cookie: again } })).status).toBe(401);
    expect(JSON.parse((await members('export', email)).output).member.email).toBe(email);
    expect((await members('remove', email)).code).toBe(0);
    expect(await askPostgres(url, 'SELECT * FROM members')).toEqual([]);
  });

  it('imports a long list in parts, says how many are imported if it fails, and continues the next time', async () => {
    const { env, url, dataDir } = await start();
    const members = (...args: string[]) => runProgram(builtProgram('members'), args, { env });
    await members('add', 'm250@x.example', '--until', '2030-12-31');
    const file = join(dataDir, 'members.csv');
    writeFileSync(
      file,
      Array.from({ length: 450 }, (_, index) => `m${index}@x.example,2031-12-31`).join('\n'),
    );
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('BEGIN; SELECT * FROM members FOR UPDATE');
    const halted = await members('import', file);
    await holder.end();
    expect([halted.code, halted.output]).toEqual([1, '']);
    const [, said] = /^(\d+) of 450 members are imported, the others are not/m.exec(halted.errors) ?? [];
    const imported = Number(said);
    expect(imported).toBeLessThan(450);
    // The existing member is the one whose row was locked.
    const there = imported + 1;
    expect(await askPostgres(url, 'SELECT count(*)::int AS count FROM members')).toEqual([{ count: there }]);
    expect((await members('import', file)).output).toBe(`${450 - there} added, ${there} changed\n`);
  });

  it('finds a balance that differs from the ledger by one coin', async () => {
    const { env, url } = await start();
    const server = await serve(env);
    const members = (...args: string[]) => runProgram(builtProgram('members'), args, { env });
    await members('add', email, '--until', '2030-12-31');
    const { cookie } = await login(server.url);
    await fetch(`${server.url}/api/report/coin/${email}/daily`, { method: 'POST', headers: { cookie } });
    expect(await members('audit')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^1 members, 0 with/),
    });
    await askPostgres(url, 'UPDATE members SET curr_coins = 2');
    const wrong = await members('audit');
    expect(wrong.code).toBe(1);
    expect(wrong.output).toContain(`${email}: the balance is 2, the ledger says 1\n`);
  });

  it('says in one line, without the password, that it cannot reach the database', async () => {
    for (const DATABASE_URL of ['postgres://maya:secret@localhost:1/research', 'not an address']) {
      const ended = await runProgram(builtProgram('members'), ['list'], { env: { DATABASE_URL } });
      expect([ended.code, ended.output]).toEqual([1, '']);
      expect(ended.errors).toMatch(/^The database of DATABASE_URL cannot be reached: [^\n]*\n$/);
      expect(ended.errors).not.toContain('secret');
    }
  });
});

describe('npm run database -- move', () => {
  it('moves everything to PostgreSQL, and only once', async () => {
    const { env, url, dataDir } = await start();
    const before = await serve({ DATA_DIR: dataDir });
    const demo = 'demo@example.com';
    const { cookie } = await login(before.url, demo);
    const body = JSON.stringify({ email: demo, social_mood: "it's 100 % \u{1F680}" });
    const headers = { cookie, 'content-type': 'application/json' };
    const saved = await (
      await fetch(`${before.url}/api/report/social`, { method: 'POST', headers, body })
    ).json();
    const claim = { method: 'POST', headers, body: JSON.stringify({ module_name: 'social' }) };
    await fetch(`${before.url}/api/report/coin/${demo}`, claim);
    const move = () => runProgram(builtProgram('database'), ['move', url], { env: { DATA_DIR: dataDir } });
    expect(await move()).toMatchObject({ code: 1, errors: expect.stringContaining('is in use') });
    await before.stop();
    addMany(dataDir, 2500);
    change(dataDir, "INSERT INTO used_challenges VALUES ('browsers of demo', 9999999999999)");

    const moved = await move();
    expect([moved.code, moved.errors]).toEqual([0, '']);
    expect(moved.output).toMatch(/^members: 1 rows/m);
    expect(moved.output).toMatch(/^records: 2501 rows/m);
    // A browser that was signed out stays signed out.
    expect(await askPostgres(url, 'SELECT hash FROM used_challenges')).toEqual([
      { hash: 'browsers of demo' },
    ]);
    expect(moved.output).toMatch(/^balances: 5 coins, ledger: 5 coins$/m);
    const after = await serve(env);
    const place = `${after.url}/api/report/social/${demo}/records/${saved.id}`;
    // A move ends every session.
    expect((await fetch(place, { headers: { cookie } })).status).toBe(401);
    headers.cookie = (await login(after.url, demo)).cookie;
    const read = await fetch(place, { headers });
    expect(await read.json()).toMatchObject({ id: saved.id, social_mood: "it's 100 % \u{1F680}" });
    const paid = await fetch(`${after.url}/api/report/coin/${demo}`, claim);
    expect(await paid.json()).toHaveProperty('message');
    expect((await runProgram(builtProgram('members'), ['audit'], { env })).code).toBe(0);

    // Otherwise members would save into the old file by mistake.
    await expect(serve({ DATA_DIR: dataDir })).rejects.toThrow(/was moved to PostgreSQL: set DATABASE_URL/);
    const twice = await move();
    expect([twice.code, twice.output]).toEqual([1, '']);
    expect(twice.errors).toContain('was moved to PostgreSQL');
    change(dataDir, 'PRAGMA user_version = 0');
    expect((await move()).errors).toMatch(/^The database has rows in \w+ already: nothing was moved\.\n$/);
    expect(await askPostgres(url, 'SELECT count(*)::int AS count FROM records')).toEqual([{ count: 2501 }]);
  });

  it('moves nothing if it cannot move everything', async () => {
    const { url, dataDir } = await start();
    await (await serve({ DATA_DIR: dataDir })).stop();
    const database = new DatabaseSync(join(dataDir, 'take-profits.db'));
    // SQLite stores a text that PostgreSQL cannot.
    database.exec("UPDATE members SET email = 'a' || char(0) || 'b'");
    database.close();
    const moved = await runProgram(builtProgram('database'), ['move', url], { env: { DATA_DIR: dataDir } });
    expect([moved.code, moved.errors]).toEqual([1, expect.stringMatching(/^Nothing was moved: [^\n]*\n$/)]);
    expect(await askPostgres(url, 'SELECT * FROM members')).toEqual([]);
  });
});

function addMany(dataDir: string, count: number): void {
  change(
    dataDir,
    `
    WITH RECURSIVE counter(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < ${count})
    INSERT INTO records (member_id, id, module, name, content, revision, save_number, saved_at)
    SELECT id, 'many-' || n, 'old', NULL, '{}', 1, n, 0 FROM members, counter`,
  );
}

function change(dataDir: string, sql: string): void {
  const database = new DatabaseSync(join(dataDir, 'take-profits.db'));
  database.exec(sql);
  database.close();
}

async function start() {
  const database = await makeDatabase('migrated');
  if (!database) throw new Error('This test needs PostgreSQL');
  onTestFinished(() => database.remove());
  const { path, remove } = makeDataDir();
  onTestFinished(remove);
  return { url: database.url, dataDir: path, env: { DATABASE_URL: database.url, DATA_DIR: path } };
}

async function serve(env: Readonly<Record<string, string>>) {
  const server = await startServer(env);
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}

async function login(url: string, who = email) {
  const answer = await fetch(`${url}/api/report/user/${who}/login`, { method: 'PUT' });
  return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
}
