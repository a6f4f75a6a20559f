import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import type { RouteEntry } from '../../../src/server/http/route-table.ts';
import { toHash } from '../../../src/server/domain/sessions.ts';
import { fileName } from '../../../src/server/storage/sqlite/database.ts';
import { findSession, listSessions } from '../../../src/server/resources/sessions.ts';
import { startApp, startOwnApp, type Browser, type TestApp } from '../../helpers/test-app.ts';
import { findMemberByEmail } from '../../../src/server/resources/members.ts';
import { removeMember } from '../../../src/server/jobs/members.ts';

const own = 'own@example.com';
const other = 'other@example.com';
const day = 24 * 60 * 60 * 1000;

/** Every route that needs no session, in both modes. */
const publicRoutes = [
  'GET /*',
  'GET /.well-known/change-password',
  'GET /.well-known/security.txt',
  'GET /api/report/user/:email',
  'GET /assets/*',
  'GET /config.json',
  'GET /healthz',
  'GET /openapi.json',
  'GET /readyz',
  'GET /robots.txt',
  'HEAD /*',
  'HEAD /.well-known/change-password',
  'HEAD /.well-known/security.txt',
  'HEAD /api/report/user/:email',
  'HEAD /assets/*',
  'HEAD /config.json',
  'HEAD /healthz',
  'HEAD /openapi.json',
  'HEAD /readyz',
  'HEAD /robots.txt',
  'PUT /api/report/user/:email/login',
];

/** Routes that name no member, in both modes: the session, and the sources' data. */
const unnamedRoutes = [
  '/api/account/export',
  '/api/account/leaving',
  '/api/coin-data/coinnews/:coinName',
  '/api/coin-data/coins',
  '/api/coin-data/coinsearch/:coinName',
  '/api/coin-data/facts/:subject',
  '/api/coin-data/por',
  '/api/coin-data/por/',
  '/api/coin-data/teamsearch/:teamMemberId',
  '/api/coin-data/techanalysis/averages/:coin',
  '/api/coin-data/techanalysis/candle/:coin',
  '/api/coin-data/techanalysis/macd/:coin',
  '/api/coin-data/techanalysis/rsi/:coin',
  '/api/coin-history/:coin',
  '/api/data/allcal',
  '/api/data/allcal/',
  '/api/data/allcal/:page',
  '/api/data/allcal/:page/',
  '/api/data/cal',
  '/api/data/cal/',
  '/api/data/cal/:page',
  '/api/data/cal/:page/',
  '/api/data/news',
  '/api/data/rocket/:coin',
  '/api/data/sources',
  '/api/desk',
  '/api/fng',
  '/api/fng/',
  '/api/nft/facts/:subject',
  '/api/nft/search2nft/:name',
  '/api/por/:exchange',
  '/api/session',
  '/api/session/logout',
  '/api/sessions',
  '/api/sessions/:id',
  '/api/ticker/v2/ticker/:coinId',
  '/api/ticker/v2/ticker/:coinId/',
  '/api/watchlist',
  '/api/watchlist/:coin',
  '/data/airdrops.csv',
  '/media/*',
  '/media/ipfs/:gateway/*',
];

interface Mode {
  readonly mode: string;
  readonly env: Readonly<Record<string, string>>;
  /** The public routes, and routes that name no member, in this mode alone. */
  readonly morePublic: readonly string[];
  readonly moreUnnamed: readonly string[];
}

