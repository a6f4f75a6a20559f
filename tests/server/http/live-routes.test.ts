import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { airdropColumns } from '../../../src/contracts/airdrops.ts';
import { movementCoins } from '../../../src/contracts/movements.ts';
import { tickerCoins } from '../../../src/contracts/ticker.ts';
import { startLiveUpstreams, type LiveUpstreams } from '../../helpers/live-upstreams.ts';
import { startOwnApp, type Browser, type TestApp } from '../../helpers/test-app.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const day = 24 * 60 * 60 * 1000;

let upstreams: LiveUpstreams;
beforeAll(async () => {
  upstreams = await startLiveUpstreams(noon);
});
afterEach(() => upstreams.answerAll(undefined));
afterAll(() => upstreams.close());

/** Each route with a feed's value, and its source without any key. */
const routes: readonly (readonly [path: string, source: string])[] = [
  ['/api/coin-data/coinsearch/bitcoin', 'CoinPaprika'],
  ['/api/coin-data/coins?query=eth', 'CoinPaprika'],
  ['/api/coin-data/teamsearch/vitalik-buterin', 'CoinPaprika'],
  ['/api/coin-data/coinnews/bitcoin', 'News sites (RSS)'],
  ['/api/nft/search2nft/pudgy', 'CoinGecko'],
  ['/api/data/news', 'News sites (RSS)'],
  ['/api/data/allcal/', 'Snapshot and CoinPaprika'],
  ['/api/data/allcal/1/', 'Snapshot and CoinPaprika'],
  ['/api/data/cal/', 'Snapshot and CoinPaprika'],
  ['/api/data/rocket/btc', 'mempool.space'],
  ...['dai', 'eth', 'matic', 'sushi', 'uni'].map(
    (coin) => [`/api/data/rocket/${coin}`, 'Routescan'] as const,
  ),
  ['/api/fng/', 'alternative.me'],
  ...Object.values(tickerCoins).map((id) => [`/api/ticker/v2/ticker/${id}/`, 'CoinGecko'] as const),
  ['/api/coin-data/techanalysis/candle/bitcoin', 'Binance'],
  ['/api/coin-data/techanalysis/candle/ethereum', 'Binance'],
  ['/api/coin-data/techanalysis/rsi/btc', 'Binance'],
  ['/api/coin-data/techanalysis/macd/eth', 'Binance'],
  ['/api/coin-data/por/', 'DefiLlama'],
  ['/api/por/binance', 'DefiLlama'],
  ['/data/airdrops.csv', 'Airdrop list'],
];

/** The sources that precede them with a key. */
const withKeys: Readonly<Record<string, string>> = {
  '/api/nft/search2nft/pudgy': 'OpenSea',
  '/api/data/news': 'CoinStats',
  '/api/data/allcal/': 'CoinMarketCal',
  '/api/data/allcal/1/': 'CoinMarketCal',
  '/api/data/cal/': 'CoinMarketCal',
  ...Object.fromEntries(movementCoins.map((coin) => [`/api/data/rocket/${coin}`, 'Whale Alert'])),
  '/api/coin-data/techanalysis/rsi/btc': 'TAAPI.io',
  '/api/coin-data/por/': 'Glassnode',
  '/api/por/binance': 'Glassnode',
};

type Opened = TestApp & { readonly member: Browser };

async function open(env: Readonly<Record<string, string>>): Promise<Opened> {
  const server = await startOwnApp(env);
  // Calls that wait for their source's rate limit start only while the clock runs.
  const going = setInterval(() => (server.time.now += 100), 50);
  onTestFinished(() => clearInterval(going));
  return { ...server, member: await server.login('ann@example.com') };
}

/** Sends requests some seconds apart, so that few calls wait for rate limits. */
async function askAll({ member, time }: Opened, paths: readonly string[], apart = 2000) {
  const said: unknown[] = [];
  for (const path of paths) {
    said.push(await ask(member, path));
    time.now += apart;
  }
  return said;
}

const all = routes.map(([path]) => path);
const live = routes.map(([path, source]) => [path, 200, 'live', source]);

async function ask(member: Browser, path: string) {
  const { status, headers, body } = await member.call('GET', path);
  return [path, status, headers['x-data-state'], headers['x-data-source'] ?? body.error.code];
}

