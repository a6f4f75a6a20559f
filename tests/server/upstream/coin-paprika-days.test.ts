import { describe, expect, it } from 'vitest';
import { loadPriceDays } from '../../../src/server/upstream/coinpaprika/price-days.ts';
import { describeFailures, stageUpstream } from '../../helpers/staged-upstream.ts';

const path = '/tickers/btc-bitcoin/historical';
const upstream = stageUpstream({});
const noon = Date.parse('2021-01-13T12:00:00Z');
const load = () => loadPriceDays(upstream.loadJson, { now: () => noon }, 'btc-bitcoin');

/** The fields of CoinPaprika's documentation. */
const tick = (timestamp: string, price: unknown) => ({
  timestamp,
  price,
  volume_24h: 1_968_587_956,
  market_cap: 83_761_787_514,
});
const ticks = [
  tick('2021-01-11T00:00:00Z', 100),
  tick('2021-01-12T00:00:00Z', '130'),
  tick('2021-01-13T00:00:00Z', 120),
];

describe('loadPriceDays', () => {
  it('builds days from midnight prices, and requests a year less a day', async () => {
    upstream.json(path, ticks);
    expect(await load()).toEqual([
      { time: Date.parse('2021-01-12T00:00:00Z'), open: 100, high: 130, low: 100, close: 130 },
      { time: Date.parse('2021-01-13T00:00:00Z'), open: 130, high: 130, low: 120, close: 120 },
    ]);
    const start = Date.parse('2020-01-15T00:00:00Z') / 1000;
    expect(upstream.requests).toEqual([`${path}?start=${start}&interval=1d&quote=usd`]);
  });

  it('drops broken prices and the days before them', async () => {
    const broken = [tick('2021-01-11T00:00:00Z', 'NaN'), tick('soon', 5), { price: 5 }, null];
    upstream.json(path, [...broken, ...ticks.slice(1)]);
    expect(await load()).toMatchObject([{ close: 120 }]);
  });

  it('returns no days when there are no prices', async () => {
    upstream.json(path, []);
    expect(await load()).toEqual([]);
  });

  describeFailures('json', upstream, {
    path,
    ask: load,
    mayBeMissing: true,
    useless: {
      'no usable price': [tick('2021-01-11T00:00:00Z', null)],
      'an error body': { error: 'id not found' },
    },
  });
});
