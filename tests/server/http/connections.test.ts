import { once } from 'node:events';
import { connect, type Socket, type TcpNetConnectOpts } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Connections } from '../../../src/server/http/connections/all-connections.ts';
import { buildServerOptions } from '../../../src/server/http/server-options.ts';
import { startOwnApp } from '../../helpers/test-app.ts';

describe('a connection', () => {
  it('gets an uncached error in our own format for each kind of malformed request (case 40)', async () => {
    const { open } = await listen();
    const absolute = 'http://127.0.0.1';
    const cases: readonly (readonly [request: string, status: number])[] = [
      ['nonsense\r\n\r\n', 400],
      [
        'POST /api/session/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        400,
      ],
      ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      ['GET / HTTP/1.0\r\n\r\n', 400],
      ...['/', '/healthz', '/api/session', '/api/none', `${absolute}/`].map(
        (url) =>
          [
            `GET ${url} HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n`,
            400,
          ] as const,
      ),
      [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(9000)}\r\n\r\n`, 431],
      ['GET / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
      ['TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
      ['GET /%ff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
      [`GET ${absolute}/api/session HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 401],
      [`GET ${absolute}/api/none HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 404],
      // The host in the address counts, not the one in the header.
      ['GET http://evil.example/api/session HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 421],
      ['GET http://a@127.0.0.1/api/session HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 421],
      [`GET ${absolute}?a HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`, 200],
    ];
    for (const [request, status] of cases) {
      const answer = await readAll(await open(), request);
      expect(answer, request.slice(0, 80)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer, request.slice(0, 80)).toMatch(/^x-content-type-options: nosniff\r$/m);
      if (status === 200) continue;
      expect(answer, request.slice(0, 80)).toMatch(/^cache-control: no-store\r$/m);
      expect(answer).toMatch(/"error":\{"code":"\w+","message":"[^"]+","request_id":"[^"]+"\}/);
    }
  });

  it.each([
    ['a malformed request', 'nonsense\r\n\r\n', 400, {}],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 408, quick],
  ])(
    'is closed after %s, even when the client keeps sending (case 40)',
    async (_, start, status, changed) => {
      const { open, count } = await listen({}, changed);
      const socket = await open({ allowHalfOpen: true });
      let answer = '';
      socket.on('data', (part) => (answer += String(part)));
      socket.write(start);
      await expect
        .poll(async () => {
          socket.write('X: y\r\n');
          return count();
        })
        .toBe(0);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    },
  );

  it('is answered at the limit: the one that is silent longest is closed for it (case 40)', async () => {
    const { open, count } = await listen({ MAX_CONNECTIONS: '3' });
    const silent = [await open(), await open(), await open()];
    silent[1]?.write('GET / HTTP/1.1\r\n');
    const visitors = await Promise.all([1, 2].map(async () => readAll(await open(), askOnce)));
    for (const answer of visitors) expect(answer).toMatch(/^HTTP\/1.1 200 /);
    await expect.poll(() => silent.map(({ closed }) => closed)).toEqual([true, true, false]);
    expect(await count()).toBe(1);
  });

  it('is closed for a new one at the limit when it has been idle longest between requests', async () => {
    const { open } = await listen({ MAX_CONNECTIONS: '2' });
    const kept = [await open(), await open()];
    for (const socket of kept) {
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(socket, 'data');
    }
    expect(await readAll(await open(), askOnce)).toMatch(/^HTTP\/1.1 200 /);
    await expect.poll(() => kept.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it('announces its keep-alive timeout, which is at most the 30 s of any idle connection', async () => {
    const { open, times } = await listen();
    const socket = await open();
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^keep-alive: timeout=29\r$/im);
    expect(times.keepAliveTimeout + times.keepAliveTimeoutBuffer).toBeLessThanOrEqual(30_000);
  });

  it('is refused at the limit when all others are being answered', async () => {
    const { open } = await listen({ MAX_CONNECTIONS: '2' });
    const busy = [await open(), await open()];
    for (const socket of busy) {
      socket.write(`PUT ${login} HTTP/1.1\r\nHost: localhost\r\n${waiting}\r\n\r\n`);
      await once(socket, 'data');
    }
    const third = await open();
    await once(third, 'close');
    expect(busy.map(({ closed }) => closed)).toEqual([false, false]);
  });

  it('has timeouts of 10 s for headers and 30 s for a request, check interval included (case 40)', () => {
    const options = buildServerOptions({
      log: { level: 'silent', stream: undefined },
      trustProxy: false,
      headers: {},
      connections: new Connections(1),
    });
    const { connectionsCheckingInterval: late = 30_000, headersTimeout = 60_000 } = options.http ?? {};
    expect(headersTimeout + late).toBeLessThanOrEqual(10_000);
    expect((options.requestTimeout ?? Infinity) + late).toBeLessThanOrEqual(30_000);
    expect(options.connectionTimeout).toBe(30_000);
  });
});

const login = '/api/report/user/maya@studio.example/login';
const askOnce = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
/** With these headers the server responds once it has begun a request whose body never arrives. */
const waiting = 'Content-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue';
/** Short timeouts of the app, in ms, for tests of what happens after them. */
const quick = { headersTimeout: 50, connectionsCheckingInterval: 10 };

async function listen(env: Readonly<Record<string, string>> = {}, changed: object = {}) {
  const { app } = await startOwnApp(env);
  Object.assign(app.server, changed);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const count = () => promisify(app.server.getConnections.bind(app.server))();
  const open = async (options: Partial<TcpNetConnectOpts> = {}): Promise<Socket> => {
    const socket = connect({ ...options, port: Number(port), host: '127.0.0.1' });
    onTestFinished(() => void socket.destroy());
    // Some tests expect the server to close it.
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  return { open, count, times: app.server };
}

async function readAll(socket: Socket, request: string): Promise<string> {
  let answer = '';
  socket.on('data', (part) => (answer += String(part)));
  socket.write(request);
  await once(socket, 'close');
  return answer;
}
