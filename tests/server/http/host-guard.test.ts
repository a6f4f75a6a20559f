import { describe, expect, it } from 'vitest';
import { startApp, type Browser } from '../../helpers/test-app.ts';

const email = 'own@example.com';
const login = `/api/report/user/${email}/login`;
const open = { ALLOW_OPEN_LOGIN: 'true' } as const;

describe('the host guard', () => {
  it.each([
    'evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    '192.168.1.2',
    'localhost.',
    'a b',
  ])('returns 421 for the foreign host %s, and starts no session', async (host) => {
    const server = await startApp();
    const browser = await server.login(email);
    for (const url of ['/', '/api/session', '/api/no-such-thing', '/assets/app-1.js']) {
      const answer = await browser.call('GET', url, { headers: { host } });
      expect([answer.status, answer.body.error.code], url).toEqual([421, 'WRONG_HOST']);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
    const stranger = server.browser();
    expect((await stranger.call('PUT', login, { headers: { host, origin: `http://${host}` } })).status).toBe(
      421,
    );
    expect(stranger.cookie).toBeUndefined();
  });

  it.each([
    'localhost',
    'localhost:5173',
    'LOCALHOST:80',
    '127.0.0.1:3000',
    '127.8.8.8',
    '[::1]',
    '[::1]:3000',
  ])("answers a request for this machine's host %s", async (host) => {
    const { browser } = await startApp();
    expect((await browser().call('GET', '/config.json', { headers: { host } })).status).toBe(200);
  });

  it("answers a request for the site's own host on any port", async () => {
    const { browser } = await startApp({ ...open, PUBLIC_URL: 'https://Research.example' });
    const status = async (host: string) =>
      (await browser().call('GET', '/config.json', { headers: { host } })).status;
    expect(await status('research.example')).toBe(200);
    expect(await status('research.example:8443')).toBe(200);
    expect(await status('www.research.example')).toBe(421);
  });

  it('ignores X-Forwarded-Host', async () => {
    const { browser } = await startApp({ ...open, TRUST_PROXY: '1' });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    expect((await browser().call('GET', '/config.json', { headers })).status).toBe(421);
  });

  it('answers health checks under any host, as load balancers send them', async () => {
    const { browser } = await startApp();
    for (const url of ['/healthz', '/readyz']) {
      expect((await browser().call('GET', url, { headers: { host: '10.0.0.7:3000' } })).status).toBe(200);
    }
  });
});

describe('the sign-in limit', () => {
  const statuses = async (browser: Browser, calls: readonly { from: string; said?: string }[]) => {
    const all: number[] = [];
    for (const { from, said } of calls) {
      const headers: Record<string, string> = said === undefined ? {} : { 'x-forwarded-for': said };
      all.push((await browser.call('PUT', login, { from, headers })).status);
    }
    return all;
  };

  it('counts by address, and an IPv6 address by its network', async () => {
    const { browser } = await startApp({ LIMIT_LOGINS: '1', LOG_LEVEL: 'silent' });
    const calls = [
      '203.0.113.1',
      '::ffff:203.0.113.1',
      '203.0.113.2',
      '2001:db8::1',
      '2001:db8::ffff',
      '2001:db8:0:1::1',
    ];
    expect(
      await statuses(
        browser(),
        calls.map((from) => ({ from })),
      ),
    ).toEqual([401, 429, 401, 401, 429, 401]);
  });

  it('ignores an address that an untrusted proxy states', async () => {
    const { browser } = await startApp({ LIMIT_LOGINS: '2' });
    const forwarded = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((said) => ({
      from: '127.0.0.1',
      said,
    }));
    expect(await statuses(browser(), forwarded)).toEqual([401, 401, 429]);
  });

  it.each(['1', '10.0.0.0/8'])(
    'counts by the address that the proxies of TRUST_PROXY=%s state',
    async (TRUST_PROXY) => {
      const { browser } = await startApp({ ...open, TRUST_PROXY, LIMIT_LOGINS: '1' });
      const calls = [
        { from: '10.0.0.1', said: '198.51.100.1' },
        { from: '10.0.0.1', said: '198.51.100.2' },
        { from: '10.0.0.1', said: '203.0.113.9, 198.51.100.2' },
        // A call that bypasses the proxy.
        { from: '198.51.100.7', said: '198.51.100.3' },
        { from: '198.51.100.7', said: '198.51.100.4' },
      ];
      expect(await statuses(browser(), calls)).toEqual([401, 401, 429, 401, 429]);
    },
  );

  it.each(['1', '10.0.0.0/8'])(
    "ignores ports in addresses from TRUST_PROXY=%s, and counts an invalid one as the proxy's own",
    async (TRUST_PROXY) => {
      const { browser } = await startApp({ ...open, TRUST_PROXY, LIMIT_LOGINS: '1' });
      const said = [
        '203.0.113.101:40000',
        '203.0.113.101:40001',
        '[2001:db8::1]:40000',
        '[2001:db8::2]',
        '2001:db8::3',
        // These count as the proxy's own address.
        'unknown',
        '203.0.113.102, 203.0.113.103:http',
        '0x7f.1',
        '203.0.113.104, unknown, 203.0.113.101:40002',
      ];
      const calls = said.map((one) => ({ from: '10.0.0.1', said: one }));
      expect(await statuses(browser(), calls)).toEqual([401, 429, 401, 429, 429, 401, 429, 429, 429]);
    },
  );

  it('counts by the address before a trusted proxy that states its port', async () => {
    const { browser } = await startApp({ ...open, TRUST_PROXY: '10.0.0.0/8', LIMIT_LOGINS: '1' });
    const calls = ['192.0.2.1:4, 10.0.0.2:5', '192.0.2.1:6, 10.0.0.3:7', '192.0.2.2, 10.0.0.2:8'];
    expect(
      await statuses(
        browser(),
        calls.map((said) => ({ from: '10.0.0.1', said })),
      ),
    ).toEqual([401, 429, 401]);
  });
});
