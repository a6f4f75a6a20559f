import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildServerOptions } from '../../../src/server/http/server-options.ts';
import { startOwnApp } from '../../helpers/test-app.ts';

describe('a connection', () => {
  it("is answered in our own words, and never stored, whatever Node's own server would say", async () => {
    const open = await listen();
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
      ['GET /%ff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
      [`GET ${absolute}/api/session HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 401],
      [`GET ${absolute}/api/none HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 404],
      // The host of the address counts, not the header's.
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

  it('is closed where there are too many', async () => {
    const open = await listen({ MAX_CONNECTIONS: '2' });
    const held = [await open(), await open()];
    const third = await open();
    await once(third, 'close');
    expect(held.map((socket) => socket.destroyed)).toEqual([false, false]);
  });

  it('has limits of time that hold although connections are looked at now and then only', () => {
    const options = buildServerOptions({
      log: { level: 'silent', stream: undefined },
      trustProxy: false,
      headers: {},
    });
    const { connectionsCheckingInterval: late = 30_000, headersTimeout = 60_000 } = options.http ?? {};
    expect(headersTimeout + late).toBeLessThanOrEqual(10_000);
    expect((options.requestTimeout ?? Infinity) + late).toBeLessThanOrEqual(30_000);
    expect(options.connectionTimeout).toBe(30_000);
  });
});

async function listen(env: Readonly<Record<string, string>> = {}): Promise<() => Promise<Socket>> {
  const { app } = await startOwnApp(env);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return async () => {
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    // Closing it is what some tests are about.
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
}

async function readAll(socket: Socket, request: string): Promise<string> {
  let answer = '';
  socket.on('data', (part) => (answer += String(part)));
  socket.write(request);
  await once(socket, 'close');
  return answer;
}
