import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hour, minute } from '../../../src/lib/durations.ts';
import { noSources } from '../../helpers/live-sources.ts';
import { startLiveUpstreams, type LiveUpstreams } from '../../helpers/live-upstreams.ts';
import { startOwnApp, type Browser } from '../../helpers/test-app.ts';
import { buildTestProvider } from '../../helpers/test-provider.ts';
import { startUpstreamServer, type UpstreamServer } from '../../helpers/upstream-server.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');

let upstreams: LiveUpstreams;
let source: UpstreamServer;
beforeAll(async () => {
  upstreams = await startLiveUpstreams(noon);
  source = await startUpstreamServer({});
});
beforeEach(() => {
  for (let coin = 0; coin < 100; coin += 1)
    source.answer(`/coins/coin${coin}`, { kind: 'json', body: `Coin ${coin}` });
});
afterAll(async () => {
  await upstreams.close();
  await source.close();
});

/** One source that has every coin, with a limit of calls a minute. */
async function start(env: Readonly<Record<string, string>>, calls = 1000) {
  const limits = [{ calls, per: minute }];
  const provider = buildTestProvider({ id: 'COINSTATS', name: 'Coins', limits });
  const order = { ...noSources, coins: [provider], news: [provider] };
  const server = await startOwnApp({ UPSTREAMS: 'live', UPSTREAM_COINSTATS_URL: source.base, ...env }, order);
  return { server, ann: await server.login('ann@example.com'), ben: await server.login('ben@example.com') };
}

async function search(member: Browser, coin: string) {
  const { status, headers, body } = await member.call('GET', `/api/coin-data/coinsearch/${coin}`);
  return [status, headers['x-data-state'] ?? body.error.code];
}

describe('a member’s searches that need a call to a source', () => {
  it('are limited, while other members and cached answers are not', async () => {
    source.answer('/news', { kind: 'json', body: ['One'] });
    const { server, ann } = await start({ LIMIT_MISSES: '3' });
    for (const coin of ['coin1', 'coin2', 'coin3']) expect(await search(ann, coin)).toEqual([200, 'live']);
    const refused = await ann.call('GET', '/api/coin-data/coinsearch/coin4');
    expect([refused.status, refused.body.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await search(ann, 'coin1')).toEqual([200, 'live']);
    expect((await ann.call('GET', '/api/data/news')).headers['x-data-state']).toBe('live');
    // The older value is still shown. The sessions end before it is too old.
    server.time.now += 25 * hour;
    const [annLater, benLater] = [
      await server.login('ann@example.com'),
      await server.login('ben@example.com'),
    ];
    expect(await search(annLater, 'coin2')).toEqual([200, 'stale']);
    expect(await search(benLater, 'coin4')).toEqual([200, 'live']);
    expect(await search(annLater, 'coin4')).toEqual([200, 'live']);
  });

  it('show no sample past the limit, since a source has answered', async () => {
    source.answer('/coins/bitcoin', { kind: 'json', body: 'Bitcoin' });
    const { ann } = await start({ LIMIT_MISSES: '1', UPSTREAMS: 'auto' });
    expect(await search(ann, 'coin1')).toEqual([200, 'live']);
    expect(await search(ann, 'bitcoin')).toEqual([429, 'RATE_LIMITED']);
    expect(await search(ann, 'coin2')).toEqual([429, 'RATE_LIMITED']);
  });

  it('include only the six requests that name a coin, a person or an NFT, not the other feeds', async () => {
    const server = await startOwnApp({ ...upstreams.env.keyed, LIMIT_MISSES: '6' });
    const ann = await server.login('ann@example.com');
    const named = [
      'coin-data/coinsearch/bitcoin',
      'coin-data/coins?query=eth',
      'coin-data/teamsearch/vitalik-buterin',
      'coin-data/coinnews/bitcoin',
      'coin-data/facts/bitcoin',
      'nft/search2nft/pudgy',
    ];
    const pages = [
      'data/news',
      'data/allcal/',
      'fng',
      'coin-data/techanalysis/rsi/btc',
      'coin-data/por/',
      'por/binance',
    ];
    for (const path of [...named, ...pages, ...named])
      expect((await ann.call('GET', `/api/${path}`)).status, path).toBe(200);
    expect((await ann.call('GET', '/api/coin-data/coinsearch/ethereum')).status).toBe(429);
  });
});

describe('a source that one member floods', () => {
  it('keeps half of its calls for other members', async () => {
    const { ann, ben } = await start({ LIMIT_MISSES: '1000' }, 60);
    const flood = await Promise.all(Array.from({ length: 80 }, (_, coin) => search(ann, `coin${coin}`)));
    expect(flood.filter(([status]) => status === 200)).toHaveLength(30);
    expect(await search(ben, 'coin90')).toEqual([200, 'live']);
    // A refusal to one member does not affect others.
    expect(await search(ann, 'coin91')).toEqual([503, 'UPSTREAM_DOWN']);
    expect(await search(ben, 'coin91')).toEqual([200, 'live']);
  });

  it('answers another member while the calls of the first one hang', async () => {
    const { ann, ben } = await start({ LIMIT_MISSES: '1000' });
    const before = source.requests.length;
    for (let coin = 0; coin < 80; coin += 1) source.answer(`/coins/coin${coin}`, { kind: 'hang' });
    const flood = Array.from({ length: 80 }, (_, coin) => search(ann, `coin${coin}`));
    await expect.poll(() => source.requests.length - before).toBe(4);
    expect(await search(ben, 'coin90')).toEqual([200, 'live']);
    expect(source.requests).toHaveLength(before + 5);
    await source.close();
    await Promise.all(flood);
    source = await startUpstreamServer({});
  });
});
