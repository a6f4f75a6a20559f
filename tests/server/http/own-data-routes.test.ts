import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runRetention, startRetention } from '../../../src/server/jobs/retention.ts';
import { listSessions } from '../../../src/server/resources/sessions.ts';
import { startMailServer } from '../../helpers/mail-server.ts';
import { readsAnswers, startApp, startOwnApp, type Browser, type TestApp } from '../../helpers/test-app.ts';
import { memberTables } from '../../../src/server/ports/tables.ts';
import { listLedger } from '../../../src/server/resources/rewards.ts';
import { findMemberByEmail } from '../../../src/server/resources/members.ts';
import { findRecord, listRecordsById } from '../../../src/server/resources/stored-records.ts';
import { listVersions } from '../../../src/server/resources/stored-versions.ts';
import { findSaveReceipt } from '../../../src/server/resources/save-receipts.ts';

const email = 'own@example.com';
const of = '/api/report/everything';
const fiveMinutes = 5 * 60_000;
const week = 7 * 24 * 60 * 60 * 1000;

afterEach(() => vi.restoreAllMocks());

/** The field of the export with the rows of a table; '': they repeat what records and payments say, or serve a retry. */
const exportedAs: Readonly<Record<string, string>> = {
  members: 'member',
  passkeys: 'passkeys',
  records: 'records',
  record_versions: 'records',
  saved_sections: '',
  kept_answers: '',
  ledger: 'payments',
  watched_coins: 'watchlist',
  alerts: 'alerts',
};

describe('the export of a member’s data', () => {
  it('is one file with account, sessions, payments, and records with their versions', async () => {
    const { browser } = await begin();
    const { status, headers, body } = await browser.call('GET', '/api/account/export');
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="take-profits.json"',
    ]);
    expect(body).toMatchObject({
      member: { email, curr_coins: 5, disclaimer_agreed_at: null, leaves_at: null },
      sessions: [{ created_at: '2026-11-21T12:00:00.000Z' }],
      payments: [{ key: 'everything_basics', amount: 5 }],
      records: [{ module: 'everything', name: 'Punks', floor_note: '2 ETH', deleted_at: null }],
    });
    expect(body.records[0].versions).toMatchObject([
      { revision: 1, stored: { answers: { floor_note: '1 ETH' } } },
    ]);
    expect(JSON.stringify(body)).not.toContain('token');
  });

  it('has titles and option ids, so that it can be read without the questionnaires', async () => {
    const { browser, id } = await begin();
    await save(browser, { floor_note: '2 ETH', channels: 'true,false,true', is_listed: true }, id);
    const { body } = await browser.call('GET', '/api/account/export');
    const [record] = body.records;
    expect(record.channels).toBe('true,false,true');
    expect(record.about.questionnaire).toEqual({ title: 'Everything', version: 2, begun_in: 2 });
    expect(record.about.in_words).toContainEqual({
      question: 'channels',
      title: 'Where does it talk to people?',
      value: ['forum', 'chat'],
      text: 'A forum, A chat',
    });
    // Earlier versions are exported as they are stored.
    expect(record.versions.at(-1)).toEqual({
      revision: 1,
      saved_at: '2026-11-21T12:00:00.000Z',
      stored: expect.objectContaining({ answers: { floor_note: '1 ETH' } }),
    });
  });

  it('includes deleted records, and nothing of other members', async () => {
    const { server, browser, id } = await begin();
    const other = await server.login('other@example.com');
    await save(other, { floor_note: 'not yours' }, undefined, 'other@example.com');
    await browser.call('PATCH', `${of}/${email}/records/${id}`, { body: { deleted: true } });
    await save(browser, { floor_note: '3 ETH' });
    const { body, text } = await browser.call('GET', '/api/account/export');
    expect(body.records).toHaveLength(2);
    expect(text).not.toContain('not yours');
    expect(body.records.map((record: { deleted_at: string | null }) => record.deleted_at !== null)).toContain(
      true,
    );
  });

  it('has the rows of every table of members', async () => {
    expect(Object.keys(exportedAs).toSorted()).toEqual(memberTables.toSorted());
    const { browser } = await begin();
    const { body } = await browser.call('GET', '/api/account/export');
    expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.values(exportedAs).filter(Boolean)));
  });

  it('is built one at a time for each member, and two at a time in all', async () => {
    const server = await startApp();
    const names = ['one', 'two', 'three'];
    const browsers = await Promise.all(names.map((name) => server.login(`${name}@example.com`)));
    const open = Promise.withResolvers<void>();
    onTestFinished(() => open.resolve());
    const reading: unknown[] = [];
    server.beforeRead(async (sql, [member]) => {
      if (!readsAnswers(sql)) return;
      reading.push(member);
      await open.promise;
    });
    const asked = [...browsers, ...browsers].map((browser) => browser.call('GET', '/api/account/export'));
    await expect.poll(() => reading.length).toBe(2);
    expect(new Set(reading).size).toBe(2);
    open.resolve();
    // On a busy machine waiting requests may be told to retry.
    for (const answer of await Promise.all(asked)) expect([200, 503]).toContain(answer.status);
  });

  it('is limited by LIMIT_EXPORTS', async () => {
    const server = await startApp({ LIMIT_EXPORTS: '1' });
    const browser = await server.login(email);
    expect((await browser.call('GET', '/api/account/export')).status).toBe(200);
    expect((await browser.call('GET', '/api/account/export')).status).toBe(429);
  });
});

