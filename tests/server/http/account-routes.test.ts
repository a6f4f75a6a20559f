import { describe, expect, it } from 'vitest';
import { messages } from '../../../src/contracts/messages.ts';
import { startApp } from '../../helpers/test-app.ts';
import { payDaily } from '../../../src/server/resources/rewards.ts';

const email = 'maya@studio.example';

describe('open sign-in (L3)', () => {
  it("returns the end of a member's subscription for the e-mail address in any case", async () => {
    const server = await startApp();
    await server.addMember(email, { until: Date.parse('2027-01-31T23:59:59.999Z') });
    for (const typed of [email, 'MAYA@Studio.Example', encodeURIComponent(email)]) {
      const answer = await server.browser().call('GET', `/api/report/user/${typed}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ subExpiry: '2027-01-31T23:59:59.999Z' });
    }
  });

  it.each([
    'nobody@example.com',
    'no-address',
    'a@b',
    'x'.repeat(300),
    'a%0ABcc:%20b@example.com',
    'mаya@studio.example',
  ])('refuses the unknown address %s (case 6)', async (typed) => {
    const { browser } = await startApp();
    const known = await browser().call('GET', `/api/report/user/${encodeURI(typed)}`);
    expect(known.status).toBe(404);
    const login = await browser().call('PUT', `/api/report/user/${encodeURI(typed)}/login`);
    expect([login.status, login.body.error.code]).toEqual([401, 'AUTH_FAILED']);
  });

  it('keeps the session of the browser when it is refused', async () => {
    const server = await startApp();
    const browser = await server.login(email);
    expect((await browser.call('PUT', '/api/report/user/nobody@example.com/login')).status).toBe(401);
    expect((await browser.call('GET', '/api/session')).body.email).toBe(email);
  });

  it('accepts an e-mail address with an IP literal as its domain (case 6)', async () => {
    const server = await startApp();
    const browser = await server.login('x@[127.0.0.1]');
    expect((await browser.call('GET', '/api/session')).body.email).toBe('x@[127.0.0.1]');
  });

  it("returns the member's coins and disclaimer, and an HttpOnly session cookie", async () => {
    const server = await startApp();
    await server.addMember(email);
    const answer = await server.browser().call('PUT', `/api/report/user/${email}/login`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      curr_coins: 0,
      days_signed_in: 0,
      last_collected_date: null,
      disclaimer_agreed: false,
    });
    expect(answer.headers['set-cookie']).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('refuses a subscription that ended a millisecond ago, and accepts one that ends now (case 7)', async () => {
    const server = await startApp();
    await server.addMember(email, { until: server.time.now - 1 });
    const path = `/api/report/user/${email}`;
    expect((await server.browser().call('GET', path)).status).toBe(200);
    expect((await server.browser().call('PUT', `${path}/login`)).status).toBe(401);
    await server.addMember(email, { until: server.time.now });
    expect((await server.browser().call('PUT', `${path}/login`)).status).toBe(200);
  });

  it('sets a Secure cookie when PUBLIC_URL is https', async () => {
    const server = await startApp({ PUBLIC_URL: 'https://research.example', ALLOW_OPEN_LOGIN: 'true' });
    const browser = await server.login(email);
    expect(browser.cookie).toMatch(/^__Host-sid=/);
    const again = await browser.call('PUT', `/api/report/user/${email}/login`);
    expect(again.headers['set-cookie']).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(again.headers['set-cookie']).not.toMatch(/Domain|Max-Age|Expires/);
  });
});

describe('the daily collection of a member who was removed meanwhile', () => {
  it('ends with the outcome member-gone instead of an error', async () => {
    const server = await startApp();
    const outcome = await server.storage.run(payDaily, {
      memberId: 'gone',
      now: server.time.now,
    });
    expect(outcome).toEqual({ kind: 'member-gone' });
  });
});

describe('1,400 sign-ins at once', () => {
  it("do not delay another member's save", async () => {
    const server = await startApp({ LIMIT_LOGINS: '100000' });
    const member = await server.login(email);
    await server.addMember('ann@studio.example');
    const order: string[] = [];
    const logins = Array.from({ length: 1400 }, async () => {
      const { status } = await server.browser().call('PUT', '/api/report/user/ann@studio.example/login');
      order.push(`login ${status}`);
    });
    const body = { email, name: 'Apes', has_team: true };
    const save = member
      .call('POST', '/api/report/everything', { body })
      .then(({ status }) => order.push(`save ${status}`));
    await Promise.all([...logins, save]);
    // Requests already at the database come first, and earlier work of the answering thread; in turn it would be last.
    expect(order.indexOf('save 200')).toBeGreaterThanOrEqual(0);
    expect(order.indexOf('save 200')).toBeLessThan(700);
    expect(order.filter((done) => done === 'login 200')).toHaveLength(1400);
  });
});

describe('log-out', () => {
  it('ends the session, expires the cookie and clears the cache (case 14)', async () => {
    const server = await startApp();
    const browser = await server.login(email);
    const { cookie } = browser;
    const answer = await browser.call('POST', '/api/session/logout');
    expect(answer.status).toBe(204);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(browser.cookie).toBeUndefined();
    browser.cookie = cookie;
    expect((await browser.call('GET', '/api/session')).status).toBe(401);
  });
});

describe('the disclaimer (L5)', () => {
  it('stays agreed to at the next sign-in', async () => {
    const server = await startApp();
    const browser = await server.login(email);
    const answer = await browser.call('PUT', `/api/report/disclaimer/${email}`);
    expect(answer.body).toEqual({ disclaimer_agreed: true });
    const next = await server.browser().call('PUT', `/api/report/user/${email}/login`);
    expect(next.body.disclaimer_agreed).toBe(true);
  });
});

describe('GET /api/session', () => {
  it('returns the member, and the latest record of each questionnaire', async () => {
    const server = await startApp();
    const browser = await server.login(email);
    const save = async (module: string, answers: object) =>
      (await browser.call('POST', `/api/report/${module}`, { body: { email, ...answers } })).body.id;
    await save('everything', { name: 'Apes', is_listed: true });
    const nft = await save('everything', {
      name: 'Punks',
      is_listed: true,
      story: 'Old',
      channels: 'true,false,false',
    });
    const answer = await browser.call('GET', '/api/session');
    expect(answer.body).toEqual({
      email,
      leaves_at: null,
      subExpiry: new Date(server.time.now + 30 * 24 * 60 * 60 * 1000).toISOString(),
      curr_coins: 0,
      days_signed_in: 0,
      last_collected_date: null,
      disclaimer_agreed: false,
      records: [
        {
          module: 'everything',
          id: nft,
          name: 'Punks',
          subject: null,
          day: null,
          complete: false,
          sections: ['basics'],
          asked_sections: ['basics', 'more'],
          answered: 3,
          asked: 9,
        },
      ],
      paid: [],
    });
  });
});

describe('the paid sections in GET /api/session', () => {
  it('are listed one by one, without check-ins', async () => {
    const server = await startApp();
    const browser = await server.login(email);
    const coin = `/api/report/coin/${email}`;
    const paid = async () => (await browser.call('GET', '/api/session')).body.paid;
    await browser.call('POST', `${coin}/daily`);
    await browser.call('POST', '/api/report/everything', { body: { email, name: 'Apes', has_team: true } });
    expect(await paid()).toEqual([]);
    await browser.call('POST', coin, { body: { module_name: 'everything_more' } });
    expect(await paid()).toEqual(['everything_more']);
    await browser.call('POST', '/api/report/everything', { body: { email, name: 'Punks', is_listed: true } });
    await browser.call('POST', coin, { body: { module_name: 'everything' } });
    expect(await paid()).toEqual(['everything_basics', 'everything_more']);
  });
});

describe('an error body', () => {
  it('does not contain the message that the browser shows', async () => {
    const { browser } = await startApp();
    const { text } = await browser().call('PUT', '/api/report/user/nobody@example.com/login');
    expect(text).not.toContain(messages.authFailed);
  });
});
