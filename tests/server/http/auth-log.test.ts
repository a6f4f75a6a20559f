import { describe, expect, it } from 'vitest';
import { startRetention } from '../../../src/server/jobs/retention.ts';
import { makeAuthenticator } from '../../helpers/authenticator.ts';
import { startMailServer } from '../../helpers/mail-server.ts';
import { startOwnApp, type Browser, type TestApp } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
const here = { origin: 'https://research.example', host: 'research.example' };
const path = `/api/report/user/${email}/login`;
const address = '198.51.100.77';
const from = { from: address };
const week = 7 * 24 * 60 * 60 * 1000;

async function start(env: Readonly<Record<string, string>> = {}) {
  const mail = await startMailServer();
  const server = await startOwnApp({
    AUTH_MODE: 'code',
    SMTP_URL: mail.url,
    PUBLIC_URL: here.origin,
    LOG_LEVEL: 'warn',
    ...env,
  });
  await server.addMember(email);
  return { mail, server };
}

interface Line {
  readonly [name: string]: unknown;
  readonly event?: string;
  readonly code?: string;
  readonly level?: number;
}

function readEvents({ logLines }: TestApp): Record<string, unknown>[] {
  const lines = logLines.map((line): Line => JSON.parse(line));
  return lines
    .filter(({ event }) => event !== undefined)
    .map(({ level: _level, time: _when, pid: _pid, hostname: _host, msg: _words, ...rest }) => rest);
}

describe('the sign-in log', () => {
  it('records every event of an account by pseudonym, without e-mail, network address, code or token', async () => {
    const { mail, server } = await start();
    const { secrets, browser } = await useAccount(server, mail);
    server.time.now += week;
    const options = {
      say: () => undefined,
      retention: Infinity,
      emptyLog: () => server.storage.emptyLog(),
      onDeleted: deletedTo(server),
      onClockJump: () => undefined,
    };
    const context = {
      storage: server.storage,
      questionnaires: new Map(),
      clock: { now: () => server.time.now },
    };
    await startRetention(context, options).end();
    const events = readEvents(server);
    const member = expect.stringMatching(/^[\w-]{16}$/);
    const network = expect.stringMatching(/^[\w-]{16}$/);
    const reqId = expect.stringMatching(/^[\da-f-]{36}$/);
    const by = { member, network, reqId };
    const unknown = { network, reqId };
    expect(events).toEqual([
      { event: 'code-asked-for', ...unknown },
      { event: 'limit-hit', limit: 'mails', ...unknown },
      { event: 'log-in-refused', reason: 'code', ...unknown },
      { event: 'logged-in', method: 'code', ...by },
      { event: 'passkey-added', ...by },
      { event: 'logged-in', method: 'passkey', ...by },
      { event: 'log-in-refused', reason: 'passkey', ...unknown },
      { event: 'passkey-removed', ...by },
      { event: 'session-ended', ...by },
      { event: 'account-leaving', ...by },
      { event: 'account-kept', ...by },
      { event: 'logged-out', ...by },
      { event: 'code-asked-for', ...unknown },
      { event: 'logged-in', method: 'code', ...by },
      { event: 'account-leaving', ...by },
      { event: 'signed-out-everywhere', ...by },
      { event: 'account-deleted', member },
    ]);
    expect(new Set(events.flatMap((event) => event['member'] ?? [])).size).toBe(1);
    expect(events[0]?.['network']).toBe(events[3]?.['network']);
    const text = server.logLines.join('');
    for (const secret of [...secrets, ...(browser.cookie ?? '').split(/[=;]/), email, 'maya', address])
      if (secret.length > 3) expect(text).not.toContain(secret);
  });

  it('records a member over a limit once for several requests', async () => {
    const { mail, server } = await start({ LIMIT_READS: '1' });
    const browser = await logIn(server, mail, 1);
    for (const _ of [1, 2, 3]) await browser.call('GET', '/api/session');
    expect(readEvents(server).filter(({ event }) => event === 'limit-hit')).toMatchObject([
      { limit: 'reads' },
    ]);
  });

  it('records each kind of refused access once, by pseudonym and error code', async () => {
    const { mail, server } = await start();
    const browser = await logIn(server, mail, 1);
    const refused = [
      ['GET', '/api/report/coineval/other@studio.example/cg', undefined],
      ['POST', `/api/report/coin/${email}/daily`, { 'sec-fetch-site': 'cross-site' }],
      ['GET', '/api/session', { host: 'evil.example' }],
    ] as const;
    const codes: string[] = [];
    for (const [method, url, headers] of [...refused, ...refused]) {
      const { body } = await browser.call(method, url, { ...from, ...(headers && { headers }) });
      codes.push(body.error.code);
    }
    expect(codes.slice(0, 3)).toEqual(['EMAIL_MISMATCH', 'CROSS_SITE', 'WRONG_HOST']);
    const { member, network } = readEvents(server).find(({ event }) => event === 'logged-in') ?? {};
    // A line is written after its response is sent.
    await expect
      .poll(() => readEvents(server).filter(({ event }) => event === 'access-refused'))
      .toMatchObject([
        { reason: 'EMAIL_MISMATCH', member, network },
        { reason: 'CROSS_SITE', network },
        { reason: 'WRONG_HOST', network },
      ]);
    expect(server.logLines.join('')).not.toMatch(/@|evil/);
  });

  it('is empty with LOG_LEVEL=error', async () => {
    const { mail, server } = await start({ LOG_LEVEL: 'error' });
    await logIn(server, mail, 1);
    expect(server.logLines).toEqual([]);
  });
});

