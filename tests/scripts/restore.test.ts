import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Migrator } from 'kysely/migration';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeDataDir } from '../../scripts/product/server.ts';
import { builtProgram } from '../../scripts/setup/built-programs.mjs';
import { readStoredJson } from '../../src/engine/stored.ts';
import { migrationNames } from '../../src/server/storage/migration-names.ts';
import { migrations } from '../../src/server/storage/migrations.ts';
import { buildMigrationQueries } from '../../src/server/storage/sqlite/connection.ts';
import { openReads } from '../../src/server/storage/sqlite/reader.ts';
import { listPasskeys } from '../../src/server/resources/passkeys.ts';
import { listSessions } from '../../src/server/resources/sessions.ts';
import { makeAuthenticator } from '../helpers/authenticator.ts';
import { newBrowserLine, startMailServer } from '../helpers/mail-server.ts';
import { runProgram } from '../helpers/run-program.ts';
import { openApp, type Browser } from '../helpers/test-app.ts';
import { listMembers } from '../../src/server/resources/members.ts';
import { listRecordsById } from '../../src/server/resources/stored-records.ts';

const fileName = 'take-profits.db';
const [email, leaver, undecided] = ['demo@example.com', 'leaver@example.com', 'undecided@example.com'];

describe('restoring a backup of an earlier release', () => {
  it.each(migrationNames)(
    'brings back the database of %s, without members and passkeys that were deleted since',
    async (level) => {
      const { folder, restore } = start();
      const [backup, present] = [join(folder, 'backup.db'), join(folder, fileName)];
      await makeAt(backup, level);
      writeFileSync(present, readFileSync(backup));
      await migrateTo(present, migrationNames.at(-1));
      run(
        present,
        `DELETE FROM members WHERE email = '${leaver}'; DELETE FROM passkeys;
       UPDATE members SET leaves_at = 5, sub_expiry = 7 WHERE email = '${undecided}';
       UPDATE members SET sub_expiry = sub_expiry + 1 WHERE email = '${email}'`,
      );
      const paidUntil = list(backup, `SELECT sub_expiry FROM members WHERE email = '${email}'`)[0];
      const restored = await restore(backup);
      expect([restored.code, restored.errors]).toEqual([0, '']);
      expect(restored.output).toContain('1 members of the backup were deleted since');
      expect(restored.output).toContain('1 members asked to leave since');
      expect(restored.output).toContain('1 memberships of the backup were ended earlier since');
      const canLeave = hasColumn(present, 'leaves_at');
      // It keeps its migrations, so the older program can open it too.
      expect(list(present, 'SELECT name FROM kysely_migration ORDER BY name').at(-1)).toBe(level);
      expect(restored.output.includes(undecided)).toBe(!canLeave);
      await migrateTo(present, migrationNames.at(-1));
      const opened = openReads(present);
      onTestFinished(() => opened.close());
      const { reads: db } = opened;
      const members = await listMembers(db);
      expect(members.map((member) => [member.email, member.leavesAt, member.subExpiry])).toEqual([
        [email, null, paidUntil],
        [undecided, canLeave ? 5 : null, 7],
      ]);
      const [demo] = members;
      expect(await listPasskeys(db, demo?.id ?? '')).toEqual([]);
      expect(await listSessions(db, demo?.id ?? '')).toEqual([]);
      const records = await listRecordsById(db, demo?.id ?? '', { after: '', limit: 99 });
      // Byte for byte as the first release wrote them, in form 1.
      expect(records.map(({ content }) => content).toSorted(byText)).toEqual(listFirst());
      expect(records.every(({ content }) => readStoredJson(JSON.parse(content)))).toBe(true);
    },
  );
});