describe('a recent sign-in', () => {
  const calls = [
    ['GET', '/api/account/export'],
    ['PUT', '/api/account/leaving'],
  ] as const;

  it('is required with sign-in by code for the export and for leaving, but not for staying', async () => {
    const mail = await startMailServer();
    const address = { SMTP_URL: mail.url, PUBLIC_URL: 'https://research.example' };
    const server = await startOwnApp({ AUTH_MODE: 'code', ...address });
    await server.addMember(email);
    const browser = server.browser();
    const path = `/api/report/user/${email}/login`;
    const { body } = await browser.call('PUT', path);
    const answer = { challenge: body.challenge, code: await mail.codeFor(email) };
    expect((await browser.call('PUT', path, { body: answer })).status).toBe(200);
    server.time.now += fiveMinutes;
    for (const [method, url] of calls) expect((await browser.call(method, url)).status).toBe(200);
    server.time.now += 1;
    for (const [method, url] of calls) {
      const refused = await browser.call(method, url);
      expect([refused.status, refused.body.error.code]).toEqual([403, 'LOGIN_TOO_OLD']);
    }
    expect((await browser.call('DELETE', '/api/account/leaving')).body).toEqual({ leaves_at: null });
    expect((await browser.call('GET', '/api/session')).status).toBe(200);
  });

  it('is not required with open sign-in', async () => {
    const { server, browser } = await begin();
    server.time.now += fiveMinutes + 1;
    for (const [method, url] of calls) expect((await browser.call(method, url)).status).toBe(200);
  });
});

describe('a member who leaves', () => {
  it('keeps only the current session, gets the day of the deletion, and can stay until then', async () => {
    const { server, browser } = await begin();
    const phone = await server.login(email);
    const left = await browser.call('PUT', '/api/account/leaving');
    expect(left.body).toEqual({ leaves_at: '2026-11-28T12:00:00.000Z' });
    expect((await phone.call('GET', '/api/session')).status).toBe(401);
    expect((await browser.call('GET', '/api/session')).body).toMatchObject(left.body);
    server.time.now += week / 2;
    const again = await server.login(email);
    expect((await again.call('PUT', '/api/account/leaving')).body).toEqual(left.body);
    expect((await again.call('DELETE', '/api/account/leaving')).body).toEqual({ leaves_at: null });
    server.time.now += week;
    expect(await retain(server)).toEqual([]);
    expect((await (await server.login(email)).call('GET', `${of}/${email}/cg`)).status).toBe(200);
  });

  it('has no access after a week, and is deleted with all data by the next run of retention', async () => {
    const { server, browser } = await begin();
    await browser.call('PUT', '/api/account/leaving');
    server.time.now += week;
    expect((await browser.call('GET', '/api/session')).status).toBe(401);
    expect((await server.browser().call('PUT', `/api/report/user/${email}/login`)).status).toBe(401);
    expect((await server.browser().call('GET', `/api/report/user/${email}`)).status).toBe(404);
    const { reads } = server.storage;
    expect(await findMemberByEmail(reads, email)).toBeDefined();
    expect(await retain(server)).toEqual([`id of ${email}`]);
    expect(await findMemberByEmail(reads, email)).toBeUndefined();
    const id = `id of ${email}`;
    expect(await listRecordsById(reads, id, { after: '', limit: 9 })).toEqual([]);
    expect(await listLedger(reads, id)).toEqual([]);
    expect(await listSessions(reads, id)).toEqual([]);
  });
});

