import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { limits } from '../../../src/server/domain/sign-in/limits.ts';
import { startSending } from '../../../src/server/mail/send-mails.ts';
import type { Mail } from '../../../src/server/ports/mail.ts';
import { fileName } from '../../../src/server/storage/sqlite/database.ts';
import {
  ask as askForCode,
  start as startByCode,
  untilPutOff,
  waitingMails,
} from '../../helpers/log-in-by-code.ts';
import { askPostgres } from '../../helpers/postgres.ts';
import { startOwnApp, type TestApp } from '../../helpers/test-app.ts';
import { removeMember } from '../../../src/server/jobs/members.ts';
import { requestCode } from '../../../src/server/resources/sign-in.ts';
import { countMails } from '../../../src/server/resources/outbox.ts';
import { takeMails } from '../../../src/server/jobs/mails.ts';

const email = 'maya@studio.example';
const lease = 30_000;

/** A server that sends no mail from the outbox until `startSender` is called. */
async function start() {
  const server = await startOwnApp();
  await server.addMember(email);
  const given: Mail[] = [];
  const arrivals = new EventEmitter();
  /** By which the mailer takes each given mail alone. */
  const takings: (() => void)[] = [];
  let takenAlone = 0;
  const untilGiven = async (count: number) =>
    given.length >= count ? undefined : once(arrivals, String(count));
  const taken = Promise.withResolvers<void>();
  const startSender = () => {
    const sender = startSending({
      storage: server.storage,
      clock: { now: () => server.time.now },
      mailer: {
        send: async (mail) => {
          given.push(mail);
          const alone = Promise.withResolvers<void>();
          takings.push(alone.resolve);
          arrivals.emit(String(given.length));
          await Promise.race([taken.promise, alone.promise]);
        },
        close: async () => undefined,
      },
      write: () => ({ subject: '', text: '' }),
      mailsAnHour: 300,
      onLimitExceeded: () => undefined,
      onFailure: () => undefined,
      onError: (error) => expect.unreachable(String(error)),
    });
    onTestFinished(async () => {
      taken.resolve();
      await sender.end();
    });
    return sender;
  };
  const takeOne = () => {
    takings[takenAlone]?.();
    takenAlone += 1;
  };
  return { server, given, untilGiven, takeOne, takeOver: taken.resolve, startSender };
}

async function ask({ storage, time }: TestApp, to: string): Promise<string> {
  const challengeId = randomUUID();
  const hashes = { emailHash: to, networkHash: challengeId, siteHash: challengeId, browserHash: '' };
  const asked = { challengeId, salt: 'salt', email: to, ...hashes, isKnownBrowser: false, now: time.now };
  expect(await storage.run(requestCode, { ...asked, mailId: randomUUID() })).toEqual({ kind: 'requested' });
  return challengeId;
}

const take = ({ storage, time }: TestApp, limit = 20, now = time.now) =>
  storage.run(takeMails, { limit, now, until: now + lease, mailsAnHour: 300 });

/** Codes for strangers, a millisecond apart: 'stranger 1' is the oldest. */
async function insertStrangers(server: TestApp, count: number): Promise<void> {
  const { now } = server.time;
  await server.tamper(`INSERT INTO mail_outbox
    (id, kind, email, challenge_id, network_hash, known_browser, tries, next_at, expires_at)
    WITH RECURSIVE one(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM one WHERE i < ${count})
    SELECT 'stranger ' || i, 'code', 'stranger-' || i || '@studio.example', '', '', 0, 0,
      ${now - 1 - count} + i, ${now + 600_000}
    FROM one`);
}

