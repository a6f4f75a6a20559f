import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SourceFailure } from '../../../src/server/ports/upstream.ts';
import { buildLoaders, type LoaderOptions } from '../../../src/server/upstream/http/build-loaders.ts';
import { buildHostGate } from '../../../src/server/upstream/http/host-gate.ts';
import { buildHttpClient } from '../../../src/server/upstream/http/http-client.ts';
import {
  startUpstreamServer,
  type UpstreamAnswer,
  type UpstreamServer,
} from '../../helpers/upstream-server.ts';
import { listen } from '../../../scripts/product/listen.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');

let server: UpstreamServer;

beforeEach(async () => {
  server = await startUpstreamServer({ '/x': { kind: 'json', body: { one: 1 } } });
});

afterEach(() => server.close());

const client = buildHttpClient();
afterAll(() => client.close());

const build = (options: Partial<LoaderOptions> = {}) =>
  buildLoaders({ client, base: server.base, timeout: 5000, ...options });

const gateAt = (time: { now: number }) => buildHostGate({ clock: { now: () => time.now }, limits: [] });

async function failureOf(loading: Promise<unknown>): Promise<SourceFailure> {
  const error: unknown = await loading.then(
    () => new Error('It loaded'),
    (reason: unknown) => reason,
  );
  if (error instanceof SourceFailure) return error;
  throw error;
}

