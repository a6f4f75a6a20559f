import { randomBytes, randomUUID } from 'node:crypto';
import { expect, inject, it, onTestFinished } from 'vitest';
import { makeDataDir, startServer } from '../../scripts/product/server.ts';
import { limits } from '../../src/server/domain/sign-in/limits.ts';
import { noQuestionnaires, openStorage } from '../../src/server/open-storage.ts';
import { startMailServer } from '../helpers/mail-server.ts';
import { askPostgres, makeDatabaseOn } from '../helpers/postgres.ts';
import { addMember } from '../../src/server/jobs/members.ts';

const email = 'maya@studio.example';
const others = Array.from({ length: 24 }, (_, index) => `m${index}@x.example`);
const replicas = 3;
/** Equal requests that are sent at once. */
const racers = 60;

it('three servers on one database share sign-ins, sessions, saves, coins, limits and mails', async () => {
  const { url, mail, call } = await start();

  // A sign-in begins at one server, ends at another, and its session is valid at the third.
  const path = `/api/report/user/${email}/login`;
  const begun = await call(0, 'PUT', path);
  expect(begun.status).toBe(202);
  const code = await mail.codeFor(email);
  const guess = { cookie: begun.cookie, body: { challenge: begun.body.challenge, code } };
  // One code that is entered many times at once, at all servers, makes one session.
  const entered = await atOnce(racers, (index) => call(index, 'PUT', path, guess));
  const [{ cookie } = { cookie: '' }, ...more] = entered.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  expect(entered.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  expect((await call(1, 'GET', '/api/sessions', { cookie })).body).toHaveLength(1);
  expect((await call(2, 'GET', '/api/session', { cookie })).body.email).toBe(email);

  // Equal saves under one key, at all servers at once, make one record.
  const save = { cookie, body: { email, name: 'Bitcoin', marketcap_coingecko: true }, key: randomUUID() };
  const saved = await atOnce(racers, (index) => call(index, 'POST', '/api/report/coineval', save));
  expect(new Set(listTaken(saved).map(({ body }) => body.id)).size).toBe(1);
  const records = await call(1, 'GET', `/api/report/coineval/${email}/records`, { cookie });
  expect(records.body).toHaveLength(1);

  // The daily collection pays once.
  const coins = `/api/report/coin/${email}`;
  const collected = await atOnce(racers, (index) => call(index, 'POST', `${coins}/daily`, { cookie }));
  expect(new Set(listTaken(collected).map(({ body }) => body.curr_coins))).toEqual(new Set([1]));
  expect((await call(0, 'GET', `${coins}/ledger`, { cookie })).body).toHaveLength(1);

  // A section pays once, even when many claims reach all servers at once.
  const mood = { cookie, body: { email, social_mood: '1' }, key: randomUUID() };
  expect((await call(2, 'POST', '/api/report/social', mood)).status).toBe(200);
  const claim = { cookie, body: { module_name: 'social' } };
  const claimed = await atOnce(racers, (index) => call(index, 'POST', coins, claim));
  expect(claimed.filter(({ body }) => body.gained > 0)).toHaveLength(1);
  listTaken(claimed);
  expect((await call(0, 'GET', `${coins}/ledger`, { cookie })).body).toHaveLength(2);

  // Sign-ins from one network are counted together, and one server sends each mail.
  const asked = await atOnce(others.length, async (index) => {
    const to = others[index];
    return { to, status: (await call(index, 'PUT', `/api/report/user/${to}/login`)).status };
  });
  const begunHere = asked.flatMap(({ to, status }) => (status === 202 ? [to] : []));
  expect(begunHere).toHaveLength(limits.startsOfNetwork.max - 1);
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(others.length - begunHere.length);
  await expect.poll(() => askPostgres(url, 'SELECT id FROM mail_outbox')).toEqual([]);
  const sent = mail.mails.flatMap(({ to }) => to).filter((to) => to !== email);
  expect(sent).toHaveLength(begunHere.length);
  expect(new Set(sent)).toEqual(new Set(begunHere));

  // A log-out at one server ends the session at all servers.
  expect((await call(0, 'POST', '/api/session/logout', { cookie })).status).toBe(204);
  expect((await call(1, 'GET', '/api/session', { cookie })).status).toBe(401);
});

/** Successful answers. A busy server may refuse others with 503: requests of one member wait for each other. */
function listTaken<Answer extends { readonly status: number }>(
  answers: readonly Answer[],
): readonly Answer[] {
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  return answers.filter(({ status }) => status === 200);
}

const atOnce = <T>(count: number, ask: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)));

interface Sent {
  readonly cookie?: string;
  readonly body?: object;
  /** Idempotency-Key. */
  readonly key?: string;
}

async function start() {
  const database = await makeDatabaseOn(inject('postgres') ?? '', 'migrated');
  onTestFinished(() => database.remove());
  const mail = await startMailServer();
  const data = makeDataDir();
  onTestFinished(data.remove);
  await addMembers(database.url, data.path);
  const key = () => randomBytes(33).toString('base64');
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: data.path,
    AUTH_MODE: 'code',
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://research.example',
    MEDIA_KEY: key(),
    SIGN_IN_KEY: key(),
    LIMIT_LOGINS: '1000',
    LIMIT_DAILY: '1000',
    LIMIT_SAVES: '1000',
    LIMIT_CLAIMS: '1000',
  };
  const servers = await atOnce(replicas, () => startServer(env));
  onTestFinished(async () => {
    for (const server of servers) await server.stop('SIGKILL');
  });
  const call = async (
    index: number,
    method: string,
    path: string,
    { cookie, body, key: idempotency }: Sent = {},
  ) => {
    const answer = await fetch(`${servers[index % replicas]?.url}${path}`, {
      method,
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotency !== undefined && { 'idempotency-key': idempotency }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      cookie: answer.headers
        .getSetCookie()
        .map((set) => set.split(';', 1)[0])
        .join('; '),
      body: text === '' ? undefined : JSON.parse(text),
    };
  };
  return { url: database.url, mail, call };
}

async function addMembers(databaseUrl: string, dataDir: string): Promise<void> {
  const storage = await openStorage({ databaseUrl, dataDir }, noQuestionnaires, () => undefined);
  const now = Date.now();
  const members = [email, ...others].map((of) => ({
    id: randomUUID(),
    email: of,
    subExpiry: now + 86_400_000,
    now,
  }));
  for (const member of members) await storage.run(addMember, member);
  await storage.close();
}
