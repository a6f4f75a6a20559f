import { describe, expect, it } from 'vitest';
import { taapi } from '../../../src/server/upstream/taapi/provider.ts';
import {
  buildSources,
  describeFailures,
  stageUpstream,
  readRecorded,
} from '../../helpers/staged-upstream.ts';

const upstream = stageUpstream({});
const source = buildSources(taapi, { load: upstream.loadJson }).indicators;

describe('macd', () => {
  const path = '/macd';
  const row = (fields: object = {}) => ({ ...readRecorded('taapi/macd.json')[0], ...fields });

  it('returns the recorded days in the shape of the contract', async () => {
    upstream.answer(path, { kind: 'recorded', file: 'taapi/macd.json' });
    expect(await source.macd('btc')).toEqual([
      {
        backtrack: 0,
        valueMACD: 979.518807843051,
        valueMACDSignal: 893.54139321284,
        valueMACDHist: 85.977414630211,
      },
      {
        backtrack: 1,
        valueMACD: 949.7317001653792,
        valueMACDSignal: 872.0470395552873,
        valueMACDHist: 77.6846606100919,
      },
    ]);
    expect(upstream.requests).toEqual(['/macd?exchange=binance&symbol=BTC%2FUSDT&interval=1d&backtracks=20']);
  });

  it('returns the latest 20 days, latest first', async () => {
    upstream.json(
      path,
      Array.from({ length: 30 }, (_, index) => row({ backtrack: 29 - index })),
    );
    const days = await source.macd('eth');
    expect(days.map(({ backtrack }) => backtrack)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it.each(['valueMACD', 'valueMACDSignal', 'valueMACDHist'])('skips a day without %s', async (field) => {
    upstream.json(path, [row({ [field]: 'NaN' }), row({ backtrack: 1, [field]: '-1.5' })]);
    expect(await source.macd('btc')).toEqual([row({ backtrack: 1, [field]: -1.5 })]);
  });

  it('returns no days when the list is empty', async () => {
    upstream.json(path, []);
    expect(await source.macd('btc')).toEqual([]);
  });

  describeFailures('json', upstream, {
    path,
    ask: () => source.macd('btc'),
    useless: {
      'one day instead of a list': row(),
      'no usable day': [row({ valueMACD: null })],
      'a text as number of the day': [row({ backtrack: '0' })],
    },
  });
});

describe('rsi', () => {
  const path = '/rsi';

  it('returns the days in the shape of the contract', async () => {
    upstream.json(path, [
      { value: '61.2', backtrack: 1 },
      { value: 63.4, backtrack: 0 },
    ]);
    expect(await source.rsi('eth')).toEqual([
      { backtrack: 0, value: 63.4 },
      { backtrack: 1, value: 61.2 },
    ]);
    expect(upstream.requests).toEqual(['/rsi?exchange=binance&symbol=ETH%2FUSDT&interval=1d&backtracks=15']);
  });

  it.each([-1, 101, 'NaN', null])('skips a day with the value %j', async (value) => {
    upstream.json(path, [
      { value, backtrack: 0 },
      { value: 50, backtrack: 1 },
    ]);
    expect(await source.rsi('btc')).toEqual([{ backtrack: 1, value: 50 }]);
  });

  describeFailures('json', upstream, { path, ask: () => source.rsi('btc') });
});
