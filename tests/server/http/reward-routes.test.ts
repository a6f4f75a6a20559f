import { describe, expect, it } from 'vitest';
import { messages } from '../../../src/contracts/messages.ts';
import { startApp, type Browser, type TestApp } from '../../helpers/test-app.ts';
import { listImbalances } from '../../../src/server/resources/rewards.ts';

const email = 'maya@studio.example';
const coin = `/api/report/coin/${email}`;
const day = 24 * 60 * 60 * 1000;

describe('a claim (I3)', () => {
  it('pays a saved section once, even after another save', async () => {
    const { browser } = await startLoggedIn();
    await save(browser, { is_listed: true });
    expect((await claim(browser, 'everything_basics')).body).toEqual({ curr_coins: 5, gained: 5 });
    const again = await claim(browser, 'everything_basics');
    expect([again.status, again.body]).toEqual([200, { message: messages.alreadyRewarded }]);
    await save(browser, { is_listed: false });
    expect((await claim(browser, 'everything_basics')).body).toEqual({ message: messages.alreadyRewarded });
    expect(await balance(browser)).toBe(5);
  });

  it('returns 409 for a section that was not saved (case 29)', async () => {
    const { browser } = await startLoggedIn();
    expect((await claim(browser, 'everything_basics')).body.error.code).toBe('NOT_SAVED');
    await save(browser, { is_listed: true });
    const answer = await claim(browser, 'everything_more');
    expect([answer.status, answer.body.error.code]).toEqual([409, 'NOT_SAVED']);
    expect(await balance(browser)).toBe(0);
  });

  it('for a whole questionnaire pays all its saved and unpaid sections', async () => {
    const { browser } = await startLoggedIn();
    expect((await claim(browser, 'everything')).status).toBe(409);
    await save(browser, { is_listed: true });
    await claim(browser, 'everything_basics');
    await save(browser, { has_team: true });
    expect((await claim(browser, 'everything')).body).toEqual({ curr_coins: 10, gained: 5 });
    expect((await claim(browser, 'everything')).body).toEqual({ message: messages.alreadyRewarded });
    expect((await ledger(browser)).map(({ key }) => key)).toEqual(['everything_basics', 'everything_more']);
  });

  it('returns to each of two devices its own payment and the common balance', async () => {
    const { server, browser: phone } = await startLoggedIn();
    const desk = await server.login(email);
    await save(phone, { is_listed: true });
    await save(desk, { has_team: true });
    await collect(desk);
    expect((await claim(phone, 'everything_basics')).body).toEqual({ curr_coins: 6, gained: 5 });
    expect((await claim(desk, 'everything_more')).body).toEqual({ curr_coins: 11, gained: 5 });
  });

  it('pays insights that are not complete', async () => {
    const { browser } = await startLoggedIn();
    await browser.call('POST', '/api/report/social', { body: { email, social_mood: '' } });
    expect((await claim(browser, 'social')).body).toEqual({ curr_coins: 5, gained: 5 });
  });

  it.each([
    'nope',
    'everything_nope',
    'Everything_basics',
    'everything_basics ',
    'daily:2026-11-21',
    '__proto__',
  ])('for %j returns 422 and names module_name (case 29)', async (name) => {
    const { browser } = await startLoggedIn();
    await save(browser, { is_listed: true });
    const answer = await claim(browser, name);
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields).toMatchObject([{ path: 'module_name' }]);
    expect(await balance(browser)).toBe(0);
  });

  it.each([
    [{}, 'module_name'],
    [{ module_name: 7 }, 'module_name'],
    [{ module_name: '' }, 'module_name'],
    [{ module_name: 'everything', amount: 500 }, 'amount'],
  ])('with the body %j returns 422 and names %s', async (body, path) => {
    const { browser } = await startLoggedIn();
    const answer = await browser.call('POST', coin, { body });
    expect([answer.status, answer.body.error.fields[0].path]).toEqual([422, path]);
  });
});