it('retention deletes expired records, versions, receipts and sessions of an absent member', async () => {
  const { server, browser, id } = await begin();
  await browser.call('PATCH', `${of}/${email}/records/${id}`, { body: { deleted: true } });
  await browser.call('POST', of, {
    body: { email, name: 'Apes', floor_note: '3 ETH' },
    headers: { 'idempotency-key': 'key' },
  });
  server.time.now += 31 * 24 * 60 * 60 * 1000;
  await retain(server);
  const { reads } = server.storage;
  const memberId = `id of ${email}`;
  expect(await findSaveReceipt(reads, memberId, 'key')).toBeUndefined();
  expect(await findRecord(reads, memberId, id)).toBeUndefined();
  expect(await listVersions(reads, memberId, id, { before: 99, limit: 9 })).toEqual([]);
  expect(await listSessions(reads, memberId)).toEqual([]);
});

it('a run of retention ends early, and before the database closes, when the server stops', async () => {
  const { server } = await begin();
  const { storage, time } = server;
  time.now += 5 * week;
  const writes: string[] = [];
  const begun = Promise.withResolvers<void>();
  const slow = Object.assign(Object.create(storage), {
    run: async (...write: Parameters<typeof storage.run>) => {
      writes.push('writeName' in write[0] ? String(write[0].writeName) : write[0].name);
      await begun.promise;
      return storage.run(...write);
    },
  });
  const said: string[] = [];
  const context = { storage: slow, questionnaires: new Map(), clock: { now: () => time.now } };
  const retention = startRetention(context, {
    ...retained,
    emptyLog: () => slow.emptyLog(),
    say: (line) => said.push(line),
    onDeleted: () => undefined,
  });
  const closed = retention.end().then(() => storage.close());
  begun.resolve();
  await closed;
  expect(said).toEqual([]);
  expect(writes).toEqual(['beginRetentionRun', 'purgeShared', 'purgeReadings']);
});

const day = 24 * 60 * 60 * 1000;
const retained = { retention: 365 * day, onClockJump: () => undefined };

async function retain({ storage, time }: TestApp) {
  const gone: string[] = [];
  const context = { storage, questionnaires: new Map(), clock: { now: () => time.now } };
  const emptyLog = () => storage.emptyLog();
  // A clock that has jumped is trusted after a day.
  await runRetention(context, { ...retained, emptyLog, onDeleted: (memberId) => gone.push(memberId) });
  if (gone.length > 0) return gone;
  time.now += day;
  await runRetention(context, { ...retained, emptyLog, onDeleted: (memberId) => gone.push(memberId) });
  return gone;
}

async function begin() {
  const server = await startApp();
  const browser = await server.login(email);
  const { body } = await save(browser, { floor_note: '1 ETH' });
  const id = String(body.id);
  await save(browser, { floor_note: '2 ETH' }, id);
  await browser.call('POST', `/api/report/coin/${email}`, {
    body: { module_name: 'everything_basics' },
  });
  return { server, browser, id };
}

function save(browser: Browser, fields: object, id?: string, whose = email) {
  const path = id === undefined ? of : `${of}/${email}/cg/${id}`;
  return browser.call('POST', path, { body: { email: whose, name: 'Punks', ...fields } });
}