const modes: readonly Mode[] = [
  { mode: 'open', env: {}, morePublic: [], moreUnnamed: [] },
  {
    mode: 'code',
    // The mail server does not exist, and no test here waits for a mail.
    env: { AUTH_MODE: 'code', SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://localhost:3000' },
    morePublic: ['POST /api/session/passkey', 'POST /api/session/passkey/options'],
    moreUnnamed: ['/api/passkeys', '/api/passkeys/:id', '/api/passkeys/options'],
  },
];

describe.each(modes)('the route table in sign-in mode $mode', ({ env, morePublic, moreUnnamed }) => {
  it('makes only the listed routes public', async () => {
    const { app } = await startApp(env);
    const named = app.listRoutes().filter((route) => route.isPublic);
    const names = named.map(({ method, url }) => `${method} ${url}`);
    expect(names.toSorted()).toEqual([...publicRoutes, ...morePublic].toSorted());
  });

  it('names a member in every guarded route except the listed ones', async () => {
    const { app } = await startApp(env);
    const unnamed = guarded(app).filter(({ url, emailIn }) => !url.includes(':email') && emailIn !== 'body');
    const urls = [...new Set(unnamed.map(({ url }) => url))];
    expect(urls.toSorted()).toEqual([...unnamedRoutes, ...moreUnnamed].toSorted());
  });
});

describe.each(modes)('every guarded route in sign-in mode $mode', ({ env }) => {
  it('returns 401 NO_SESSION without a session, and expires the cookie (case 1)', async () => {
    const { app, browser } = await startApp(env);
    for (const route of guarded(app)) {
      const answer = await callRoute(browser(), route, own);
      expectRefusal(route, answer, 401, 'NO_SESSION');
      expect(answer.headers['set-cookie'], route.url).toMatch(/^sid=; Max-Age=0;/);
    }
  });

  it('returns 401 for a made-up, a logged-out and an expired session (case 14)', async () => {
    const server = await startApp(env);
    const madeUp = server.browser();
    const loggedOut = await server.login(own);
    const cookie = loggedOut.cookie;
    await loggedOut.call('POST', '/api/session/logout');
    const expired = await server.login(own);
    const expiredCookie = expired.cookie;
    server.time.now += 25 * 60 * 60 * 1000;
    for (const route of guarded(server.app)) {
      for (const dead of ['sid=0123456789', 'sid=', cookie, expiredCookie]) {
        madeUp.cookie = dead;
        expectRefusal(route, await callRoute(madeUp, route, own), 401, 'NO_SESSION');
      }
    }
  });

  it('returns 403 SUB_EXPIRED once the subscription has ended, and ends the session (case 7)', async () => {
    const server = await startApp(env);
    for (const route of guarded(server.app)) {
      await server.addMember(own);
      const browser = await server.login(own);
      const cookie = browser.cookie;
      await server.addMember(own, { until: server.time.now });
      server.time.now += 1;
      expectRefusal(route, await callRoute(browser, route, own), 403, 'SUB_EXPIRED');
      expect(browser.cookie).toBeUndefined();
      await server.addMember(own);
      browser.cookie = cookie;
      expectRefusal(route, await callRoute(browser, route, own), 401, 'NO_SESSION');
    }
  });

  it('returns the same 403 EMAIL_MISMATCH for any other e-mail address, known or not (case 3)', async () => {
    const server = await startApp(env);
    await server.addMember(other);
    const browser = await server.login(own);
    for (const route of guarded(server.app).filter(namesMember)) {
      const known = await callRoute(browser, route, other);
      const unknown = await callRoute(browser, route, 'nobody@example.com');
      const garbled = await callRoute(browser, route, 'no-address');
      for (const answer of [known, unknown, garbled]) expectRefusal(route, answer, 403, 'EMAIL_MISMATCH');
      expect(withoutId(known.text)).toBe(withoutId(unknown.text));
      expect(known.headers['content-length']).toBe(unknown.headers['content-length']);
    }
  });

  it("lets the member's own request through", async () => {
    const server = await startApp(env);
    for (const route of guarded(server.app)) {
      const { status } = await callRoute(await server.login(own), route, own);
      expect([200, 204, 404, 409, 422], `${route.method} ${route.url}`).toContain(status);
    }
  });

  it('returns 404 for a name with U+0000', async () => {
    const server = await startApp(env);
    const browser = await server.login(own);
    const body = { email: own, name: 'Punks', is_listed: true };
    for (const [method, url] of [
      ['GET', `/api/report/everything/${own}/records/a%00b`],
      ['GET', `/api/report/a%00b/${own}/cg`],
      ['GET', `/api/report/a%00b/${own}/records`],
      ['POST', `/api/report/everything/${own}/cg/%00`],
      ['POST', '/api/report/a%00b'],
    ] as const) {
      const { status } = await browser.call(method, url, method === 'POST' ? { body } : {});
      expect(status, url).toBe(404);
    }
  });

  it("returns 403 for another member's e-mail address in the body of a save", async () => {
    const server = await startApp(env);
    const browser = await server.login(own);
    const answer = await browser.call('POST', `/api/report/everything/${own}/cg/some-id`, {
      body: { email: other, is_listed: true },
    });
    expect(answer.status).toBe(403);
    expect(answer.body.error.code).toBe('EMAIL_MISMATCH');
  });
});

describe.each(modes)("another member's record in sign-in mode $mode", ({ env }) => {
  it('returns 404 to reads and saves, like an unknown one, and stays unchanged (case 4)', async () => {
    const server = await startApp(env);
    const owner = await server.login(other);
    const { body } = await owner.call('POST', '/api/report/everything', {
      body: { email: other, name: 'Punks', is_listed: true },
    });
    const intruder = await server.login(own);
    for (const id of [body.id, 'no-such-id']) {
      const path = `/api/report/everything/${own}`;
      const change = { body: { email: own, name: 'Punks', is_listed: false } };
      expect((await intruder.call('POST', `${path}/cg/${id}`, change)).status).toBe(404);
      expect((await intruder.call('GET', `${path}/records/${id}`)).status).toBe(404);
    }
    expect((await intruder.call('GET', `/api/report/everything/${own}/records`)).body).toEqual([]);
    const kept = await owner.call('GET', `/api/report/everything/${other}/cg`);
    expect(kept.body.is_listed).toBe(true);
    expect(kept.headers['etag']).toBe('"1"');
  });
});

describe('a session', () => {
  it('accepts its e-mail address in any case', async () => {
    const server = await startApp();
    const browser = await server.login(own);
    expect((await browser.call('POST', `/api/report/coin/OWN@Example.com/daily`)).status).toBe(200);
  });

  it('ends after seven days, however often it is used', async () => {
    const server = await startApp();
    const browser = await server.login(own);
    for (let hours = 0; hours < 7 * 24; hours += 12) {
      await expect
        .poll(async () => {
          expect((await browser.call('GET', '/api/session')).status).toBe(200);
          return lastUse(server, browser);
        })
        .toBe(server.time.now);
      server.time.now += day / 2;
    }
    expect((await browser.call('GET', '/api/session')).status).toBe(200);
    server.time.now += 1;
    expect((await browser.call('GET', '/api/session')).status).toBe(401);
  });

  it('is valid until the last moment of the subscription (case 7)', async () => {
    const server = await startApp();
    await server.addMember(own, { until: server.time.now });
    const browser = await server.login(own);
    expect((await browser.call('GET', '/api/session')).status).toBe(200);
    server.time.now += 1;
    expect((await browser.call('GET', '/api/session')).status).toBe(403);
  });

  it('is one of at most five: a sixth sign-in ends the oldest', async () => {
    const server = await startApp();
    const browsers: Browser[] = [];
    for (let count = 0; count < 6; count += 1) {
      browsers.push(await server.login(own));
      server.time.now += 1000;
    }
    const statuses = await Promise.all(
      browsers.map(async (one) => (await one.call('GET', '/api/session')).status),
    );
    expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
  });

  it('ends when another member signs in in the same browser', async () => {
    const server = await startApp();
    await server.addMember(other);
    const browser = await server.login(own);
    const before = browser.cookie;
    await browser.call('PUT', `/api/report/user/${other}/login`);
    expect(browser.cookie).not.toBe(before);
    expect((await browser.call('GET', '/api/session')).body.email).toBe(other);
    browser.cookie = before;
    expect((await browser.call('GET', '/api/session')).status).toBe(401);
  });

  it('that began while the clock was ahead is invalid once the clock is right again', async () => {
    const server = await startApp();
    const right = server.time.now;
    server.time.now += 30 * day;
    await server.addMember(own, { until: right + 90 * day });
    const browser = await server.login(own);
    server.time.now = right;
    expect((await browser.call('GET', '/api/session')).status).toBe(401);
  });

  it('can read while writes are blocked, and records its use once writes continue', async () => {
    const server = await startOwnApp();
    const browser = await server.login(own);
    server.time.now += 2 * 60 * 60 * 1000;
    const blocked = await blockWrites(server);
    let written = false;
    const write = browser.call('POST', `/api/report/coin/${own}/daily`).finally(() => (written = true));
    for (const _ of [1, 2, 3]) expect((await browser.call('GET', '/api/session')).status).toBe(200);
    expect(written).toBe(false);
    await blocked.end();
    await write;
    await expect
      .poll(async () => {
        await browser.call('GET', '/api/session');
        return lastUse(server, browser);
      })
      .toBe(server.time.now);
  });

  it('ends when its member is removed', async () => {
    const server = await startApp();
    const browser = await server.login(own);
    await server.storage.run(removeMember, { email: own });
    expect((await browser.call('GET', '/api/session')).status).toBe(401);
  });

  it('is stored only as a hash', async () => {
    const server = await startApp();
    const browser = await server.login(own);
    const member = await findMemberByEmail(server.storage.reads, own);
    const [session] = await listSessions(server.storage.reads, member?.id ?? '');
    expect(session?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(browser.cookie).not.toContain(session?.tokenHash);
  });
});

function guarded(app: TestApp['app']): readonly RouteEntry[] {
  return app.listRoutes().filter((route) => !route.isPublic);
}

function namesMember({ url, emailIn }: RouteEntry): boolean {
  return url.includes(':email') || emailIn === 'body';
}

async function callRoute(browser: Browser, { method, url, emailIn }: RouteEntry, email: string) {
  const path = url
    .replace(':module', 'everything')
    .replace(':email', email)
    .replace(':coinName', 'bitcoin')
    .replace(':coinId', '1')
    .replace(':coin', 'btc')
    .replace(':exchange', 'binance')
    .replace(':page', '1')
    .replace(/:\w+/, 'some-id');
  if (emailIn === 'body')
    return browser.call(method, path, { body: { email, name: 'Punks', is_listed: true } });
  if (method === 'POST' && path.endsWith(`/coin/${email}`)) {
    return browser.call(method, path, { body: { module_name: 'everything' } });
  }
  return browser.call(method, path);
}

function expectRefusal(
  route: RouteEntry,
  answer: Awaited<ReturnType<Browser['call']>>,
  status: number,
  code: string,
) {
  expect(answer.status, `${route.method} ${route.url}`).toBe(status);
  if (route.method !== 'HEAD') expect(answer.body.error.code, route.url).toBe(code);
}

function withoutId(text: string): string {
  return text.replace(/"request_id":"[^"]+"/, '');
}

async function lastUse({ storage }: TestApp, { cookie = '' }: Browser): Promise<number | undefined> {
  const found = await findSession({ storage }, toHash(cookie.slice('sid='.length)));
  return found?.session.lastSeenAt;
}

/** Blocks all writes, as a long transaction of another program does. */
async function blockWrites({ place }: TestApp): Promise<{ end(): Promise<void> }> {
  if (place.DATABASE_URL === '') {
    const database = new DatabaseSync(join(place.DATA_DIR, fileName));
    database.exec('BEGIN IMMEDIATE');
    return { end: async () => database.close() };
  }
  const client = new Client({ connectionString: place.DATABASE_URL });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE members, sessions IN EXCLUSIVE MODE');
  return { end: () => client.end() };
}