describe('the daily collection (Y1)', () => {
  it('pays 1, 1, 2, 4, 6, 8, 10 and starts again (case 28)', async () => {
    const { server, browser } = await startLoggedIn();
    const paid: [number, number][] = [];
    let before = 0;
    for (let count = 0; count < 9; count += 1) {
      const { body } = await collect(browser);
      paid.push([body.days_signed_in, body.curr_coins - before]);
      before = body.curr_coins;
      server.time.now += day;
      await browser.call('PUT', `/api/report/user/${email}/login`);
    }
    expect(paid).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 4],
      [5, 6],
      [6, 8],
      [7, 10],
      [1, 1],
      [2, 1],
    ]);
  });

  it('pays once a UTC day, and returns the same answer when it is repeated', async () => {
    const { server, browser } = await startLoggedIn();
    server.time.now = Date.parse('2026-11-21T23:59:59.998Z');
    const first = await collect(browser);
    expect(first.body).toEqual({ curr_coins: 1, days_signed_in: 1, last_collected_date: '2026-11-21' });
    server.time.now += 1;
    const second = await collect(browser);
    expect([second.status, second.body]).toEqual([200, first.body]);
    server.time.now += 1;
    expect((await collect(browser)).body).toEqual({
      curr_coins: 2,
      days_signed_in: 2,
      last_collected_date: '2026-11-22',
    });
  });

  it("changes days at 0:00 UTC by the server's clock, not by the request's Date header", async () => {
    const { server, browser } = await startLoggedIn();
    const collectAt = async (moment: string) => {
      server.time.now = Date.parse(moment);
      // The server ignores the browser's clock.
      const headers = { date: 'Mon, 01 Jan 2029 00:00:00 GMT' };
      return (await browser.call('POST', `${coin}/daily`, { headers })).body;
    };
    expect(await collectAt('2026-11-21T23:59:59.900Z')).toEqual({
      curr_coins: 1,
      days_signed_in: 1,
      last_collected_date: '2026-11-21',
    });
    expect(await collectAt('2026-11-22T00:00:00.100Z')).toEqual({
      curr_coins: 2,
      days_signed_in: 2,
      last_collected_date: '2026-11-22',
    });
    expect(await collectAt('2026-11-22T23:59:59.900Z')).toMatchObject({ curr_coins: 2, days_signed_in: 2 });
    expect(await collectAt('2026-11-23T00:00:00.100Z')).toMatchObject({ curr_coins: 4, days_signed_in: 3 });
    expect((await ledger(browser)).map(({ key }) => key)).toEqual([
      'daily:2026-11-21',
      'daily:2026-11-22',
      'daily:2026-11-23',
    ]);
  });

  it('restarts at day 1 after a missed day (case 28)', async () => {
    const { server, browser } = await startLoggedIn();
    await collect(browser);
    server.time.now += day;
    await browser.call('PUT', `/api/report/user/${email}/login`);
    await collect(browser);
    server.time.now += 2 * day;
    await browser.call('PUT', `/api/report/user/${email}/login`);
    expect((await collect(browser)).body).toMatchObject({ days_signed_in: 1, curr_coins: 3 });
  });

  it('is refused while the clock is before the last collection (case 28)', async () => {
    const { server, browser } = await startLoggedIn();
    await collect(browser);
    server.time.now -= day;
    // The session now begins in the future and is invalid: the collection needs a new one.
    const before = await server.login(email);
    const answer = await collect(before);
    expect([answer.status, answer.body.error.code]).toEqual([503, 'BUSY']);
    server.time.now += day;
    expect((await collect(before)).body).toMatchObject({ curr_coins: 1, days_signed_in: 1 });
  });
});

describe('the ledger', () => {
  it('lists every payment, oldest first, and adds up to the balance', async () => {
    const { server, browser } = await startLoggedIn();
    expect(await ledger(browser)).toEqual([]);
    await collect(browser);
    await save(browser, { is_listed: true });
    await claim(browser, 'everything_basics');
    const at = new Date(server.time.now).toISOString();
    expect(await ledger(browser)).toEqual([
      { key: 'daily:2026-11-21', amount: 1, balance_after: 1, created_at: at },
      { key: 'everything_basics', amount: 5, balance_after: 6, created_at: at },
    ]);
    expect(await listImbalances(server.storage.reads)).toEqual([]);
  });
});

describe('the limits of saves, claims and collections', () => {
  it('are counted separately, and for each member', async () => {
    const server = await startApp({ LIMIT_SAVES: '2', LIMIT_CLAIMS: '1', LIMIT_DAILY: '1' });
    const browser = await server.login(email);
    const { body } = await save(browser, { is_listed: true });
    const second = { body: { email, is_listed: false } };
    expect((await browser.call('POST', `/api/report/everything/${email}/cg/${body.id}`, second)).status).toBe(
      200,
    );
    const third = await save(browser, { is_listed: true });
    expect([third.status, third.body.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await claim(browser, 'everything')).status).toBe(200);
    expect((await claim(browser, 'everything')).status).toBe(429);
    expect((await collect(browser)).status).toBe(200);
    expect((await collect(browser)).status).toBe(429);
    const other = await server.login('other@example.com');
    expect((await other.call('POST', '/api/report/coin/other@example.com/daily')).status).toBe(200);
  });
});

async function startLoggedIn(): Promise<{ server: TestApp; browser: Browser }> {
  const server = await startApp();
  return { server, browser: await server.login(email) };
}

const save = (browser: Browser, fields: object) =>
  browser.call('POST', '/api/report/everything', { body: { email, name: 'Punks', ...fields } });
const claim = (browser: Browser, module_name: string) =>
  browser.call('POST', coin, { body: { module_name } });
const collect = (browser: Browser) => browser.call('POST', `${coin}/daily`);

async function ledger(browser: Browser): Promise<readonly { readonly key: string }[]> {
  return (await browser.call('GET', `${coin}/ledger`)).body;
}

async function balance(browser: Browser): Promise<number> {
  return (await browser.call('GET', '/api/session')).body.curr_coins;
}
