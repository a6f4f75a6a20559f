import { expect, it } from 'vitest';
import { runRetention } from '../../../src/server/jobs/retention.ts';
import { findTrustRevokedAt, signOutEverywhere } from '../../../src/server/resources/sessions.ts';
import { startApp, type TestApp } from '../../helpers/test-app.ts';
import { findMemberByEmail, listMembers } from '../../../src/server/resources/members.ts';
import { findRecord } from '../../../src/server/resources/stored-records.ts';
import { purgeSignIns } from '../../../src/server/jobs/sign-ins.ts';
import { requestCode, useCode } from '../../../src/server/resources/sign-in.ts';
import { takeMails } from '../../../src/server/jobs/mails.ts';

const email = 'maya@studio.example';
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const retention = 365 * day;

/** Runs retention once; returns the members deleted, and the number of reported clock jumps. */
async function runOnce({ storage, time }: TestApp) {
  const gone: string[] = [];
  let jumps = 0;
  const context = { storage, questionnaires: new Map(), clock: { now: () => time.now } };
  const onDeleted = (memberId: string) => gone.push(memberId);
  await runRetention(context, {
    retention,
    emptyLog: () => storage.emptyLog(),
    onDeleted,
    onClockJump: () => (jumps += 1),
  });
  return { gone, jumps };
}

/** Runs retention every hour, `hours` times. */
async function runHourly(server: TestApp, hours: number) {
  const all: Awaited<ReturnType<typeof runOnce>>[] = [];
  for (let count = 0; count < hours; count += 1) {
    server.time.now += hour;
    all.push(await runOnce(server));
  }
  return { gone: all.flatMap(({ gone }) => gone), jumps: all.reduce((sum, { jumps }) => sum + jumps, 0) };
}

async function start() {
  const server = await startApp();
  const browser = await server.login(email);
  const of = '/api/report/everything';
  const saved = await browser.call('POST', of, { body: { email, name: 'Punks', floor_note: '1 ETH' } });
  await browser.call('PATCH', `${of}/${email}/records/${saved.body.id}`, { body: { deleted: true } });
  await browser.call('PUT', '/api/account/leaving');
  await runOnce(server);
  const isThere = async () => ({
    member: (await findMemberByEmail(server.storage.reads, email)) !== undefined,
    record: (await findRecord(server.storage.reads, `id of ${email}`, saved.body.id)) !== undefined,
  });
  return { server, isThere };
}

it('retention deletes nothing when the clock jumps ahead and is right again within a day', async () => {
  const { server, isThere } = await start();
  const right = server.time.now;
  server.time.now += 40 * day;
  expect(await runOnce(server)).toEqual({ gone: [], jumps: 1 });
  expect(await runHourly(server, 23)).toEqual({ gone: [], jumps: 0 });
  // A sign-in does not delete anything either.
  await server.login('ann@studio.example');
  expect(await isThere()).toEqual({ member: true, record: true });
  server.time.now = right + day;
  expect(await runOnce(server)).toEqual({ gone: [], jumps: 0 });
  expect(await isThere()).toEqual({ member: true, record: true });
});

it('retention waits for a day after each jump of the clock, and then deletes', async () => {
  const { server, isThere } = await start();
  server.time.now += 40 * day;
  expect((await runOnce(server)).jumps).toBe(1);
  server.time.now += 3 * day;
  expect(await runOnce(server)).toEqual({ gone: [], jumps: 1 });
  expect(await runHourly(server, 23)).toEqual({ gone: [], jumps: 0 });
  expect((await isThere()).member).toBe(true);
  expect(await runHourly(server, 1)).toEqual({ gone: [`id of ${email}`], jumps: 0 });
});

it("a sign-in while the clock is ahead does not purge the member's deleted records", async () => {
  const server = await startApp();
  await server.addMember(email, { until: server.time.now + 100 * day });
  const browser = await server.login(email);
  const of = '/api/report/everything';
  const { body } = await browser.call('POST', of, { body: { email, name: 'Punks', floor_note: '1 ETH' } });
  await browser.call('PATCH', `${of}/${email}/records/${body.id}`, { body: { deleted: true } });
  const right = server.time.now;
  server.time.now += 40 * day;
  await server.login(email);
  server.time.now = right + hour;
  const again = await server.login(email);
  const back = await again.call('PATCH', `${of}/${email}/records/${body.id}`, { body: { deleted: false } });
  expect(back.status).toBe(200);
});

it('a clock that is ahead for a while deletes no session, known network and revoked trust', async () => {
  const server = await startApp();
  const { storage, time } = server;
  await server.addMember(email, { until: time.now + 900 * day });
  await runOnce(server);
  const memberId = `id of ${email}`;
  await storage.run(signOutEverywhere, { memberId, now: time.now });
  const elsewhere = await server.login(email);
  const askForCode = async (challengeId: string) => {
    const challenge = { challengeId, browserHash: '', networkHash: 'home' };
    const signIn = { ...challenge, email, emailHash: email, isKnownBrowser: true, now: time.now };
    await storage.run(requestCode, { ...signIn, salt: '', siteHash: undefined, mailId: challengeId });
    return signIn;
  };
  const session = { tokenHash: 't', method: 'code', browser: '', replaces: undefined } as const;
  const proof = { emailHashes: [email], isRight: true, mailId: 'new-browser' };
  await storage.run(useCode, { ...(await askForCode('first')), ...session, ...proof });

  const right = time.now;
  time.now += 500 * day;
  await server.login(email);
  await storage.run(purgeSignIns, { now: time.now });
  time.now = right + 2 * hour;
  expect((await elsewhere.call('GET', '/api/session')).status).toBe(200);
  expect(await findTrustRevokedAt(storage.reads, memberId)).toBeDefined();
  await askForCode('second');
  const taking = { limit: 9, now: time.now, until: time.now, mailsAnHour: 9 };
  const { mails } = await storage.run(takeMails, taking);
  expect(mails).toMatchObject([{ challengeId: 'second', isKnownNetwork: true }]);
});

it('counters of sign-ins that earlier versions stored are deleted', async () => {
  const server = await startApp();
  const rows = [`('old', 1, ${server.time.now - 1})`, `('new', 1, ${server.time.now})`];
  await server.tamper(`INSERT INTO shared_counts (key, count, until) VALUES ${rows.join(', ')}`);
  await runOnce(server);
  const counters = server.storage.reads.selectFrom('sharedCounts').select('key');
  expect(await counters.execute()).toEqual([{ key: 'new' }]);
});

it('a former member is deleted a year after membership ends, but not in the first year of retention', async () => {
  const server = await startApp();
  const began = server.time.now;
  await server.addMember(email, { until: began - 300 * day });
  await server.addMember('ann@studio.example', { until: began + 30 * day });
  await server.addMember('noor@studio.example', { until: began + 900 * day });
  await runOnce(server);
  const goneBy = async (time: number) => {
    const gone: string[] = [];
    while (server.time.now < time) {
      server.time.now += day;
      gone.push(...(await runOnce(server)).gone);
    }
    return gone;
  };
  expect(await goneBy(began + 364 * day)).toEqual([]);
  expect(await goneBy(began + 366 * day)).toEqual([`id of ${email}`]);
  expect(await goneBy(began + 394 * day)).toEqual([]);
  expect(await goneBy(began + 396 * day)).toEqual(['id of ann@studio.example']);
  expect((await listMembers(server.storage.reads)).map((member) => member.email)).toEqual([
    'noor@studio.example',
  ]);
});
