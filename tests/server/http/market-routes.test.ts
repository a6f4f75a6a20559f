import { Ajv } from 'ajv';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { airdropColumns, starterListName, type Airdrop } from '../../../src/contracts/airdrops.ts';
import { averagesSchema, candlesSchema, macdSchema, rsiSchema } from '../../../src/contracts/charts.ts';
import { eventPageSchema, type EventPage } from '../../../src/contracts/events.ts';
import { movementCoins, movementsSchema } from '../../../src/contracts/movements.ts';
import { newsSchema, type News } from '../../../src/contracts/news.ts';
import { exchangeListSchema, exchanges, reservesSchema } from '../../../src/contracts/reserves.ts';
import { sentimentSchema } from '../../../src/contracts/sentiment.ts';
import { tickerCoins, tickerSchema } from '../../../src/contracts/ticker.ts';
import { noSources } from '../../helpers/live-sources.ts';
import {
  openApp,
  startApp,
  startOwnApp,
  type Answer,
  type Browser,
  type TestApp,
} from '../../helpers/test-app.ts';

const ajv = new Ajv({ allowUnionTypes: true });
const charts = '/api/coin-data/techanalysis';
const known = exchanges.filter(({ name }) => name !== 'Checksig');

/** Every route with a JSON response, and its contract. */
const answers: readonly (readonly [path: string, contract: object])[] = [
  ['/api/data/news', newsSchema],
  ['/api/data/allcal/', eventPageSchema],
  ['/api/data/allcal/1/', eventPageSchema],
  ['/api/data/allcal/2/', eventPageSchema],
  ['/api/data/allcal/3/', eventPageSchema],
  ...movementCoins.map((coin) => [`/api/data/rocket/${coin}`, movementsSchema] as const),
  ['/api/fng/', sentimentSchema],
  ...Object.values(tickerCoins).map((id) => [`/api/ticker/v2/ticker/${id}/`, tickerSchema] as const),
  [`${charts}/candle/bitcoin`, candlesSchema],
  [`${charts}/candle/ethereum`, candlesSchema],
  [`${charts}/rsi/btc`, rsiSchema],
  [`${charts}/rsi/eth`, rsiSchema],
  [`${charts}/macd/btc`, macdSchema],
  [`${charts}/macd/eth`, macdSchema],
  [`${charts}/candle/uni-uniswap`, candlesSchema],
  [`${charts}/averages/uni-uniswap`, averagesSchema],
  [`${charts}/rsi/uniswap`, rsiSchema],
  [`${charts}/macd/UNI`, macdSchema],
  ['/api/coin-data/por/', exchangeListSchema],
  ...known.map(({ value }) => [`/api/por/${value}`, reservesSchema] as const),
];

let server: TestApp & { close(): Promise<void> };
let member: Browser;

beforeAll(async () => {
  server = await openApp();
  member = await server.login('ann@example.com');
});
afterAll(() => server.close());

const get = (path: string): Promise<Answer> => member.call('GET', path);

const said = {
  'x-data-source': 'Sample data',
  'x-data-as-of': '2026-11-21T12:00:00.000Z',
  'x-data-state': 'sample',
  'cache-control': 'no-store',
};