describe('access that was taken away after a backup', () => {
  it('is not restored: sessions, removed passkeys, known browsers, used codes and passkey responses', async () => {
    const { folder, restore, backUp } = start();
    const { server, mail, open } = await startSite(folder);
    const browser = server.browser();
    const used = await logIn(browser, mail);
    const device = makeAuthenticator();
    const { body: options } = await browser.call('POST', '/api/passkeys/options');
    const response = device.create(options, site);
    const added = await browser.call('POST', '/api/passkeys', { body: { name: 'Laptop', response } });
    expect(added.status).toBe(200);
    const kept = makeAuthenticator();
    const { body: others } = await browser.call('POST', '/api/passkeys/options');
    await browser.call('POST', '/api/passkeys', {
      body: { name: 'Phone', response: kept.create(others, site) },
    });
    server.time.now += 60_000;
    const phone = server.browser();
    const waiting = (await phone.call('PUT', signInPath)).body.challenge;
    const code = await mail.codeFor(email, 2);
    const asked = (await browser.call('POST', '/api/session/passkey/options')).body;
    const answer = { response: kept.get(asked, site) };
    const backup = join(folder, 'backup.db');
    await backUp(backup);
    const cookies = [browser.cookie, phone.cookie];
    expect((await browser.call('POST', '/api/session/passkey', { body: answer })).status).toBe(200);
    expect((await phone.call('PUT', signInPath, { body: { challenge: waiting, code } })).status).toBe(200);
    const removed = await browser.call('DELETE', `/api/passkeys/${added.body.id}`);
    expect(removed.status).toBe(204);
    expect((await browser.call('DELETE', '/api/sessions')).status).toBe(204);
    await server.close();

    const restored = await restore(backup, '--lose-newer');
    expect([restored.code, restored.errors]).toEqual([0, '']);
    expect(restored.output).toContain('1 passkeys of the backup were removed since');
    const again = await open();
    again.time.now = server.time.now;
    const [thief, other] = [again.browser(), again.browser()];
    [thief.cookie, other.cookie] = cookies;
    const status = async (method: string, path: string, body?: unknown) =>
      (await thief.call(method, path, { body })).status;
    expect(await status('GET', '/api/session')).toBe(401);
    const late = await other.call('PUT', signInPath, { body: { challenge: waiting, code } });
    expect(late.status).toBe(401);
    expect(await status('PUT', signInPath, used)).toBe(401);
    expect(await status('POST', '/api/session/passkey', answer)).toBe(401);
    const fresh = (await thief.call('POST', '/api/session/passkey/options')).body;
    expect(await status('POST', '/api/session/passkey', { response: device.get(fresh, site) })).toBe(401);
    const warnings = () => mail.mails.filter(({ text }) => text.includes(newBrowserLine));
    const before = warnings().length;
    again.time.now += 60_000;
    await logIn(thief, mail, 3);
    await expect.poll(() => warnings().length).toBe(before + 1);
  });

  it('may be valid again if the present database is missing, which the command says; no browser is known', async () => {
    const { folder, restore, backUp } = start();
    const { server, mail, open } = await startSite(folder);
    const browser = server.browser();
    await logIn(browser, mail);
    const backup = join(folder, 'backup.db');
    await backUp(backup);
    await server.close();
    rmSync(join(folder, fileName));
    const restored = await restore(backup);
    expect(restored.output).toContain('may be valid again');
    for (const what of ['deleted', 'passkeys', 'memberships']) expect(restored.output).toContain(what);
    const again = await open();
    again.time.now = server.time.now + 60_000;
    const known = again.browser();
    known.cookie = browser.cookie;
    const warnings = () => mail.mails.filter(({ text }) => text.includes(newBrowserLine));
    const before = warnings().length;
    await logIn(known, mail, 2);
    await expect.poll(() => warnings().length).toBe(before + 1);
  });

  it('is unknown if the present database is damaged, so nothing is restored over it', async () => {
    const { folder, restore } = start();
    const [backup, present] = [join(folder, 'backup.db'), join(folder, fileName)];
    await makeAt(backup, '009-quiet-index');
    writeFileSync(present, 'damaged'.repeat(2000));
    const refused = await restore(backup);
    expect([refused.code, refused.output]).toEqual([1, '']);
    expect(refused.errors).toMatch(/move that file .*passkeys that were removed .* valid again/);
    expect(readFileSync(present, 'utf8')).toContain('damaged');
  });
});

