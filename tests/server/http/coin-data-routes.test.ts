import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Coin, CoinHits } from '../../../src/contracts/coin-data.ts';
import { buildCoinFeeds } from '../../../src/server/feeds/coin-feeds.ts';
import { buildMediaIds } from '../../../src/server/feeds/media-ids.ts';
import { coinDataRoutes } from '../../../src/server/http/feeds/coin-data-routes.ts';
import { addErrorMapper } from '../../../src/server/http/errors.ts';
import type { CoinFeeds } from '../../../src/server/ports/coins.ts';
import { UpstreamError } from '../../../src/server/ports/upstream.ts';
import { buildCoinPaprika } from '../../../src/server/upstream/coinpaprika/coin-paprika.ts';
import { buildLoaders } from '../../../src/server/upstream/http/build-loaders.ts';
import { buildHttpClient } from '../../../src/server/upstream/http/http-client.ts';
import { buildCoinSample } from '../../../src/server/upstream/sample/sample-coin-source.ts';
import { noSources, toContext, toLive } from '../../helpers/live-sources.ts';
import { buildOwnCache } from '../../helpers/staged-upstream.ts';
import { startUpstreamServer } from '../../helpers/upstream-server.ts';

const sampleCoinSource = buildCoinSample();

const ids = buildMediaIds(Buffer.from('a key of this test'));
const sample = buildCoinFeeds(
  toContext({ mode: 'sample', sample: sampleCoinSource, clock: { now: () => 0 } }),
  noSources,
  ids,
);
let app: FastifyInstance;

function start(coins: CoinFeeds = sample): void {
  app = Fastify({ routerOptions: { maxParamLength: 1000 } });
  addErrorMapper(app);
  const find = () => Promise.reject(new UpstreamError('not-found', 'Test source'));
  const charts = { candles: find, averages: find, rsi: find, macd: find };
  app.register(coinDataRoutes, { coins, coinFacts: { facts: find }, charts });
}

beforeEach(() => start());

afterEach(() => app.close());

const get = (path: string) => app.inject(`/api/coin-data/${path}`);

describe('coinDataRoutes', () => {
  it('returns a coin by its id', async () => {
    expect((await get('coinsearch/eth-ethereum')).json()).toMatchObject({ name: 'Ethereum' });
  });

  it('returns a coin by its symbol, with its source in the headers', async () => {
    const answer = await get('coinsearch/uni');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'x-data-source': 'Sample data',
      'x-data-as-of': '2026-11-21T00:00:00.000Z',
      'x-data-state': 'sample',
    });
    const { figures: _, ...uniswap } = await sampleCoinSource.coin('Uniswap');
    expect(answer.json()).toEqual(uniswap);
  });

  it('returns the coins that match a query, or an empty list', async () => {
    const answer = await get('coins?query=E');
    expect(answer.headers).toMatchObject({ 'x-data-state': 'sample' });
    expect(answer.json()).toEqual([
      { id: 'eth-ethereum', name: 'Ethereum', symbol: 'ETH', rank: null },
      expect.objectContaining({ name: 'Foxglove' }),
    ]);
    expect((await get('coins?query=nothing+of+the+kind')).json()).toEqual([]);
  });

  it('returns a team member, and the news of a coin', async () => {
    expect((await get('teamsearch/sample-ada-example')).json()).toEqual(
      await sampleCoinSource.teamMember('sample-ada-example'),
    );
    expect((await get('coinnews/Bitcoin')).json()).toEqual(await sampleCoinSource.coinNews('btc'));
    expect((await get('coinnews/foxglove')).json()).toEqual([]);
  });

  it.each(['coinsearch/nothing', 'teamsearch/nobody', 'coinnews/nothing'])(
    'returns 404 for %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
      expect(answer.headers).not.toHaveProperty('x-data-source');
    },
  );

  it('decodes the name in the path', async () => {
    const coin = vi.fn((name: string) => sample.coin(name));
    start({ ...sample, coin });
    await get(`coinsearch/${encodeURIComponent('a/b ü%')}`);
    expect(coin).toHaveBeenCalledWith('a/b ü%');
  });

  it.each([
    ['a blank name', 'coinsearch/%20%20', 'coinName'],
    ['101 characters', `coinsearch/${'x'.repeat(101)}`, 'coinName'],
    [
      '101 characters that are long when encoded',
      `coinnews/${encodeURIComponent('ü'.repeat(101))}`,
      'coinName',
    ],
    ['a blank team member', 'teamsearch/%20', 'teamMemberId'],
    ['a blank query', 'coins?query=%20', 'query'],
    ['no query', 'coins', 'query'],
  ])('refuses %s', async (_, path, field) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'INVALID_FIELD', fields: [{ path: field }] } });
  });

  it.each([
    ['malformed', 502, 'UPSTREAM_BAD'],
    ['unreachable', 503, 'UPSTREAM_DOWN'],
    ['resting', 503, 'UPSTREAM_DOWN'],
    ['timeout', 504, 'UPSTREAM_TIMEOUT'],
    ['not-found', 404, 'NOT_FOUND'],
  ] as const)('answers the source error %s with %d %s', async (kind, status, code) => {
    const coinNews = () => Promise.reject(new UpstreamError(kind, 'Test source', { detail: 'key=secret' }));
    start({ ...sample, coinNews });
    const answer = await get('coinnews/bitcoin');
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: { code } });
    expect(answer.body).not.toContain('secret');
  });

  it('returns the coin, the matches and the person of a live source', async () => {
    const upstream = await startUpstreamServer({
      '/v1/search': { kind: 'recorded', file: 'coinpaprika/search-ethereum.json' },
      '/v1/coins/eth-ethereum': { kind: 'recorded', file: 'coinpaprika/coin-eth-ethereum.json' },
      '/v1/people/vitalik-buterin': { kind: 'recorded', file: 'coinpaprika/people-vitalik-buterin.json' },
    });
    const client = buildHttpClient();
    try {
      const coins = buildCoinPaprika(
        buildLoaders({ client, base: `${upstream.base}/v1` }).loadJson,
        buildOwnCache(Date),
      );
      const live = { ...noSources, coins: toLive(coins, Date, 'CoinPaprika') };
      start(buildCoinFeeds(toContext({ mode: 'auto', sample: sampleCoinSource, clock: Date }), live, ids));
      const coin = await get('coinsearch/Ethereum');
      expect(coin.headers).toMatchObject({ 'x-data-source': 'CoinPaprika', 'x-data-state': 'live' });
      expect(coin.json()).toMatchObject({ ticker: 'ETH', hash_algo: 'Ethash', parent: null });
      const hits = (await get('coins?query=ethereum')).json<CoinHits>();
      expect(hits[0]).toEqual({ id: 'eth-ethereum', name: 'Ethereum', symbol: 'ETH', rank: 2 });
      expect(hits.length).toBeGreaterThan(1);
      const person = await get(`teamsearch/${coin.json<Coin>().team[0]?.id}`);
      expect(person.json()).toMatchObject({ name: 'Vitalik Buterin', teams_count: 5 });
    } finally {
      await client.close();
      await upstream.close();
    }
  });
});
