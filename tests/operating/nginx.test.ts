import { request } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import { text } from 'node:stream/consumers';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeDataDir, startServer, type RunningServer } from '../../scripts/product/server.ts';
import { findPorts, startNginx, type Nginx } from '../helpers/nginx-server.ts';

const email = 'demo@example.com';
const login = `/api/report/user/${email}/login`;
const loginsAMinute = 20;

const secured = {
  'content-type': 'text/plain; charset=utf-8',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const data = makeDataDir();
let origin: string;
let tlsPort: number;
let server: RunningServer;
let nginx: Nginx;

beforeAll(async () => {
  const ports = await findPorts();
  tlsPort = ports.tls;
  origin = `https://localhost:${tlsPort}`;
  server = await startServer({
    DATA_DIR: data.path,
    PORT: String(ports.servers[0]),
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    ALLOW_OPEN_LOGIN: 'true',
    LIMIT_LOGINS: String(loginsAMinute),
  });
  nginx = await startNginx(ports);
});

afterAll(async () => {
  await nginx.stop();
  await server.stop();
  data.remove();
});

describe('nginx in front of the server', () => {
  it('redirects a request without TLS to the same page with TLS', async () => {
    const response = await fetch(`${nginx.plainUrl}/daily?x=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, `${origin}/daily?x=1`]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('closes a connection that asks for another host name, with or without TLS', async () => {
    const plainly = request(`${nginx.plainUrl}/x`, { headers: { host: 'evil.example' } });
    const ended = new Promise((resolve) => plainly.on('response', resolve).on('error', resolve));
    plainly.end();
    expect(await ended).toMatchObject({ code: 'ECONNRESET' });
    await expect(nginx.call('/', { servername: 'evil.example' })).rejects.toThrow(/unrecognized name/i);
    // The TLS handshake has the right name, the Host header another one.
    const other = { servername: 'localhost', headers: { host: 'evil.example' } };
    await expect(nginx.call('/', other)).rejects.toMatchObject({
      code: 'ECONNRESET',
    });
  });

  it('accepts TLS 1.3, and TLS 1.2 only with authenticated encryption', async () => {
    const agree = (options: ConnectionOptions) =>
      new Promise<string>((resolve) => {
        const socket = connectTls({
          port: tlsPort,
          host: '127.0.0.1',
          servername: 'localhost',
          rejectUnauthorized: false,
          ...options,
        });
        socket.on('secureConnect', () => {
          resolve(socket.getCipher().name);
          socket.destroy();
        });
        socket.on('error', () => resolve('refused'));
      });
    const twelve = { maxVersion: 'TLSv1.2', minVersion: 'TLSv1.2' } as const;
    for (const ciphers of [
      'ECDHE-ECDSA-AES128-SHA',
      'ECDHE-ECDSA-AES256-SHA384',
      'ECDHE-ECDSA-CAMELLIA128-SHA256',
      'ECDHE-ECDSA-AES128-CCM',
      'ECDHE-ARIA128-GCM-SHA256',
    ])
      expect([ciphers, await agree({ ...twelve, ciphers })]).toEqual([ciphers, 'refused']);
    const sound = 'ECDHE-ECDSA-AES128-GCM-SHA256';
    expect(await agree({ ...twelve, ciphers: sound })).toBe(sound);
    expect(await agree({})).toMatch(/^TLS_/);
  });

  it("sends its own errors with the server's security headers and charset", async () => {
    const alone = await startNginx(await findPorts());
    onTestFinished(() => alone.stop());
    const cookie = await logIn();
    const huge = { method: 'POST', headers: { cookie, origin, 'content-type': 'application/json' } };
    const refusals = {
      404: await nginx.call('/metrics'),
      413: await nginx.call('/api/report/coineval', huge, 'x'.repeat(400_000)),
      414: await nginx.call(`/${'x'.repeat(40_000)}`),
      502: await alone.call('/'),
    };
    for (const [status, refusal] of Object.entries(refusals)) {
      expect([refusal.status, refusal.body]).toEqual([Number(status), expect.stringContaining(status)]);
      expect(refusal.headers, status).toMatchObject(secured);
    }
    const broken = await sendRaw('GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n');
    expect(broken).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of Object.entries(secured))
      expect(broken.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}`);
    // A refusal of the server is passed on, with each header once.
    const refused = await nginx.call('/api/session');
    expect([refused.status, refused.headers['content-type']]).toEqual([
      401,
      'application/json; charset=utf-8',
    ]);
    expect(refused.headers['strict-transport-security']).toBe(secured['strict-transport-security']);
  });

  it('lets a member sign in, save and read, and passes on the 403 to a save from another origin', async () => {
    const cookie = await logIn();
    const body = JSON.stringify({ email, name: 'Bitcoin', marketcap_coingecko: true });
    const save = (from: string) =>
      nginx.call(
        '/api/report/coineval',
        { method: 'POST', headers: { cookie, origin: from, 'content-type': 'application/json' } },
        body,
      );
    const saved = await save(origin);
    expect(saved.status).toBe(200);
    expect((await save('https://elsewhere.example')).status).toBe(403);
    const read = await nginx.call(`/api/report/coineval/${email}/cg`, { headers: { cookie } });
    expect(JSON.parse(read.body)).toMatchObject({ id: JSON.parse(saved.body).id, name: 'Bitcoin' });
  });

  it("passes on the server's headers and compressed pages", async () => {
    const page = await nginx.call('/', { headers: { 'accept-encoding': 'br' } });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'content-encoding': 'br',
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it("passes on the server's responses for well-known files", async () => {
    const found = await nginx.call('/.well-known/change-password');
    expect([found.status, found.headers['location']]).toEqual([302, '/account']);
    expect((await nginx.call('/robots.txt')).status).toBe(200);
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/sitemap.xml', '/.well-known/unknown']) {
      expect((await nginx.call(path)).status, path).toBe(404);
    }
    expect((await nginx.call('/exchanges/checksig.com')).status).toBe(200);
  });

  it('lets the server refuse a large body, and refuses a huge one itself', async () => {
    const cookie = await logIn();
    const post = (size: number) =>
      nginx.call(
        '/api/report/coineval',
        { method: 'POST', headers: { cookie, origin, 'content-type': 'application/json' } },
        JSON.stringify({ email, name: 'x'.repeat(size) }),
      );
    const large = await post(200_000);
    expect([large.status, JSON.parse(large.body).error.code]).toEqual([413, 'TOO_LARGE']);
    expect((await post(400_000)).status).toBe(413);
  });

  it('serves the health checks and the OpenAPI document, and hides the metrics', async () => {
    for (const path of ['/readyz', '/healthz', '/openapi.json'])
      expect((await nginx.call(path)).status, path).toBe(200);
    for (const path of ['/metrics', '/metrics?x', '//metrics', '/x/../metrics'])
      expect((await nginx.call(path)).status, path).toBe(404);
  });

  it('limits concurrent requests from one address with 429, and answers again once they end', async () => {
    const sessions = [1, 2].map(() => connect(origin, { rejectUnauthorized: false }));
    const statusNow = async () => (await nginx.call('/readyz')).status;
    try {
      // As many as a connection may carry; their bodies never arrive.
      for (const session of sessions) for (let count = 0; count < 128; count += 1) askSlowly(session);
      await expect
        .poll(() => {
          // The call below counts too: one of the requests may have been refused because of it.
          for (const session of sessions) askSlowly(session);
          return statusNow();
        })
        .toBe(429);
      expect((await nginx.call('/readyz')).headers).toMatchObject(secured);
    } finally {
      for (const session of sessions) session.destroy();
    }
    await expect.poll(statusNow).toBe(200);
  });

  it('writes no e-mail address into its logs, whether or not the server responds', async () => {
    const alone = await startNginx(await findPorts());
    onTestFinished(() => alone.stop());
    const paths = [
      login,
      `/api/report/user/${encodeURIComponent(email)}/login?to=${email}`,
      `/x/${email}/y/${email}/z`,
      `/?to=${email}`,
      '/api/report/user/leak%2540victim.example/login',
      '/api/report/user/leak%25252540victim.example/login',
      '/api/report/user/leak%25%34%30victim.example/login',
    ];
    for (const path of paths) {
      await nginx.call(path, { method: 'PUT', headers: { origin, referer: `${origin}/${email}` } });
      expect((await alone.call(path, { method: 'PUT' })).status).toBe(502);
    }
    await fetch(`${nginx.plainUrl}/api/report/user/${email}`, { redirect: 'manual' });
    for (const proxy of [nginx, alone]) {
      await expect.poll(() => proxy.readLogs()).toContain('"PUT / HTTP/1.1"');
      expect(proxy.readLogs()).toContain('"PUT /api/report/user/~/login HTTP/1.1"');
      expect(proxy.readLogs()).not.toMatch(/@|%|example\.com|victim/i);
    }
    expect(nginx.readLogs()).toContain('"GET /api/report/user/~ HTTP/1.1" 308');
  });

  // Last: it uses up this address's rate limit.
  it("ignores a client's own X-Forwarded-For in the rate limit of sign-ins", async () => {
    const statuses: (number | undefined)[] = [];
    // The limit's minute may end meanwhile: more than two minutes allow.
    for (let count = 0; count <= 2 * loginsAMinute; count += 1) {
      const headers = { origin, 'x-forwarded-for': `203.0.113.${count}` };
      statuses.push((await nginx.call(login, { method: 'PUT', headers })).status);
    }
    expect(statuses).toContain(429);
  });
});

async function sendRaw(bytes: string): Promise<string> {
  const options = { host: '127.0.0.1', port: tlsPort, servername: 'localhost', rejectUnauthorized: false };
  const socket = connectTls(options);
  socket.write(bytes);
  return text(socket);
}

function askSlowly(session: ClientHttp2Session): void {
  const stream = session.request({ ':method': 'PUT', ':path': login, origin, 'content-length': '2' });
  stream.on('error', () => undefined);
}

async function logIn(): Promise<string> {
  const { status, headers } = await nginx.call(login, { method: 'PUT', headers: { origin } });
  expect(status).toBe(200);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^__Host-sid=.*; Secure/);
  return cookie.split(';', 1)[0] ?? '';
}
