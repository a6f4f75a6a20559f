import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourcedFeeds } from '../../../src/contracts/sources.ts';
import { upstreamIds } from '../../../src/server/ports/providers.ts';
import type { SourceOrder } from '../../../src/server/compose/connect-sources.ts';
import { noSources } from '../../helpers/live-sources.ts';
import { startOwnApp } from '../../helpers/test-app.ts';
import { buildTestProvider } from '../../helpers/test-provider.ts';
import { startUpstreamServer, type UpstreamServer } from '../../helpers/upstream-server.ts';

let upstream: UpstreamServer;

beforeEach(async () => {
  upstream = await startUpstreamServer({ '/news': { kind: 'json', body: ['One'] } });
});

afterEach(() => upstream.close());

const one = buildTestProvider({
  id: 'COINSTATS',
  name: 'One',
  key: 'needed',
  limits: [{ calls: 10, per: 60_000 }],
});
const two = buildTestProvider({ id: 'RSS', name: 'Two' });
const three = buildTestProvider({ id: 'AIRDROPS', name: 'Three' });
const order: SourceOrder = { ...noSources, coins: [one], news: [one, two], events: [three] };

async function start(env: Readonly<Record<string, string>> = {}) {
  const live = { UPSTREAMS: 'live', UPSTREAM_COINSTATS_URL: upstream.base };
  const server = await startOwnApp({ ...live, UPSTREAM_COINSTATS_KEY: 'word', ...env }, order);
  const member = await server.login('ann@example.com');
  const list = async () => (await member.call('GET', '/api/data/sources')).body;
  return { ...server, member, list };
}

const untouched = {
  until: null,
  lastSuccess: null,
  lastFailure: null,
  latency: null,
  missing: null,
  budget: null,
};