const site = { origin: 'https://research.example', host: 'research.example' };
const signInPath = `/api/report/user/${email}/login`;

function start() {
  const { path, remove } = makeDataDir();
  onTestFinished(remove);
  mkdirSync(path, { recursive: true });
  const database = (...args: string[]) =>
    runProgram(builtProgram('database'), args, { env: { DATA_DIR: path } });
  return {
    folder: path,
    restore: (...args: string[]) => database('restore', ...args),
    backUp: async (file: string) => expect(await database('backup', file)).toMatchObject({ code: 0 }),
  };
}

/** A site with sign-in by code; it can be opened again on the same folder. */
async function startSite(folder: string) {
  const mail = await startMailServer();
  const env = { AUTH_MODE: 'code', SMTP_URL: mail.url, PUBLIC_URL: site.origin, DATA_DIR: folder };
  const open = async () => {
    const opened = await openApp(env);
    let closed = false;
    const close = async () => {
      if (!closed) await opened.close();
      closed = true;
    };
    onTestFinished(close);
    return { ...opened, close };
  };
  const server = await open();
  await server.addMember(email);
  return { server, mail, open };
}

async function logIn(browser: Browser, mail: Awaited<ReturnType<typeof startMailServer>>, count = 1) {
  const { body } = await browser.call('PUT', signInPath);
  const answer = { challenge: body.challenge, code: await mail.codeFor(email, count) };
  expect((await browser.call('PUT', signInPath, { body: answer })).status).toBe(200);
  return answer;
}

/** A database of three members as a release left it whose last migration was `level`. */
async function makeAt(file: string, level: (typeof migrationNames)[number]): Promise<void> {
  run(file, readFileSync('tests/fixtures/databases/001-first.sql', 'utf8'));
  const added = [leaver, undecided].map((who) => `('${who}', '${who}', 9999999999999, 0, 0, 0, 0)`);
  run(
    file,
    `INSERT INTO members (id, email, sub_expiry, curr_coins, days_signed_in, save_count, created_at)
       VALUES ${added.join()};
     INSERT INTO sessions (token_hash, member_id, created_at, last_seen_at)
       SELECT 'of ' || id, id, 9999999999999, 9999999999999 FROM members`,
  );
  await migrateTo(file, level);
  if (list(file, "SELECT name FROM sqlite_master WHERE name = 'passkeys'").length > 0)
    run(
      file,
      `INSERT INTO passkeys (id, member_id, public_key, counter, transports, name, created_at)
         SELECT 'of ' || id, id, '', 0, '', '', 0 FROM members`,
    );
}

const byText = (one: string, other: string) => one.localeCompare(other);

function listFirst(): readonly string[] {
  const database = new DatabaseSync(':memory:');
  database.exec(readFileSync('tests/fixtures/databases/001-first.sql', 'utf8'));
  const rows = database.prepare('SELECT answers FROM records').all();
  database.close();
  return rows.map(({ answers }) => String(answers)).toSorted(byText);
}

async function migrateTo(file: string, level: string | undefined): Promise<void> {
  const database = openUnsafe(file);
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db: buildMigrationQueries(database), provider }).migrateTo(
    level ?? '',
  );
  database.close();
  if (error !== undefined) throw error;
}

function run(file: string, sql: string): void {
  const database = openUnsafe(file);
  database.exec(sql);
  database.close();
}

/** Does not wait for the disk. */
function openUnsafe(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY');
  return database;
}

function list(file: string, sql: string): readonly unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare(sql).all();
  database.close();
  return rows.map((row) => Object.values(row)[0]);
}

function hasColumn(file: string, column: string): boolean {
  return list(file, "SELECT name FROM pragma_table_info('members')").includes(column);
}