it('the log of requests has the same pseudonym for a member as the sign-in log', async () => {
  const { mail, server } = await start({ LOG_LEVEL: 'info' });
  const browser = await logIn(server, mail, 1);
  await browser.call('GET', '/api/session');
  const lines = server.logLines.map((line): Line => JSON.parse(line));
  const loggedIn = lines.find(({ event }) => event === 'logged-in');
  const answered = lines.find((line) => line['path'] === '/api/session');
  expect(answered?.['member']).toBe(loggedIn?.['member']);
  expect(server.logLines.join('')).not.toMatch(/maya|@/);
});

it.each(['%40', '%2540', '%25252540', '%25%34%30', '@'])(
  'the log of requests has no e-mail address whose @ was written as %s',
  async (sign) => {
    const server = await startOwnApp({ LOG_LEVEL: 'info' });
    await server.browser().call('GET', `/api/report/user/leak${sign}victim.example`);
    expect(server.logLines.join('')).toContain('/api/report/user/~');
    expect(server.logLines.join('')).not.toContain('victim');
  },
);

it('open sign-in is logged without an e-mail address', async () => {
  const server = await startOwnApp({ LOG_LEVEL: 'warn' });
  await server.login(email);
  await server.browser().call('PUT', '/api/report/user/nobody@studio.example/login');
  expect(readEvents(server)).toMatchObject([
    { event: 'logged-in', method: 'open' },
    { event: 'log-in-refused', reason: 'email' },
  ]);
  expect(server.logLines.join('')).not.toMatch(/maya|nobody|@/);
});

it('a failed source and a busy server are logged as warnings, a fault of the server as an error', async () => {
  const live = { UPSTREAMS: 'live', UPSTREAM_COINSTATS_URL: 'http://127.0.0.1:1', UPSTREAM_RSS_URL: '' };
  const server = await startOwnApp({ LOG_LEVEL: 'warn', ...live });
  const collect = async () => (await server.login(email)).call('POST', `/api/report/coin/${email}/daily`);
  expect((await collect()).status).toBe(200);
  server.time.now -= week;
  expect((await collect()).status).toBe(503);
  const browser = await server.login(email);
  expect((await browser.call('GET', '/api/data/news')).status).toBe(503);
  await server.tamper('DROP TABLE watched_coins');
  expect((await browser.call('GET', '/api/watchlist')).status).toBe(500);
  const lines = server.logLines.map((line): Line => JSON.parse(line));
  expect(lines.flatMap(({ code, level }) => (code === undefined ? [] : [[code, level]]))).toEqual([
    ['BUSY', 40],
    ['UPSTREAM_DOWN', 40],
    ['INTERNAL', 50],
  ]);
});

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

async function logIn(server: TestApp, mail: MailServer, count: number): Promise<Browser> {
  const browser = server.browser();
  const { body } = await browser.call('PUT', path, from);
  const answer = { challenge: body.challenge, code: await mail.codeFor(email, count) };
  expect((await browser.call('PUT', path, { body: answer, ...from })).status).toBe(200);
  return browser;
}

/** Causes every event of an account, in the order of the test above. */
async function useAccount(server: TestApp, mail: MailServer) {
  const browser = server.browser();
  const { body: started } = await browser.call('PUT', path, from);
  expect((await browser.call('PUT', path, from)).status).toBe(429);
  const { challenge } = started;
  const code = await mail.codeFor(email);
  const wrong = { challenge, code: code === '0000-0000' ? '1111-1111' : '0000-0000' };
  expect((await browser.call('PUT', path, { body: wrong, ...from })).status).toBe(401);
  await browser.call('PUT', path, { body: { challenge, code }, ...from });
  const device = makeAuthenticator();
  const { body: options } = await browser.call('POST', '/api/passkeys/options', from);
  const response = device.create(options, here);
  const added = await browser.call('POST', '/api/passkeys', { body: { name: 'Key', response }, ...from });
  const other = server.browser();
  const enter = async () => {
    const { body } = await other.call('POST', '/api/session/passkey/options', from);
    const answer = { response: device.get(body, here) };
    return other.call('POST', '/api/session/passkey', { body: answer, ...from });
  };
  expect((await enter()).status).toBe(200);
  const refused = { response: { id: 'none', type: 'public-key' } };
  await other.call('POST', '/api/session/passkey', { body: refused, ...from });
  await browser.call('DELETE', `/api/passkeys/${added.body.id}`, from);
  const { body: sessions } = await browser.call('GET', '/api/sessions', from);
  const ending = sessions.find(({ current }: { current: boolean }) => !current);
  await browser.call('DELETE', `/api/sessions/${ending.id}`, from);
  await browser.call('PUT', '/api/account/leaving', from);
  await browser.call('DELETE', '/api/account/leaving', from);
  const first = browser.cookie ?? '';
  await browser.call('POST', '/api/session/logout', from);
  server.time.now += 60_001;
  const again = await logIn(server, mail, 2);
  const secrets = [...first.split(/[=;]/), ...(again.cookie ?? '').split(/[=;]/), code, challenge];
  await again.call('PUT', '/api/account/leaving', from);
  await again.call('DELETE', '/api/sessions', from);
  return { secrets, browser: again };
}

const deletedTo = (server: TestApp) => (member: string) =>
  server.app.authLog.write('account-deleted', { member });
