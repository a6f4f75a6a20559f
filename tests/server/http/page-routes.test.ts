import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startApp, startOwnApp, type Answer } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'none'; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types app";

describe('a page', () => {
  it.each([
    ['/', '/'],
    ['/consulting', '/consulting'],
    ['/projectresearch', '/projectresearch'],
    ['/terms', '/terms'],
    ['/privacy?a=b', '/privacy'],
    ['/login?next=%2Fnews', '/login'],
    ['/index', '/'],
    ['/coineval', '/'],
    ['/no/such/page', '/'],
    ['/preview', '/'],
    ['/preview/form', '/'],
    ['/apiary', '/'],
  ])('at %s shows a visitor the public page %s (A1)', async (url, page) => {
    const { browser } = await startApp();
    const answer = await browser().call('GET', url);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(`<body>${page} open 2026<`);
  });

  it.each(['/', '/index', '/login', '/terms', '/no/such/page'])(
    'at %s loads the app for a browser with a session cookie, valid or not',
    async (url) => {
      const server = await startApp();
      const browser = await server.login(email);
      expect((await browser.call('GET', url)).text).toContain('<html lang="en">');
      browser.cookie = 'sid=dead';
      expect((await browser.call('GET', url)).text).toContain('<html lang="en">');
    },
  );

  it('at /login?ended is the public page, even with a session cookie', async () => {
    const server = await startApp();
    const browser = await server.login(email);
    const answer = await browser.call('GET', '/login?ended=&next=%2Fnews');
    expect(answer.text).toContain('<body>/login open 2026<');
  });

  it('is revalidated by caches, and returns 304 when unchanged', async () => {
    const { browser } = await startApp();
    const first = await browser().call('GET', '/terms');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['vary']).toBe('Cookie, Accept-Encoding');
    const again = await browser().call('GET', '/terms', {
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('is compressed with gzip or Brotli for clients that accept it', async () => {
    const { app } = await startApp();
    const plain = await app.inject({ url: '/terms' });
    const gzip = await app.inject({ url: '/terms', headers: { 'accept-encoding': 'gzip, br;q=0' } });
    const brotli = await app.inject({ url: '/terms', headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect([gzip.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(String(gunzipSync(gzip.rawPayload))).toBe(plain.payload);
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(plain.payload);
  });

  it('allows only its inlined script and style in its Content-Security-Policy', async () => {
    const server = await startApp();
    const { headers } = await server.browser().call('GET', '/');
    expect(headers['content-security-policy']).toBe(
      policy
        .replace("script-src 'self'", `script-src 'self' ${hash('let a = 1;')}`)
        .replace("style-src 'self'", `style-src 'self' ${hash('p{}')}`),
    );
    const member = await server.login(email);
    expect((await member.call('GET', '/index')).headers['content-security-policy']).toBe(policy);
  });
});

describe('a static file', () => {
  it('is immutable in caches, and sent compressed if a compressed copy exists', async () => {
    const { browser } = await startApp();
    const answer = await browser().call('GET', '/assets/app-1.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it.each([
    '/assets/',
    '/assets/../app.html',
    '/assets/%2e%2e/app.html',
    '/assets/..%2fapp.html',
    '/assets/nope.js',
  ])('does not reveal the app page at %s', async (url) => {
    const { browser } = await startApp();
    const answer = await browser().call('GET', url);
    expect(answer.text).not.toContain('app-1.js');
  });

  it('security.txt names a contact for a year if one is set, and returns 404 otherwise', async () => {
    const path = '/.well-known/security.txt';
    const { browser } = await startApp({
      CONTACT_EMAIL: 'hello@research.example',
      PUBLIC_URL: 'https://research.example',
      ALLOW_OPEN_LOGIN: 'true',
    });
    const answer = await browser().call('GET', path);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text.split('\n')).toEqual([
      'Contact: mailto:hello@research.example',
      'Expires: 2027-11-21T12:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://research.example/.well-known/security.txt',
      '',
    ]);
    expect((await (await startApp()).browser().call('GET', path)).status).toBe(404);
  });

  it('robots.txt allows pages and disallows /api/', async () => {
    const { browser } = await startApp();
    expect((await browser().call('GET', '/robots.txt')).text).toBe('User-agent: *\nDisallow: /api/\n');
  });
});

describe('a well-known file', () => {
  it.each([
    '/favicon.ico',
    '/apple-touch-icon.png?v=2',
    '/apple-touch-icon-precomposed.png',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  ])('%s returns 404 to visitors and members instead of a page', async (url) => {
    const server = await startApp();
    const answers = [
      await server.browser().call('GET', url),
      await (await server.login(email)).call('GET', url),
      await server.browser().call('HEAD', url),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(answers[0]?.headers['content-type']).toMatch(/^application\/json/);
  });

  it('/.well-known/change-password redirects to the account page', async () => {
    const { browser } = await startApp();
    const answer = await browser().call('GET', '/.well-known/change-password');
    expect([answer.status, answer.headers['location']]).toEqual([302, '/account']);
  });

  it.each(['/exchanges/checksig.com', '/favicon.ico/x', '/coins/sitemap.xml'])(
    'is not confused with the page %s',
    async (url) => {
      const { browser } = await startApp();
      expect((await browser().call('GET', url)).status).toBe(200);
    },
  );
});

describe('every kind of response', () => {
  it('carries the security headers', async () => {
    const answers = await collectAnswers();
    for (const [kind, { headers }] of answers) {
      expect(headers['content-security-policy'], kind).toContain("default-src 'none'");
      expect(headers['content-security-policy'], kind).toContain(
        "require-trusted-types-for 'script'; trusted-types app",
      );
      expect(headers['content-security-policy'], kind).not.toContain('unsafe');
      expect(headers, kind).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy'], kind).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
      expect(headers, kind).not.toHaveProperty('strict-transport-security');
      expect(headers, kind).not.toHaveProperty('x-powered-by');
    }
  });

  it('of the API is not cached, and names the sign-in mode', async () => {
    const answers = await collectAnswers();
    for (const [kind, { headers }] of answers.filter(([name]) => name.includes('/api'))) {
      expect(headers['cache-control'], kind).toBe('no-store');
      expect(headers['x-auth-mode'], kind).toBe('open');
    }
  });

  it('to a refused request is JSON with a code and the request id', async () => {
    const answers = await collectAnswers();
    for (const [kind, { status, body, headers }] of answers.filter(([, answer]) => answer.status >= 400)) {
      expect(headers['content-type'], kind).toBe('application/json; charset=utf-8');
      expect(body.error.request_id, kind).toMatch(/^[0-9a-f-]{36}$/);
      expect(Object.keys(body.error).slice(0, 3), `${kind} ${status}`).toEqual([
        'code',
        'message',
        'request_id',
      ]);
    }
  });

  it('has Strict-Transport-Security when PUBLIC_URL is https', async () => {
    const { browser } = await startApp({ PUBLIC_URL: 'https://research.example', ALLOW_OPEN_LOGIN: 'true' });
    for (const url of ['/', '/config.json', '/api/session', '/assets/app-1.js']) {
      const { headers } = await browser().call('GET', url);
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    }
  });
});

describe('the site', () => {
  it('serves its configuration, health and OpenAPI document without a session', async () => {
    const { browser } = await startApp({
      COMPANY_NAME: 'Research B.V.',
      SOCIAL_LINKS: 'Mast=https://m.example/@a',
    });
    const config = (await browser().call('GET', '/config.json')).body;
    expect(config).toMatchObject({
      bases: { report: '/api/report', airdrops: '/data/airdrops.csv' },
      auth: 'open',
      schedulingUrl: null,
      contactEmail: 'contact@takeprofits.example',
      socialLinks: [{ name: 'Mast', url: 'https://m.example/@a' }],
      company: { name: 'Research B.V.', legalDate: null },
    });
    expect((await browser().call('GET', '/healthz')).body).toEqual({ status: 'ok', auth: 'open' });
    expect((await browser().call('GET', '/readyz')).body).toEqual({ status: 'ready', auth: 'open' });
    const { paths } = (await browser().call('GET', '/openapi.json')).body;
    expect(Object.keys(paths)).toContain('/api/report/coin/{email}/daily');
  });

  it('is not ready when the database accepts no writes, and stays healthy (case 40)', async () => {
    const server = await startOwnApp();
    await server.storage.close();
    const answer = await server.browser().call('GET', '/readyz');
    expect([answer.status, answer.body.error.code]).toEqual([503, 'BUSY']);
    expect((await server.browser().call('GET', '/healthz')).status).toBe(200);
  });
});

async function collectAnswers(): Promise<readonly (readonly [kind: string, answer: Answer])[]> {
  const server = await startApp();
  const visitor = server.browser();
  const member = await server.login(email);
  const calls: readonly (readonly [string, Promise<Answer>])[] = [
    ['GET /', visitor.call('GET', '/')],
    ['GET /login', visitor.call('GET', '/login')],
    ['GET /index as a member', member.call('GET', '/index')],
    ['GET /assets/app-1.js', visitor.call('GET', '/assets/app-1.js')],
    ['GET /assets/nope', visitor.call('GET', '/assets/nope.js')],
    ['GET /robots.txt', visitor.call('GET', '/robots.txt')],
    ['GET /config.json', visitor.call('GET', '/config.json')],
    ['GET /data/nope', visitor.call('GET', '/data/nope')],
    ['POST /terms', visitor.call('POST', '/terms')],
    ['GET /api/session', member.call('GET', '/api/session')],
    ['GET /api/session without one', visitor.call('GET', '/api/session')],
    ['GET /api/nope', visitor.call('GET', '/api/nope')],
    ['PATCH /api/session', visitor.call('PATCH', '/api/session')],
    ['POST /api/report/everything, broken', member.call('POST', '/api/report/everything', { text: '{' })],
    ['POST /api/report/everything, no e-mail', member.call('POST', '/api/report/everything', { body: {} })],
    ['GET /api/report/user, not decodable', visitor.call('GET', '/api/report/user/%E0%A4%A')],
    ['GET /api/coin-data/coinsearch/bitcoin', member.call('GET', '/api/coin-data/coinsearch/bitcoin')],
  ];
  return Promise.all(calls.map(async ([kind, call]) => [kind, await call] as const));
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