describe('GET /api/data/sources', () => {
  it('lists every source with its feeds and its missing setting, without a call to any', async () => {
    const { list } = await start();
    expect(await list()).toEqual({
      mode: 'live',
      sources: [
        {
          ...untouched,
          name: 'One',
          feeds: ['coins', 'news'],
          state: 'idle',
          budget: { left: 10, calls: 10, seconds: 60 },
        },
        { ...untouched, name: 'Two', feeds: ['news'], state: 'missing', missing: 'address' },
        { ...untouched, name: 'Three', feeds: ['events'], state: 'missing', missing: 'address' },
      ],
    });
    expect(upstream.requests).toEqual([]);
  });

  it('names a missing key', async () => {
    const { list } = await start({ UPSTREAM_COINSTATS_KEY: '' });
    expect((await list()).sources[0]).toMatchObject({ state: 'missing', missing: 'key' });
  });

  it('shows the last success and failure of a source, and its remaining budget', async () => {
    const { member, list, time } = await start();
    await member.call('GET', '/api/data/news');
    expect((await list()).sources[0]).toMatchObject({
      state: 'working',
      lastSuccess: '2026-11-21T12:00:00.000Z',
      lastFailure: null,
      latency: 0,
      budget: { left: 9, calls: 10 },
    });
    upstream.answer('/coins/x', { kind: 'status', status: 401, body: 'wrong key: word' });
    time.now += 1000;
    await member.call('GET', '/api/coin-data/coinsearch/x');
    const body = await list();
    expect(body.sources[0]).toMatchObject({
      state: 'failing',
      lastSuccess: '2026-11-21T12:00:00.000Z',
      lastFailure: { kind: 'refused', at: '2026-11-21T12:00:01.000Z' },
      budget: { left: 8 },
    });
    expect(JSON.stringify(body)).not.toContain('word');
  });

  it('shows until when a source rests after failures, and that it works again later', async () => {
    const { member, list, time } = await start();
    for (let i = 0; i < 5; i += 1) {
      upstream.answer(`/coins/coin${i}`, { kind: 'reset' });
      await member.call('GET', `/api/coin-data/coinsearch/coin${i}`);
    }
    expect((await list()).sources[0]).toMatchObject({
      state: 'resting',
      until: '2026-11-21T12:00:30.000Z',
      lastFailure: { kind: 'unreachable' },
    });
    time.now += 60_001;
    await member.call('GET', '/api/data/news');
    expect((await list()).sources[0]).toMatchObject({ state: 'working', until: null });
  });

  it('shows a source as resting to a member after their failures, and to all after failures of five members', async () => {
    const coins = [buildTestProvider({ id: 'COINSTATS', name: 'One' })];
    const live = { UPSTREAMS: 'live', UPSTREAM_COINSTATS_URL: upstream.base };
    const server = await startOwnApp(live, { ...noSources, coins });
    const ask = async (name: string, coin: string) => {
      const member = await server.login(`${name}@example.com`);
      const { status } = await member.call('GET', `/api/coin-data/coinsearch/${coin}`);
      const { body } = await member.call('GET', '/api/data/sources');
      return [status, body.sources[0].state];
    };
    for (let i = 0; i < 20; i += 1) upstream.answer(`/coins/odd${i}`, { kind: 'reset' });
    for (let i = 0; i < 6; i += 1) await ask('ann', `odd${i}`);
    expect(upstream.requests).toHaveLength(5);
    expect(await ask('ann', 'odd6')).toEqual([503, 'resting']);
    expect(await ask('ben', 'odd7')).toEqual([503, 'failing']);
    for (const [index, name] of ['cleo', 'dan', 'eve'].entries()) await ask(name, `odd${8 + index}`);
    expect(await ask('fay', 'odd12')).toEqual([503, 'resting']);
    expect(upstream.requests).toHaveLength(9);
    server.time.now += 30_001;
    upstream.answer('/coins/bitcoin', { kind: 'json', body: 'Bitcoin' });
    expect(await ask('ben', 'bitcoin')).toEqual([200, 'working']);
    server.time.now += 1;
    expect(await ask('ann', 'odd13')).toEqual([503, 'failing']);
  });

  it('shows until when a source asked for a pause', async () => {
    const { member, list } = await start();
    upstream.answer('/news', { kind: 'status', status: 429, headers: { 'Retry-After': '120' } });
    await member.call('GET', '/api/data/news');
    expect((await list()).sources[0]).toMatchObject({
      state: 'paused',
      until: '2026-11-21T12:02:00.000Z',
      lastFailure: null,
    });
  });

  it('requires a session, and is in the OpenAPI document', async () => {
    const { app, browser } = await start();
    expect((await browser().call('GET', '/api/data/sources')).status).toBe(401);
    const { body } = await browser().call('GET', '/openapi.json');
    expect(body.paths['/api/data/sources'].get.responses['200']).toBeDefined();
    await app.ready();
  });
});

it('a call to a source is cancelled when the server closes', async () => {
  const { app, member } = await start();
  upstream.answer('/news', { kind: 'hang' });
  const asked = member.call('GET', '/api/data/news');
  await expect.poll(() => upstream.requests.length).toBe(1);
  await app.close();
  expect(await asked).toMatchObject({ status: 503, body: { error: { code: 'UPSTREAM_DOWN' } } });
});

describe('sample mode with every source configured', () => {
  it('calls no source, and lists each as unused', async () => {
    const env = Object.fromEntries([
      ...upstreamIds.flatMap((id) => [
        [`UPSTREAM_${id}_URL`, upstream.base],
        [`UPSTREAM_${id}_KEY`, 'word'],
      ]),
      ['AIRDROPS_URL', `${upstream.base}/airdrops.csv`],
    ]);
    const server = await startOwnApp({ ...env, UPSTREAMS: 'sample' });
    const member = await server.login('ann@example.com');
    for (const { method, url } of server.app.listRoutes()) {
      const isData = /^\/(api\/(coin-data|data|nft|por|fng|ticker)|data)\//.test(url);
      if (method !== 'GET' || !isData) continue;
      for (const value of ['bitcoin', 'btc', 'binance', '1', '1027', 'nothing']) {
        await member.call('GET', `${url.replace(/:\w+/, value)}?query=${value}`);
      }
    }
    const { body } = await member.call('GET', '/api/data/sources');
    expect(upstream.requests).toEqual([]);
    expect(body.mode).toBe('sample');
    for (const source of body.sources) expect(source).toMatchObject({ state: 'unused' });
    for (const { feeds } of body.sources) expect(sourcedFeeds).toEqual(expect.arrayContaining(feeds));
  });
});
