import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { connectFeeds } from '../../../src/server/compose/connect-feeds.ts';
import type { UpstreamErrorKind } from '../../../src/server/ports/upstream.ts';
import type { SourceOrder } from '../../../src/server/compose/connect-sources.ts';
import { noSources } from '../../helpers/live-sources.ts';
import { buildTestProvider } from '../../helpers/test-provider.ts';
import {
  startUpstreamServer,
  type UpstreamAnswer,
  type UpstreamServer,
} from '../../helpers/upstream-server.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const minute = 60_000;
const mediaKey = Buffer.from('a key of this test');
const json = (body: unknown): UpstreamAnswer => ({ kind: 'json', body });

let first: UpstreamServer;
let second: UpstreamServer;

beforeEach(async () => {
  // On a busy machine a source may take longer than the time after which the next one is asked.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  first = await startUpstreamServer({ '/news': json(['One']), '/coins/bitcoin': json('Bitcoin of One') });
  second = await startUpstreamServer({ '/news': json(['Two']), '/coins/bitcoin': json('Bitcoin of Two') });
});

afterEach(async () => {
  vi.useRealTimers();
  await first.close();
  await second.close();
});

type Partially = Partial<Parameters<typeof buildTestProvider>[0]>;

function connect(options: Partially = {}, env: Readonly<Record<string, string>> = {}) {
  const one = buildTestProvider({ id: 'COINSTATS', name: 'One', ...options });
  const two = buildTestProvider({ id: 'RSS', name: 'Two' });
  const order: SourceOrder = { ...noSources, coins: [one, two], news: [one, two] };
  const outcome = readConfig({
    UPSTREAMS: 'live',
    UPSTREAM_COINSTATS_URL: first.base,
    UPSTREAM_RSS_URL: second.base,
    ...env,
  });
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  const time = { now: noon };
  return { ...connectFeeds(outcome.config, { clock: { now: () => time.now }, mediaKey, order }), time };
}