describe('with live sources only', () => {
  it('each route returns live data without any key, and names the source', async () => {
    expect(await askAll(await open(upstreams.env.keyless), all)).toEqual(live);
  });

  it.each(['live', 'auto'])(
    'the movements of a coin that no source has without a key return 404 in mode %s',
    async (mode) => {
      const { member } = await open({ ...upstreams.env.keyless, UPSTREAMS: mode });
      const path = '/api/data/rocket/bnb';
      expect(await ask(member, path)).toEqual([path, 404, undefined, 'NOT_FOUND']);
    },
  );

  it('the airdrop file states how many invalid rows it leaves out', async () => {
    const { member } = await open(upstreams.env.keyless);
    const row = 'Otter,Chain,https://otter.example/,Bridge,Move,Once,None';
    const text = [airdropColumns.join(','), `"Bravo" ${row}`, row, 'Too,few'].join('\n');
    upstreams.answerAll({ kind: 'text', text, type: 'text/csv' });
    const { status, headers, text: file } = await member.call('GET', '/data/airdrops.csv');
    upstreams.answerAll(undefined);
    expect([status, headers['x-data-skipped']]).toEqual([200, '2']);
    expect(file.split('\r\n')).toEqual([airdropColumns.join(','), row]);
  });

  it('each route prefers the source for which a key is set', async () => {
    const opened = await open(upstreams.env.keyed);
    const paths = [...new Set([...all, ...Object.keys(withKeys)])];
    const expected = { ...Object.fromEntries(routes), ...withKeys };
    expect(await askAll(opened, paths)).toEqual(paths.map((path) => [path, 200, 'live', expected[path]]));
  });

  it('an indicator is computed while the budget of its source is used up', async () => {
    const { member, time } = await open(upstreams.env.keyed);
    const [rsi, macd] = ['rsi', 'macd'].map((name) => `/api/coin-data/techanalysis/${name}/btc`) as [
      string,
      string,
    ];
    expect(await ask(member, rsi)).toEqual([rsi, 200, 'live', 'TAAPI.io']);
    expect(await ask(member, macd)).toEqual([macd, 200, 'live', 'Binance']);
    time.now += 15_000;
    expect(await ask(member, macd)).toEqual([macd, 200, 'live', 'TAAPI.io']);
  });

  it('the events are counted as they can be shown, not as the source announces them', async () => {
    const { member } = await open(upstreams.env.keyed);
    const { body } = await member.call('GET', '/api/data/allcal/');
    expect(body).toMatchObject({ _metadata: { total_count: 5, page_count: 1 } });
    expect(body.body).toHaveLength(5);
  });

  it('the news is fetched once, for the list of all news and for the news of each coin', async () => {
    const { member } = await open(upstreams.env.keyless);
    const before = upstreams.requests.length;
    await member.call('GET', '/api/data/news');
    for (const coin of ['bitcoin', 'ethereum']) await member.call('GET', `/api/coin-data/coinnews/${coin}`);
    const asked = upstreams.requests.slice(before).filter((path) => path.startsWith('/rss'));
    expect(asked).toHaveLength(1);
  });
});

/** Movements of these coins need a price, which is missing: they are not requested. */
const priced = new Set(
  ['btc', 'dai', 'eth', 'matic', 'sushi', 'uni'].map((coin) => `/api/data/rocket/${coin}`),
);

describe('with live sources that all fail', () => {
  it.each([
    ['an error', { kind: 'status', status: 500 }, 'UPSTREAM_DOWN', 503, 61_000],
    ['a request for a pause', { kind: 'status', status: 429 }, 'UPSTREAM_DOWN', 503, 61_000],
    // A refused route is not called for a day.
    ['a refusal', { kind: 'status', status: 403 }, 'UPSTREAM_BAD', 502, day],
    ['HTML instead of data', { kind: 'text', text: '<html>' }, 'UPSTREAM_BAD', 502, 61_000],
    ['a broken connection', { kind: 'reset' }, 'UPSTREAM_DOWN', 503, 61_000],
  ] as const)(
    'each route reports %s, and recovers after the pause',
    async (_, answer, code, status, pause) => {
      const opened = await open(upstreams.env.keyless);
      upstreams.answerAll(answer);
      const failed = all.map((path) =>
        priced.has(path) ? [path, 503, undefined, 'UPSTREAM_DOWN'] : [path, status, undefined, code],
      );
      expect(await askAll(opened, all, 20_000)).toEqual(failed);
      upstreams.answerAll(undefined);
      opened.time.now += pause;
      // The session may have ended by then.
      const member = await opened.login('ann@example.com');
      expect(await askAll({ ...opened, member }, all)).toEqual(live);
    },
  );
});