describe('a call to a source', () => {
  it.each<[string, UpstreamAnswer, string]>([
    ['a switch of protocols', { kind: 'switching' }, 'unreachable'],
    ['status 204', { kind: 'status', status: 204 }, 'refused'],
    ['status 206', { kind: 'status', status: 206, body: '{}' }, 'refused'],
    ['status 304', { kind: 'status', status: 304 }, 'refused'],
    ['an empty body', { kind: 'text', text: '' }, 'malformed'],
    ['an HTML page', { kind: 'text', text: '<!doctype html>', type: 'text/html' }, 'malformed'],
    ['a connection reset', { kind: 'reset' }, 'unreachable'],
    ['half of the announced body', { kind: 'cut' }, 'unreachable'],
    ['a body of 10 MB', { kind: 'padded', bytes: 10_000_000, body: {} }, 'malformed'],
    ['status 401', { kind: 'status', status: 401 }, 'refused'],
    ['status 404', { kind: 'status', status: 404 }, 'not-found'],
    ['a redirect to a private address', { kind: 'redirect', to: 'http://169.254.169.254/' }, 'refused'],
    ['half a JSON document', { kind: 'text', text: '{"one":' }, 'malformed'],
    ['status 429', { kind: 'status', status: 429 }, 'resting'],
    ['status 503', { kind: 'status', status: 503 }, 'unreachable'],
    [
      'a body that is not gzip as declared',
      { kind: 'bytes', bytes: Buffer.from('abc'), headers: { 'Content-Encoding': 'gzip' } },
      'unreachable',
    ],
    [
      'a small body that unpacks to 20 MB',
      {
        kind: 'bytes',
        bytes: gzipSync(Buffer.alloc(20_000_000, ' ')),
        headers: { 'Content-Encoding': 'gzip' },
      },
      'malformed',
    ],
  ])('fails on %s (case 31)', async (_, answer, kind) => {
    server.answer('/x', answer);
    expect(await failureOf(build().loadJson('/x'))).toMatchObject({ kind });
  });

  it.each(['hang', 'early', 'stuck'] as const)(
    'times out when the response does not complete: %s (case 31)',
    async (kind) => {
      server.answer('/x', { kind });
      expect(await failureOf(build({ timeout: 100 }).loadJson('/x'))).toMatchObject({ kind: 'timeout' });
    },
  );

  it('fails as unreachable when the certificate is self-signed (case 31)', async () => {
    const pem = (name: string) => readFileSync(new URL(`../../fixtures/tls/${name}.pem`, import.meta.url));
    const asked: string[] = [];
    const options = { cert: pem('self-signed'), key: pem('self-signed-key') };
    const secure = createServer(options, ({ url = '' }, response) => {
      asked.push(url);
      response.end('{}');
    });
    onTestFinished(() => void secure.close());
    const port = await listen(secure);
    const loading = build({ base: `https://localhost:${port}` }).loadJson('/x');
    expect(await failureOf(loading)).toMatchObject({ kind: 'unreachable' });
    expect(asked).toEqual([]);
  });

  it('decompresses the body, and decodes it by the charset of its header', async () => {
    const bytes = gzipSync(Buffer.from('<title>Münze</title>', 'latin1'));
    const headers = { 'Content-Encoding': 'gzip', 'Content-Type': 'text/xml; charset=ISO-8859-1' };
    server.answer('/rss', { kind: 'bytes', bytes, headers });
    expect(await build().loadText('/rss')).toBe('<title>Münze</title>');
    server.answer('/rss', { kind: 'text', text: '\u{feff}é', type: 'text/csv; charset=nonsense' });
    expect(await build().loadText('/rss')).toBe('é');
  });

  const declared = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><title>Käufer größer</title>`;
  it.each<[string, Uint8Array, string, string]>([
    [
      'its XML declaration',
      Buffer.from(declared('ISO-8859-1'), 'latin1'),
      'text/xml',
      declared('ISO-8859-1'),
    ],
    [
      'its XML declaration in single quotes, after blanks',
      Buffer.from(` \n${declared('windows-1252').replaceAll('"', "'")}`, 'latin1'),
      'application/rss+xml',
      ` \n${declared('windows-1252').replaceAll('"', "'")}`,
    ],
    [
      'its header rather than its XML declaration',
      Buffer.from(declared('ISO-8859-1')),
      "text/xml; charset='utf-8'",
      declared('ISO-8859-1'),
    ],
    [
      'its XML declaration when its header names an unknown charset',
      Buffer.from(declared('latin1'), 'latin1'),
      'text/xml; charset=nonsense',
      declared('latin1'),
    ],
    [
      'UTF-8 when its XML declaration names an unknown charset',
      Buffer.from(declared('nonsense')),
      'text/xml',
      declared('nonsense'),
    ],
    [
      'UTF-8 when its XML declaration names UTF-16 but its bytes do not',
      Buffer.from(declared('UTF-16')),
      'text/xml',
      declared('UTF-16'),
    ],
    [
      'its byte order mark rather than its header',
      Buffer.from(`\uFEFF${declared('UTF-16')}`, 'utf16le'),
      'text/xml; charset=utf-8',
      declared('UTF-16'),
    ],
  ])('decodes the body by %s', async (_, bytes, type, text) => {
    server.answer('/rss', { kind: 'bytes', bytes, headers: { 'Content-Type': type } });
    expect(await build().loadText('/rss')).toBe(text);
  });

  it('sends a User-Agent with the name and the address of the program', async () => {
    const own = buildHttpClient('take-profits/1.2.3 (+https://research.example)');
    onTestFinished(() => own.close());
    await build({ client: own }).loadJson('/x');
    expect(server.headers[0]).toMatchObject({
      'user-agent': 'take-profits/1.2.3 (+https://research.example)',
    });
  });
});

describe('the address of a call', () => {
  it('is the base address for an empty path', async () => {
    server.answer('/feed/', { kind: 'text', text: 'news' });
    expect(await build({ base: `${server.base}/feed/?format=rss` }).loadText('')).toBe('news');
    expect(server.requests).toEqual(['/feed/?format=rss']);
  });

  it('carries the key in its query or in a header, and no error contains the key', async () => {
    const options = { query: { api_key: 'secret-q' }, headers: { 'X-Key': 'secret-h' } };
    await build(options).loadJson('/x?page=1');
    expect(server.requests).toEqual(['/x?page=1&api_key=secret-q']);
    expect(server.headers[0]).toMatchObject({ 'x-key': 'secret-h', 'user-agent': 'take-profits' });
    for (const kind of ['reset', 'switching', 'cut'] as const) {
      server.answer('/x', { kind });
      const failure = await failureOf(build(options).loadJson('/x?page=1'));
      expect(inspect(failure, { depth: Infinity })).not.toContain('secret');
    }
    server.answer('/x', { kind: 'redirect', to: 'http://' });
    const failure = await failureOf(build(options).loadJson('/x?page=1'));
    expect(failure.message).toBe('/x: a redirect without an address');
    expect(inspect(failure, { depth: Infinity })).not.toContain('secret');
  });

  it('is refused when it must be public and is not https or not public', async () => {
    const loaders = (base: string) => build({ base, publicOnly: true });
    for (const base of [server.base, 'https://127.0.0.1', 'https://localhost', 'https://example.org:8443']) {
      expect(await failureOf(loaders(base).loadJson('/x'))).toMatchObject({ kind: 'refused' });
    }
    expect(server.requests).toEqual([]);
  });
});

describe('a source that asks for a pause', () => {
  const paused = (retryAfter: string | undefined): UpstreamAnswer => ({
    kind: 'status',
    status: 429,
    ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }),
  });

  it.each([
    ['in seconds', '20', 20],
    ['as a date', 'Sat, 21 Nov 2026 12:05:00 GMT', 300],
    ['of unknown length, one minute', undefined, 60],
    ['in words, one minute', 'soon', 60],
    ['of a year, one hour', '31536000', 3600],
    ['that is over, one second', 'Sat, 21 Nov 2026 11:00:00 GMT', 1],
  ])('is not called during a pause %s (case 32)', async (_, retryAfter, seconds) => {
    const time = { now: noon };
    const { loadJson } = build({ gate: gateAt(time) });
    server.answer('/x', paused(retryAfter));
    expect(await failureOf(loadJson('/x'))).toMatchObject({ kind: 'resting' });
    server.answer('/x', { kind: 'json', body: 1 });
    time.now += seconds * 1000 - 1;
    expect(await failureOf(loadJson('/x'))).toMatchObject({ kind: 'resting' });
    expect(server.requests).toHaveLength(1);
    time.now += 1;
    expect(await loadJson('/x')).toBe(1);
  });

  it.each([
    ['an hour when it gives no time', {}, 3600],
    ['an hour when it gives less, since a call may renew the ban', { 'Retry-After': '60' }, 3600],
    ['the time that it gives', { 'Retry-After': '7200' }, 7200],
    ['a day when it gives more', { 'Retry-After': '31536000' }, 86_400],
  ])('is not called after a status that means a pause, for %s', async (_, headers, seconds) => {
    const time = { now: noon };
    const { loadJson } = build({ gate: gateAt(time), rules: { pauseStatuses: [418] } });
    server.answer('/x', { kind: 'status', status: 418, headers });
    await failureOf(loadJson('/x'));
    time.now += seconds * 1000 - 1;
    expect(await failureOf(loadJson('/x'))).toMatchObject({ kind: 'resting' });
    expect(server.requests).toHaveLength(1);
    time.now += 1;
    await failureOf(loadJson('/x'));
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['x-ratelimit-remaining', { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': `${noon / 1000 + 600}` }],
    ['retry-after', { 'Retry-After': '600' }],
  ])('is not called after status 403 with the header %s', async (_, headers) => {
    const time = { now: noon };
    const { loadJson } = build({ gate: gateAt(time) });
    server.answer('/y', { kind: 'status', status: 403, headers });
    expect(await failureOf(loadJson('/y'))).toMatchObject({ kind: 'resting' });
    time.now += 599_999;
    expect(await failureOf(loadJson('/x'))).toMatchObject({ kind: 'resting' });
    time.now += 1;
    expect(await loadJson('/x')).toEqual({ one: 1 });
  });
});

describe('a refused route', () => {
  const day = 24 * 60 * 60 * 1000;

  it.each([402, 403])('is not called for a day after status %i, while other routes are', async (status) => {
    const time = { now: noon };
    const { loadJson } = build({ gate: gateAt(time), rules: { routes: ['/coins/*', '/coins/*/history'] } });
    server.answer('/coins/one/history', { kind: 'status', status });
    for (const path of ['/coins/one', '/coins/two/history', '/blocked', '/blocked/too'])
      server.answer(path, { kind: 'json', body: 1 });
    expect(await failureOf(loadJson('/coins/one/history?days=7'))).toMatchObject({ kind: 'refused' });
    server.answer('/coins/one/history', { kind: 'json', body: 1 });
    time.now += day - 1;
    for (const path of ['/coins/one/history?days=1', '/coins/two/history'])
      expect(await failureOf(loadJson(path))).toMatchObject({
        kind: 'refused',
        message: `${path.split('?')[0]}: not called until 2026-11-22T12:00:00.000Z, after a refusal`,
      });
    expect(await loadJson('/coins/one')).toBe(1);
    server.answer('/blocked', { kind: 'status', status });
    await failureOf(loadJson('/blocked'));
    expect(await failureOf(loadJson('/blocked'))).toMatchObject({ kind: 'refused' });
    expect(await loadJson('/blocked/too')).toBe(1);
    expect(server.requests).toHaveLength(4);
    time.now += 1;
    expect(await loadJson('/coins/two/history')).toBe(1);
  });
});

describe('a refused search', () => {
  it('is not repeated for the same words, but made for other words', async () => {
    const { loadJson } = build({});
    server.answer('/search?q=%3Cscript', { kind: 'status', status: 403 });
    server.answer('/search', { kind: 'json', body: 1 });
    for (const _ of [1, 2])
      expect(await failureOf(loadJson('/search?q=%3Cscript'))).toMatchObject({ kind: 'refused' });
    expect(await loadJson('/search?q=bitcoin')).toBe(1);
    expect(server.requests).toHaveLength(2);
  });
});

describe('the call budget', () => {
  it('counts a call at its cost in points', async () => {
    const gate = buildHostGate({ clock: Date, limits: [{ calls: 10, per: 60_000 }] });
    const { loadJson } = build({ gate, rules: { cost: (path) => (path === '/x' ? 5 : 2) } });
    await loadJson('/x');
    await failureOf(loadJson('/y'));
    expect(gate.budget()).toMatchObject({ left: 3, calls: 10 });
    expect(await failureOf(loadJson('/x'))).toMatchObject({ kind: 'resting' });
    expect(server.requests).toHaveLength(2);
  });
});

describe('many calls at once', () => {
  it('stay within the budget, and the rest is refused at once', async () => {
    const gate = buildHostGate({ clock: Date, limits: [{ calls: 4, per: 60_000 }] });
    const { loadJson } = build({ gate });
    const calls = await Promise.allSettled(Array.from({ length: 500 }, () => loadJson('/x')));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(server.requests).toHaveLength(4);
    const refused = calls.find((call) => call.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      kind: 'resting',
      message: '/x: the budget of calls is used up',
    });
    expect(gate.budget()).toMatchObject({ left: 0, calls: 4 });
  });

  it('wait for the budget when it allows them soon', async () => {
    const gate = buildHostGate({ clock: Date, limits: [{ calls: 2, per: 100 }] });
    const { loadJson } = build({ gate });
    await Promise.all(Array.from({ length: 6 }, () => loadJson('/x')));
    expect(server.requests).toHaveLength(6);
  });

  it('are refused at once when too many are waiting', async () => {
    server.answer('/x', { kind: 'hang' });
    const gate = buildHostGate({ clock: Date, limits: [], concurrency: 2, maxWaiting: 3 });
    const { loadJson } = build({ gate });
    const kinds: string[] = [];
    const calls = Array.from({ length: 10 }, async () => kinds.push((await failureOf(loadJson('/x'))).kind));
    await expect.poll(() => kinds).toEqual(Array.from({ length: 5 }, () => 'resting'));
    await expect.poll(() => server.requests.length).toBe(2);
    await server.close();
    await Promise.all(calls);
    expect(kinds.filter((kind) => kind === 'unreachable')).toHaveLength(5);
  });
});

describe('a closed client', () => {
  it.each(['before its first call', 'after calls'])(
    'rejects the next call when it was closed %s',
    async (moment) => {
      const own = buildHttpClient();
      const { loadJson } = build({ client: own });
      if (moment === 'after calls') await loadJson('/x');
      const before = server.requests.length;
      await own.close();
      expect(await failureOf(loadJson('/x'))).toMatchObject({ kind: 'unreachable' });
      expect(server.requests).toHaveLength(before);
      await own.close();
    },
  );

  it('rejects a call that is still opening its connection', async () => {
    const own = buildHttpClient();
    const loading = failureOf(build({ client: own }).loadJson('/x'));
    await own.close();
    expect(await loading).toMatchObject({ kind: 'unreachable' });
  });
});