describe('a feed with two sources', () => {
  it('calls the first source only, and names it', async () => {
    const { market } = connect();
    expect(await market.news()).toMatchObject({ source: 'One', state: 'live' });
    expect(second.requests).toEqual([]);
  });

  it.each<UpstreamAnswer>([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 401 },
    { kind: 'status', status: 429 },
    { kind: 'reset' },
    { kind: 'switching' },
    { kind: 'text', text: '<html>', type: 'text/html' },
    { kind: 'json', body: { titles: 3 } },
  ])('falls back to the second source when the first responds with %j', async (answer) => {
    first.answer('/news', answer);
    expect(await connect().market.news()).toMatchObject({
      source: 'Two',
      value: { result: [{ title: 'Two' }] },
    });
    expect(first.requests).toHaveLength(1);
  });

  it('fails as not found, without a fallback, when a source that covers all has no such coin', async () => {
    first.answer('/coins/bitcoin', { kind: 'status', status: 404 });
    await expect(connect().coins.coin('bitcoin')).rejects.toMatchObject({ kind: 'not-found', source: 'One' });
    expect(second.requests).toEqual([]);
  });

  it('falls back when a source that covers a part has no such coin', async () => {
    first.answer('/coins/bitcoin', { kind: 'status', status: 404 });
    const coin = await connect({ covers: 'part' }).coins.coin('bitcoin');
    expect(coin).toMatchObject({ source: 'Two', value: { name: 'Bitcoin of Two' } });
  });

  it('shows the sample when only a source that covers a part responds', async () => {
    first.answer('/coins/bitcoin', { kind: 'status', status: 404 });
    second.answer('/coins/bitcoin', { kind: 'status', status: 500 });
    const { coins } = connect({ covers: 'part' }, { UPSTREAMS: 'auto' });
    expect(await coins.coin('bitcoin')).toMatchObject({ state: 'sample' });
  });

  it.each<[number, number, UpstreamErrorKind]>([
    [500, 401, 'unreachable'],
    [429, 401, 'refused'],
    [401, 429, 'refused'],
  ])('after status %i of the first and %i of the second, fails as %s', async (one, two, kind) => {
    first.answer('/news', { kind: 'status', status: one });
    second.answer('/news', { kind: 'status', status: two });
    await expect(connect().market.news()).rejects.toMatchObject({ kind });
  });

  it('skips a source whose key is missing', async () => {
    expect(await connect({ key: 'needed' }).market.news()).toMatchObject({ source: 'Two' });
    const withKey = connect({ key: 'needed' }, { UPSTREAM_COINSTATS_KEY: 'word' });
    expect(await withKey.market.news()).toMatchObject({ source: 'One' });
    expect(first.requests).toEqual(['/news?key=word']);
  });

  it('skips a source without an address', async () => {
    expect(await connect({}, { UPSTREAM_COINSTATS_URL: '' }).market.news()).toMatchObject({ source: 'Two' });
  });

  it('skips a source whose circuit breaker was opened by another feed', async () => {
    const { coins, market, time } = connect();
    for (let i = 0; i < 5; i += 1) {
      first.answer(`/coins/coin${i}`, { kind: 'status', status: 503 });
      second.answer(`/coins/coin${i}`, json('Found'));
      expect(await coins.coin(`coin${i}`)).toMatchObject({ source: 'Two' });
    }
    expect(await market.news()).toMatchObject({ source: 'Two' });
    expect(first.requests).toHaveLength(5);
    time.now += 10 * minute;
    await market.news();
    await expect.poll(async () => (await market.news()).source).toBe('One');
  });

  it('falls back to the second source when the budget of the first is used up', async () => {
    const { coins } = connect({ limits: [{ calls: 3, per: minute }] });
    const names = Array.from({ length: 20 }, (_, index) => `coin${index}`);
    for (const name of names) {
      first.answer(`/coins/${name}`, json('One'));
      second.answer(`/coins/${name}`, json('Two'));
    }
    const found = await Promise.all(names.map((name) => coins.coin(name)));
    expect(found.filter(({ source }) => source === 'One')).toHaveLength(3);
    expect(found.filter(({ source }) => source === 'Two')).toHaveLength(17);
    expect(first.requests).toHaveLength(3);
  });
});

describe('simultaneous requests', () => {
  it('for the same coin share one call', async () => {
    const { coins } = connect();
    const found = await Promise.all(Array.from({ length: 200 }, () => coins.coin('bitcoin')));
    expect(found).toEqual(found.map(() => found[0]));
    expect(first.requests).toEqual(['/coins/bitcoin']);
  });

  it('for 500 different coins stay within the budget, and each ends with an error', async () => {
    const limits = [{ calls: 10, per: minute }];
    const { coins } = connect({ limits }, { UPSTREAM_RSS_URL: 'http://127.0.0.1:9' });
    const calls = await Promise.allSettled(
      Array.from({ length: 500 }, (_, index) => coins.coin(`coin${index}`)),
    );
    expect(first.requests).toHaveLength(10);
    for (const call of calls) expect(call).toMatchObject({ reason: { name: 'UpstreamError' } });
  });
});

describe('a feed', () => {
  it('makes no calls in sample mode', async () => {
    const { coins, market } = connect({}, { UPSTREAMS: 'sample' });
    expect(await market.news()).toMatchObject({ state: 'sample' });
    expect(await coins.coin('bitcoin')).toMatchObject({ state: 'sample' });
    expect([...first.requests, ...second.requests]).toEqual([]);
  });

  it('without a working source shows the labelled sample in auto mode, and fails in live mode', async () => {
    for (const server of [first, second]) server.answer('/news', { kind: 'status', status: 500 });
    expect(await connect({}, { UPSTREAMS: 'auto' }).market.news()).toMatchObject({
      state: 'sample',
      source: 'Sample data',
    });
    await expect(connect().market.news()).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
