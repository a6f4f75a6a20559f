import { describe, expect, it } from 'vitest';
import { binance } from '../../../src/server/upstream/binance/provider.ts';
import { coinbase } from '../../../src/server/upstream/coinbase/provider.ts';
import type { Provider } from '../../../src/server/upstream/http/provider.ts';
import { kraken } from '../../../src/server/upstream/kraken/provider.ts';
import {
  buildSources,
  describeFailures,
  stageUpstream,
  readRecorded,
} from '../../helpers/staged-upstream.ts';

/** Opened at (ms), open, high, low, close as texts: 201 days, the last of them 2021-01-12. */
type Row = readonly unknown[];
const recordedRows: readonly Row[] = readRecorded('binance/klines-btcusdt.json');
const day = 86_400_000;
const lastOpenedAt = Date.parse('2021-01-12T00:00:00Z');

interface Exchange {
  readonly provider: Provider<'prices'>;
  readonly path: string;
  /** The same days in this exchange's format. */
  readonly toBody: (rows: readonly Row[]) => unknown;
  readonly useless: Readonly<Record<string, unknown>>;
}

const toSeconds = (time: unknown) => (typeof time === 'number' ? time / 1000 : time);
const exchanges: readonly Exchange[] = [
  {
    provider: binance,
    path: '/klines',
    toBody: (rows) => rows,
    useless: { 'its error': { code: -1121, msg: 'Invalid symbol.' } },
  },
  {
    provider: coinbase,
    path: '/products/BTC-USD/candles',
    toBody: (rows) =>
      rows
        .map(([time, open, high, low, close]) => [toSeconds(time), low, high, open, close, '1.5'])
        .toReversed(),
    useless: { 'its error': { message: 'NotFound' } },
  },
  {
    provider: kraken,
    path: '/OHLC',
    toBody: (rows) => ({
      error: [],
      result: {
        last: 1_610_323_200,
        XXBTZUSD: rows.map(([time, open, high, low, close]) => [
          toSeconds(time),
          open,
          high,
          low,
          close,
          '0',
          '1',
          9,
        ]),
      },
    }),
    useless: {
      'no pair': { error: [], result: { last: 1 } },
      'another pair': { error: [], result: { XETHZUSD: [[lastOpenedAt / 1000, '1', '1', '1', '1']] } },
      'no result': { error: [] },
    },
  },
];

describe.each(exchanges)('$provider.name', ({ provider, path, toBody, useless }) => {
  const upstream = stageUpstream({});
  const at = (moment: number) =>
    buildSources(provider, { load: upstream.loadJson, clock: { now: () => moment } }).prices;
  const source = at(lastOpenedAt + day + 10_000);
  const answer = (rows: readonly Row[]) => upstream.json(path, toBody(rows));
  const spoil = (index: number, row: Row) => recordedRows.with(index, row);

  it('returns the days oldest first, each with its closing time', async () => {
    answer(recordedRows);
    const days = await source.priceDays('btc');
    expect(days).toHaveLength(201);
    expect(days[0]).toEqual({
      time: Date.parse('2020-06-27T00:00:00Z'),
      open: 9162.21,
      high: 9196.24,
      low: 8833,
      close: 9012,
    });
    expect(days.at(-1)?.time).toBe(lastOpenedAt + day);
  });

  it('omits the day that has not closed yet', async () => {
    answer(recordedRows);
    const days = await at(lastOpenedAt + day - 1).priceDays('btc');
    expect(days.at(-1)?.time).toBe(lastOpenedAt);
  });

  it('reads prices given as numbers', async () => {
    answer(recordedRows.map(([time, ...figures]) => [time, ...figures.map(Number)]));
    expect(await source.priceDays('btc')).toHaveLength(201);
  });

  it('returns each day once when rows repeat', async () => {
    answer([...recordedRows, ...recordedRows]);
    expect(await source.priceDays('btc')).toHaveLength(201);
  });

  it.each<[string, Row]>([
    ['NaN as prices', [lastOpenedAt, 'NaN', 'NaN', 'NaN', 'NaN']],
    ['no price', [lastOpenedAt, '1', '2', '1', null]],
    ['a price of 0', [lastOpenedAt, '0', '2', '0', '1']],
    ['columns in another order', [lastOpenedAt, '1', '0.5', '2', '1.5']],
    ['a high below its close', [lastOpenedAt, '1', '1.5', '0.5', '2']],
    ['a low above its open', [lastOpenedAt, '1', '3', '1.5', '2']],
    ['no time', ['today', '1', '2', '1', '1.5']],
  ])('skips a row with %s', async (_, row) => {
    answer(spoil(200, row));
    const days = await source.priceDays('btc');
    expect(days).toHaveLength(200);
    expect(days.at(-1)?.time).toBe(lastOpenedAt);
  });

  it('starts after the last missing day', async () => {
    answer(spoil(99, [recordedRows[99]?.[0], 'NaN', '1', '1', '1']));
    expect(await source.priceDays('btc')).toHaveLength(101);
  });

  it('returns no days when the latest closed more than two days ago', async () => {
    answer(recordedRows);
    expect(await at(lastOpenedAt + 3 * day).priceDays('btc')).toHaveLength(201);
    expect(await at(lastOpenedAt + 3 * day + 1).priceDays('btc')).toEqual([]);
  });

  it('returns no days when the list is empty', async () => {
    answer([]);
    expect(await source.priceDays('btc')).toEqual([]);
  });

  describeFailures('json', upstream, {
    path,
    ask: () => source.priceDays('btc'),
    useless: {
      ...useless,
      'no usable row': toBody([[0, '1', '2', '3', '4']]),
      'short rows': toBody([[0]]),
    },
  });
});

describe('priceDays', () => {
  it.each([
    ['Binance', binance, ['/klines?symbol=ETHUSDT&interval=1d&limit=500']],
    ['Kraken', kraken, ['/OHLC?pair=ETHUSD&interval=1440']],
    [
      'Coinbase',
      coinbase,
      // At most 300 rows a call, both ends included.
      [
        '/products/ETH-USD/candles?granularity=86400&start=2019-09-01T00%3A00%3A00.000Z&end=2020-05-08T00%3A00%3A00.000Z',
        '/products/ETH-USD/candles?granularity=86400&start=2020-05-08T00%3A00%3A00.000Z&end=2021-01-13T00%3A00%3A00.000Z',
      ],
    ],
  ] as const)('calls the price routes of %s', async (_, provider, paths) => {
    const asked: string[] = [];
    const load = async (path: string) => {
      asked.push(path);
      return provider === kraken ? { error: [], result: { XETHZUSD: [] } } : [];
    };
    const clock = { now: () => lastOpenedAt + day + 10_000 };
    await buildSources(provider, { load, clock }).prices.priceDays('eth');
    expect(asked).toEqual(paths);
  });
});

describe('Kraken', () => {
  const upstream = stageUpstream({});

  it.each([
    ['EService:Unavailable', 'unreachable'],
    ['EService:Busy', 'unreachable'],
    ['EAPI:Rate limit exceeded', 'refused'],
    ['EGeneral:Too many requests', 'refused'],
    ['EQuery:Unknown asset pair', 'refused'],
  ])('reports the error %s of a response with status 200 as %s', async (error, kind) => {
    upstream.json('/OHLC', { error: [error] });
    const { prices } = buildSources(kraken, { load: upstream.loadJson, clock: { now: () => 0 } });
    await expect(prices.priceDays('btc')).rejects.toMatchObject({ kind });
  });
});