async function readRows({ place }: TestApp, sql: string): Promise<readonly Record<string, unknown>[]> {
  if (place.DATABASE_URL !== '') return askPostgres(place.DATABASE_URL, sql);
  const database = new DatabaseSync(join(place.DATA_DIR, fileName), { readOnly: true });
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

it("a member's mail is in the first batch, although strangers asked for 30,000 codes before it", async () => {
  const { server } = await start();
  await insertStrangers(server, 30_000);
  await ask(server, email);
  const { mails, isMore } = await take(server);
  expect(mails.map((mail) => mail.email)).toEqual([email]);
  expect(isMore).toBe(false);
  expect(await readRows(server, 'SELECT email FROM mail_outbox')).toEqual([{ email }]);
});

it("at most 1,000 codes wait: the oldest of strangers are deleted, a member's never is", async () => {
  const { server } = await start();
  await ask(server, email);
  server.time.now += 10_000;
  await insertStrangers(server, 999);
  await ask(server, 'another@studio.example');
  await server.addMember('ann@studio.example');
  await ask(server, 'ann@studio.example');
  const rows = await readRows(server, 'SELECT email FROM mail_outbox ORDER BY next_at, email DESC');
  expect(rows).toHaveLength(1000);
  const ends = [...rows.slice(0, 2), ...rows.slice(-2)].map((row) => row['email']);
  const strangers = ['stranger-3@studio.example', 'another@studio.example'] as const;
  expect(ends).toEqual([email, ...strangers, 'ann@studio.example']);
  expect((await take(server)).mails.map((mail) => mail.email)).toEqual([email, 'ann@studio.example']);
});

it('mails to strangers are deleted even while no mail may be sent', async () => {
  const { server } = await start();
  await ask(server, email);
  await ask(server, 'stranger@studio.example');
  expect((await take(server, 0)).mails).toEqual([]);
  expect(await readRows(server, 'SELECT email FROM mail_outbox')).toEqual([{ email }]);
});

it("codes past one member's limit do not delay another member's code", async () => {
  const { server } = await start();
  await server.addMember('ann@studio.example');
  for (let count = 0; count < 60; count += 1) await ask(server, 'ann@studio.example');
  server.time.now += 1;
  await ask(server, email);
  const { mails } = await take(server);
  expect(mails.filter((mail) => mail.email !== email)).toHaveLength(limits.mailsToUnknown.max);
  expect(mails.map((mail) => mail.email)).toContain(email);
});

it('too many codes for unknown addresses are reported', async () => {
  const { server } = await start();
  await insertStrangers(server, limits.startsOfUnknown.max);
  expect((await take(server)).exceeded).toEqual([]);
  await ask(server, 'stranger@studio.example');
  expect((await take(server)).exceeded).toEqual(['unknown']);
});

it("a stranger's sign-in is deleted after ten minutes, and its counters after an hour", async () => {
  const { server, startSender } = await start();
  const { time } = server;
  await ask(server, 'stranger@studio.example');
  await take(server);
  const count = async () => {
    const sender = startSender();
    sender.wake();
    await sender.end();
    const rows = await Promise.all(
      ['login_challenges', 'counters', 'mail_outbox'].map((table) =>
        readRows(server, `SELECT * FROM ${table}`),
      ),
    );
    return rows.map(({ length }) => length);
  };
  // Counters: the address's pause and starts, the network's and the site's starts, and those for unknown addresses.
  expect(await count()).toEqual([1, 5, 0]);
  time.now += 10 * 60_000 + 60_001;
  expect(await count()).toEqual([0, 4, 0]);
  time.now += 60 * 60_000;
  expect(await count()).toEqual([0, 0, 0]);
});

it('the waiting mail of a removed member is deleted and not sent', async () => {
  const { server } = await start();
  const other = 'ann@studio.example';
  await server.addMember(other);
  await ask(server, email);
  await ask(server, other);
  expect(await countMails(server.storage.reads)).toBe(2);
  await server.storage.run(removeMember, { email });
  expect(await countMails(server.storage.reads)).toBe(1);
  expect((await take(server)).mails.map((mail) => mail.email)).toEqual([other]);
});

it('a mail that is being sent is not taken by another server, however long it takes', async () => {
  const { server, given, takeOver, startSender } = await start();
  await ask(server, email);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const sender = startSender();
  sender.wake();
  await expect.poll(() => given.length).toBe(1);
  const { time } = server;
  const leases = () => readRows(server, 'SELECT next_at FROM mail_outbox');
  for (let passed = 0; passed < 120_000; passed += 10_000) {
    time.now += 10_000;
    vi.advanceTimersByTime(10_000);
    await expect
      .poll(async () => (await leases()).map((row) => Number(row['next_at']) - time.now))
      .toEqual([lease]);
  }
  expect((await take(server)).mails).toEqual([]);
  takeOver();
  await expect.poll(leases).toEqual([]);
  expect(given).toHaveLength(1);
});

it('the sender sends all waiting mails before it ends, even more than it sends at once', async () => {
  const { server, given, untilGiven, takeOne, takeOver, startSender } = await start();
  const names = Array.from({ length: 30 }, (_, index) => `m${index}@studio.example`);
  for (const name of names) {
    await server.addMember(name);
    await ask(server, name);
  }
  // Without the reading at intervals, the end of a full round alone brings the next one.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const sender = startSender();
  sender.wake();
  // A poll would move the fake clock on.
  await untilGiven(20);
  // One after another: if several end at once, the rest may wait for the next reading.
  for (let count = 21; count <= 30; count += 1) {
    takeOne();
    await untilGiven(count);
  }
  takeOver();
  await ask(server, email);
  sender.wake();
  await sender.end();
  expect(given.map(({ to }) => to).toSorted()).toEqual([...names, email].toSorted());
  expect(await readRows(server, 'SELECT * FROM mail_outbox')).toEqual([]);
});

describe('the outbox of a running server', () => {
  it('retries a mail after a temporary failure, and drops it after a permanent one', async () => {
    const { mail, server } = await startByCode();
    mail.refuses.set(email, 451);
    const waiting = () => waitingMails(server);
    await askForCode(server.browser());
    await untilPutOff(server);
    mail.refuses.set(email, 550);
    server.time.now += 10_000;
    await expect.poll(async () => (await waiting()).length).toBe(0);
    expect(mail.mails).toEqual([]);
  });

  it('frees the mail of a killed server when its lease expires, and drops it when its code expires', async () => {
    const { mail, server } = await startByCode();
    mail.refuses.set(email, 451);
    await askForCode(server.browser());
    const { now } = server.time;
    await untilPutOff(server);
    // A server claims it and dies: no other server gets it before the claim expires.
    expect((await take(server, 9, now + 10_000)).mails).toHaveLength(1);
    expect((await take(server, 9, now + 39_999)).mails).toHaveLength(0);
    expect((await take(server, 9, now + 40_000)).mails).toHaveLength(1);
    expect((await take(server, 9, now + 700_000)).mails).toHaveLength(0);
    expect(await waitingMails(server)).toEqual([]);
  });
});
