import { connect, type ClientHttp2Session } from 'node:http2';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeDataDir, startServer, type RunningServer } from '../../scripts/product/server.ts';
import { findPorts, startNginx, type Nginx } from '../../scripts/product/nginx-server.ts';

const email = 'demo@example.com';
const login = `/api/report/user/${email}/login`;
const loginsAMinute = 20;

const data = makeDataDir();
let origin: string;
let server: RunningServer;
let nginx: Nginx;

beforeAll(async () => {
  const ports = await findPorts();
  origin = `https://localhost:${ports.tls}`;
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

describe('nginx before the server', () => {
  it('sends who comes without TLS to the same page with it', async () => {
    const response = await fetch(`${nginx.plainUrl}/daily?x=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, 'https://127.0.0.1/daily?x=1']);
  });

  it('lets a member log in, save and read, from pages of the one origin alone', async () => {
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

  it("passes on the server's own headers, and its pages as they were compressed", async () => {
    const page = await nginx.call('/', { headers: { 'accept-encoding': 'br' } });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'content-encoding': 'br',
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('passes well-known files on as the server answers them', async () => {
    const found = await nginx.call('/.well-known/change-password');
    expect([found.status, found.headers['location']]).toEqual([302, '/account']);
    expect((await nginx.call('/robots.txt')).status).toBe(200);
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/sitemap.xml', '/.well-known/unknown']) {
      expect((await nginx.call(path)).status, path).toBe(404);
    }
    expect((await nginx.call('/exchanges/checksig.com')).status).toBe(200);
  });

  it('leaves the refusal of a large body to the server, and refuses a huge one itself', async () => {
    const cookie = await logIn();
    const post = (size: number) =>
      nginx.call(
        '/api/report/coineval',
        { method: 'POST', headers: { cookie, origin, 'content-type': 'application/json' } },
        JSON.stringify({ email, name: 'x'.repeat(size) }),
      );
    const large = await post(100_000);
    expect([large.status, JSON.parse(large.body).error.code]).toEqual([413, 'TOO_LARGE']);
    expect((await post(400_000)).status).toBe(413);
  });

  it('answers /readyz, and keeps the figures of the inside to itself', async () => {
    expect((await nginx.call('/readyz')).status).toBe(200);
    expect((await nginx.call('/metrics')).status).toBe(404);
    expect((await nginx.call('/metrics')).body).toContain('nginx');
  });

  it('answers an address no more at once than a few members ask for, and goes on once it asks for less', async () => {
    const sessions = [1, 2].map(() => connect(origin, { rejectUnauthorized: false }));
    const statusNow = async () => (await nginx.call('/readyz')).status;
    try {
      // As many as a connection may carry; their bodies never come.
      for (const session of sessions) for (let count = 0; count < 128; count += 1) askSlowly(session);
      await expect
        .poll(() => {
          // The question itself takes a place, and one of them may have been refused for it.
          for (const session of sessions) askSlowly(session);
          return statusNow();
        })
        .toBe(429);
    } finally {
      for (const session of sessions) session.destroy();
    }
    await expect.poll(statusNow).toBe(200);
  });

  it('writes no e-mail address into a log, whether or not a server answers', async () => {
    const alone = await startNginx(await findPorts());
    onTestFinished(() => alone.stop());
    const paths = [
      login,
      `/api/report/user/${encodeURIComponent(email)}/login?to=${email}`,
      `/x/${email}/y/${email}/z`,
      `/?to=${email}`,
    ];
    for (const path of paths) {
      await nginx.call(path, { method: 'PUT', headers: { origin, referer: `${origin}/${email}` } });
      expect((await alone.call(path, { method: 'PUT' })).status).toBe(502);
    }
    await fetch(`${nginx.plainUrl}/api/report/user/${email}`, { redirect: 'manual' });
    for (const proxy of [nginx, alone]) {
      await expect.poll(() => proxy.readLogs()).toContain('"PUT / HTTP/1.1"');
      expect(proxy.readLogs()).toContain('"PUT /api/report/user/~/login HTTP/1.1"');
      expect(proxy.readLogs()).not.toMatch(/@|%40|example\.com/i);
    }
    expect(nginx.readLogs()).toContain('"GET /api/report/user/~ HTTP/1.1" 301');
  });

  // Last: it uses up what this address may ask for.
  it('does not believe what a client says of its own address', async () => {
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count <= loginsAMinute; count += 1) {
      const headers = { origin, 'x-forwarded-for': `203.0.113.${count}` };
      statuses.push((await nginx.call(login, { method: 'PUT', headers })).status);
    }
    expect(statuses).toContain(429);
  });
});

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