describe('GET', () => {
  it.each(answers)('%s matches its contract, and names the source', async (path, contract) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...said, 'content-type': 'application/json; charset=utf-8' });
    const isAnswer = ajv.compile(contract);
    isAnswer(body);
    expect(isAnswer.errors).toBeNull();
  });

  it.each([
    ['/api/data/allcal', '/api/data/allcal/'],
    ['/api/data/allcal/2', '/api/data/allcal/2/'],
    ['/api/data/cal/', '/api/data/allcal/'],
    ['/api/data/cal', '/api/data/allcal/'],
    ['/api/data/cal/3/', '/api/data/allcal/3/'],
    ['/api/data/allcal/1/', '/api/data/allcal/'],
    ['/api/fng', '/api/fng/'],
    ['/api/ticker/v2/ticker/1027', '/api/ticker/v2/ticker/1027/'],
    ['/api/coin-data/por', '/api/coin-data/por/'],
  ])('%s returns the same as %s', async (path, same) => {
    const answer = await get(path);
    expect([answer.status, answer.text]).toEqual([200, (await get(same)).text]);
  });

  it.each([
    ['/api/data/rocket/doge', 'doge'],
    ['/api/data/rocket/BTC', 'BTC'],
    ['/api/data/rocket/constructor', 'constructor'],
    ['/api/ticker/v2/ticker/2/', '2'],
    ['/api/ticker/v2/ticker/btc/', 'btc'],
    ['/api/ticker/v2/ticker/01/', '01'],
    ['/api/por/mtgox', 'mtgox'],
    ['/api/por/Binance', 'Binance'],
    ['/api/por/__proto__', '__proto__'],
  ])('%s returns 404 and names %s', async (path, name) => {
    const { status, body } = await get(path);
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    expect(body.error.message).toContain(`"${name}"`);
  });

  it.each(['/api/data/allcal/4/', '/api/data/allcal/999999/', '/api/por/checksig.com', '/api/por/'])(
    '%s returns 404',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
    },
  );

  it.each(['0', '-1', 'x', '1.5', '01', '1e3', '%20', '1000000', '9'.repeat(50)])(
    '/api/data/allcal/%s/ returns 422 and names the field page',
    async (page) => {
      const { status, body } = await get(`/api/data/allcal/${page}/`);
      expect([status, body.error.code, body.error.fields[0].path]).toEqual([422, 'INVALID_FIELD', 'page']);
    },
  );

  it.each([
    '/api/data',
    '/api/data/',
    '/api/data/rocket',
    '/api/fng/x',
    '/data/',
    '/data/airdrops',
    '/data/x.csv',
  ])('%s returns 404, as no route has this path', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('the charts', () => {
  it.each(['bitcoin', 'ethereum'])(
    'of %s have at least 50 candles of four days, oldest first (S2)',
    async (coin) => {
      const { body } = await get(`${charts}/candle/${coin}`);
      const times = body.map(([time]: readonly number[]) => time);
      expect(times.length).toBeGreaterThanOrEqual(50);
      const steps = times.slice(1).map((time: number, index: number) => time - times[index]);
      expect([...new Set(steps)]).toEqual([4 * 24 * 60 * 60 * 1000]);
    },
  );

  it.each(['btc', 'eth'])('of %s have 15 days of RSI and 20 of MACD, the latest first (S2)', async (coin) => {
    for (const [name, days] of [
      ['rsi', 15],
      ['macd', 20],
    ] as const) {
      const { body } = await get(`${charts}/${name}/${coin}`);
      const backs = body.map(({ backtrack }: { backtrack: number }) => backtrack);
      expect(backs).toEqual(Array.from({ length: days }, (_, back) => back));
    }
  });

  it('of a coin are the same by its id, name and symbol', async () => {
    for (const [one, other] of [
      ['candle/bitcoin', 'candle/btc-bitcoin'],
      ['rsi/eth', 'rsi/Ethereum'],
      ['macd/uni-uniswap', 'macd/uni'],
    ] as const) {
      const { status, text } = await get(`${charts}/${one}`);
      expect([status, text]).toEqual([200, (await get(`${charts}/${other}`)).text]);
    }
  });

  it.each(['no-such-coin', 'fxglv-sample'])('of %s, which has no daily prices, return 404', async (coin) => {
    for (const chart of ['candle', 'averages', 'rsi', 'macd']) {
      const { status, body } = await get(`${charts}/${chart}/${coin}`);
      expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it.each(['btc-bitcoin', 'uni-uniswap'])(
    'of %s have the averages that are its facts, and their days are those of the candles (S2)',
    async (coin) => {
      const [averages, candles, facts] = await Promise.all(
        [`${charts}/averages/${coin}`, `${charts}/candle/${coin}`, `/api/coin-data/facts/${coin}`].map(
          async (path) => (await get(path)).body,
        ),
      );
      const toTimes = (rows: readonly (readonly number[])[]) => rows.map(([time]) => time);
      expect(toTimes(averages)).toEqual(toTimes(candles));
      const valueOf = (id: string) => facts.find((fact: { id: string }) => fact.id === id).value;
      const days = [52, 128, 200];
      expect(averages.at(-1).slice(1)).toEqual(days.map((count) => valueOf(`price_average_${count}`)));
      const close = candles.at(-1)[4];
      for (const [index, count] of days.entries())
        expect((close / averages.at(-1)[index + 1] - 1) * 100).toBe(valueOf(`price_to_average_${count}`));
    },
  );

  it('end at the price of the ticker (S2, F1)', async () => {
    for (const [name, id] of [
      ['bitcoin', 1],
      ['ethereum', 1027],
    ] as const) {
      const candles = (await get(`${charts}/candle/${name}`)).body;
      const ticker = (await get(`/api/ticker/v2/ticker/${id}/`)).body;
      expect(ticker.data[id].quotes.USD.price).toBe(candles.at(-1)[4]);
    }
  });
});

describe('the airdrops (R1)', () => {
  it('are a CSV file with its header, quoted commas, and one broken row', async () => {
    const { status, headers, text } = await get('/data/airdrops.csv');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...said, 'content-type': 'text/csv; charset=utf-8' });
    expect(text.split('\r\n').at(-1)).toBe('');
    const { data, errors, meta } = Papa.parse<Record<string, string>>(text, {
      header: true,
      skipEmptyLines: true,
    });
    expect(meta.fields).toEqual(airdropColumns);
    expect(errors.map(({ code }) => code)).toEqual(['TooFewFields']);
    const whole = data.filter((_, row) => !errors.some((error) => error.row === row));
    expect(whole).toHaveLength(6);
    expect(whole.some((row) => row['Action']?.includes(','))).toBe(true);
    for (const row of whole) expect(row['Project']).toMatch(/^Sample .* \(fictional\)$/);
  });
});

describe('the pictures of news and events (X1, K1)', () => {
  it('are PNG or JPEG from our own origin, but for an item without a picture', async () => {
    const news: News = (await get('/api/data/news')).body;
    const pages: EventPage[] = await Promise.all(
      [1, 2, 3].map(async (page) => (await get(`/api/data/allcal/${page}/`)).body),
    );
    const named = [...news.result, ...pages.flatMap(({ body }) => body)].map(({ media }) => media);
    expect(news.result).toHaveLength(20);
    expect(news.result.filter(({ media }) => media === null)).toHaveLength(1);
    for (const path of new Set(named.filter((media) => media !== null))) {
      const { status, headers } = await get(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers['content-type']).toMatch(/^image\/(png|jpeg)$/);
    }
  });
});

describe('with live sources only', () => {
  it('each route returns 503 while none is connected, and the starter list of airdrops with its date', async () => {
    const live = await (await startOwnApp({ UPSTREAMS: 'live' }, noSources)).login('ann@example.com');
    for (const [path] of answers) {
      const { status, body } = await live.call('GET', path);
      expect([path, status, body.error.code]).toEqual([path, 503, 'UPSTREAM_DOWN']);
    }
    const { headers, text } = await live.call('GET', '/data/airdrops.csv');
    expect(headers).toMatchObject({ 'x-data-source': starterListName, 'x-data-state': 'stale' });
    const { data, errors } = Papa.parse<Airdrop>(text, { header: true });
    expect(errors).toEqual([]);
    for (const { Site } of data) expect(new URL(Site).protocol).toBe('https:');
  });
});

describe('the sample fear and greed index', () => {
  it('moves to the new UTC day at midnight', async () => {
    const own = await startApp();
    const browser = await own.login('ann@example.com');
    const read = async () => (await browser.call('GET', '/api/fng/')).body.data[0].timestamp * 1000;
    own.time.now = Date.parse('2026-11-21T23:59:59.999Z');
    expect(await read()).toBe(Date.parse('2026-11-21T00:00:00.000Z'));
    own.time.now += 1;
    expect(await read()).toBe(Date.parse('2026-11-22T00:00:00.000Z'));
  });
});
