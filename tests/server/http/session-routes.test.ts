import { describe, expect, it } from 'vitest';
import { startApp } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
const day = 24 * 60 * 60 * 1000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe("a member's sessions", () => {
  it('are listed newest first, with the browser and the sign-in method', async () => {
    const server = await startApp();
    const first = await server.login(email);
    server.time.now += 60_000;
    const second = server.browser();
    await second.call('PUT', `/api/report/user/${email}/login`, { headers: { 'user-agent': firefox } });
    const { status, body } = await first.call('GET', '/api/sessions');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        current: false,
        method: 'open',
        browser: 'Firefox on Linux',
        created_at: '2026-11-21T12:01:00.000Z',
        last_seen_at: '2026-11-21T12:01:00.000Z',
      },
      expect.objectContaining({ current: true, created_at: '2026-11-21T12:00:00.000Z' }),
    ]);
    expect(first.cookie).not.toContain(body[1].id);
  });

  it('are given the time by which the server judges days, in every response that is not cached (I7)', async () => {
    const server = await startApp();
    const browser = await server.login(email);
    server.time.now += 5 * day + 1;
    for (const url of ['/api/session', '/api/sessions', '/api/no-such-thing']) {
      const { headers } = await browser.call('GET', url);
      expect(headers).toMatchObject({ date: 'Thu, 26 Nov 2026 12:00:00 GMT', 'cache-control': 'no-store' });
    }
  });

  it('are not listed once they have expired', async () => {
    const server = await startApp();
    await server.login(email);
    server.time.now += day + 1;
    const later = await server.login(email);
    expect((await later.call('GET', '/api/sessions')).body).toHaveLength(1);
  });

  it('are ended one by one, and only by their member', async () => {
    const server = await startApp();
    const [first, second, other] = [
      await server.login(email),
      await server.login(email),
      await server.login('ann@studio.example'),
    ];
    const own = (await first.call('GET', '/api/sessions')).body;
    const { id } = own.find(({ current }: { current: boolean }) => !current);
    expect((await other.call('DELETE', `/api/sessions/${id}`)).status).toBe(404);
    expect((await second.call('GET', '/api/session')).status).toBe(200);
    expect((await first.call('DELETE', `/api/sessions/${id}`)).status).toBe(204);
    expect((await second.call('GET', '/api/session')).status).toBe(401);
    expect((await first.call('GET', '/api/session')).status).toBe(200);
    expect((await first.call('DELETE', `/api/sessions/${id}`)).status).toBe(404);
  });

  it.each([
    ['log-out', 'POST', '/api/session/logout'],
    ['the end of this one session', 'DELETE', '/api/sessions/own'],
    ['the end of all sessions', 'DELETE', '/api/sessions'],
  ])('leave no cookie and no cache in the browser after %s', async (_, method, path) => {
    const server = await startApp();
    const browser = await server.login(email);
    const [own] = (await browser.call('GET', '/api/sessions')).body;
    const { status, headers } = await browser.call(method, path.replace('own', own.id));
    expect(status).toBe(204);
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(browser.cookie).toBeUndefined();
  });

  it('are all ended at once, including the current one', async () => {
    const server = await startApp();
    const browsers = [await server.login(email), await server.login(email), await server.login(email)];
    const other = await server.login('ann@studio.example');
    const cookies = browsers.map(({ cookie }) => cookie);
    expect((await browsers[0]?.call('DELETE', '/api/sessions'))?.status).toBe(204);
    expect(browsers[0]?.cookie).toBeUndefined();
    for (const cookie of cookies) {
      const browser = server.browser();
      browser.cookie = cookie;
      expect((await browser.call('GET', '/api/session')).status).toBe(401);
    }
    expect((await other.call('GET', '/api/session')).status).toBe(200);
  });
});
