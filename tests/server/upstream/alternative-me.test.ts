import { describe, expect, it } from 'vitest';
import { alternativeMe } from '../../../src/server/upstream/alternativeme/provider.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import {
  buildSources,
  describeFailures,
  stageUpstream,
  readRecorded,
} from '../../helpers/staged-upstream.ts';

const upstream = stageUpstream({});
/** A minute after the recorded quote. */
const clock = { now: () => 1_661_479_512_000 };
const { sentiment, tickers } = buildSources(alternativeMe, { load: upstream.loadJson, clock });

describe('sentiment', () => {
  const indexPath = '/fng/';
  const day = (fields: object = {}) => ({
    value: '40',
    value_classification: 'Fear',
    timestamp: '1777248000',
    ...fields,
  });

  it('returns the recorded index with numeric values, latest day first', async () => {
    upstream.answer(indexPath, { kind: 'recorded', file: 'alternativeme/index.json' });
    expect(await sentiment.sentiment()).toEqual({
      data: [
        { value: 47, value_classification: 'Neutral', timestamp: 1_777_248_000 },
        { value: 33, value_classification: 'Fear', timestamp: 1_777_161_600 },
      ],
    });
  });

  it.each([
    [{ value_classification: undefined }, 'Fear'],
    [{ value_classification: null }, 'Fear'],
    [{ value_classification: '\u200B' }, 'Fear'],
    [{ value_classification: 5 }, 'Fear'],
    [{ value_classification: undefined, value: '27', timestamp: '1785628800' }, 'Fear'],
    [{ value_classification: undefined, value: '24' }, 'Extreme Fear'],
    [{ value_classification: undefined, value: '50' }, 'Neutral'],
    [{ value_classification: undefined, value: '100' }, 'Extreme Greed'],
  ])('classifies a day with %j by its value as %s', async (fields, word) => {
    upstream.json(indexPath, { data: [day(fields)] });
    expect((await sentiment.sentiment()).data).toMatchObject([{ value_classification: word }]);
  });

  it('fails as refused when the body has an error', async () => {
    upstream.json(indexPath, { data: [], metadata: { error: 'invalid limit' } });
    await expect(sentiment.sentiment()).rejects.toMatchObject({ kind: 'refused' });
  });

  const answer = (...days: unknown[]) => upstream.json(indexPath, { data: days });
  describeContent('the index', {
    ask: () => sentiment.sentiment(),
    texts: (text) => answer(day({ value_classification: text })),
    rows: {
      stage: answer,
      whole: day(),
      broken: {
        'a value above 100': day({ value: '101' }),
        'a value below 0': day({ value: -1 }),
        'NaN as value': day({ value: 'NaN' }),
        'no value': day({ value: '' }),
        'an infinite value': day({ value: '1e999' }),
        'no time': day({ timestamp: null }),
      },
    },
  });

  describeFailures('json', upstream, {
    path: indexPath,
    ask: () => sentiment.sentiment(),
    useless: { 'no list': { data: {} }, 'no day': { data: [] } },
  });
});

describe('ticker', () => {
  const path = '/v2/ticker/1/';
  const bitcoin = (fields: object = {}, usd: object = {}) => {
    const row = readRecorded('alternativeme/ticker-1.json').data['1'];
    return { data: { 1: { ...row, quotes: { USD: { ...row.quotes.USD, ...usd } }, ...fields } } };
  };

  it('returns the recorded quote in the shape of the contract', async () => {
    upstream.answer(path, { kind: 'recorded', file: 'alternativeme/ticker-1.json' });
    expect(await tickers.ticker('btc')).toEqual({
      name: 'Bitcoin',
      symbol: 'BTC',
      max_supply: 21_000_000,
      total_supply: 19_132_175,
      circulating_supply: 19_132_175,
      last_updated: 1_661_479_452,
      quotes: {
        USD: {
          price: 21_555,
          percentage_change_1h: 0.108112096463858,
          percentage_change_24h: -0.156703908402737,
          percentage_change_7d: -7.2854761473299,
        },
      },
    });
  });

  it.each([
    ['ada', 2010],
    ['bnb', 1839],
    ['dai', 2308],
    ['dot', 11_517],
    ['eth', 1027],
    ['sol', 11_733],
    ['sushi', 11_794],
    ['uni', 11_968],
    ['xmr', 328],
  ] as const)('requests %s by its id (F1)', async (coin, id) => {
    const symbol = coin.toUpperCase();
    upstream.json(`/v2/ticker/${id}/`, { data: { [id]: bitcoin({ name: 'A coin', symbol }).data[1] } });
    expect(await tickers.ticker(coin)).toMatchObject({ name: 'A coin', symbol });
  });

  it('reads changes under their alternative names', async () => {
    const other = {
      percentage_change_1h: undefined,
      percentage_change_24h: undefined,
      percentage_change_7d: null,
    };
    upstream.json(
      path,
      bitcoin({}, { ...other, percent_change_1h: -0.1, percent_change_24h: '-3.33', percent_change_7d: 1.2 }),
    );
    expect((await tickers.ticker('btc')).quotes.USD).toMatchObject({
      percentage_change_1h: -0.1,
      percentage_change_24h: -3.33,
      percentage_change_7d: 1.2,
    });
  });

  it('reads figures given as text, and returns null for 0, null and NaN', async () => {
    upstream.json(
      path,
      bitcoin(
        { max_supply: 0, total_supply: null, circulating_supply: '19132175', last_updated: '1661479452' },
        { price: '21555.5', percentage_change_1h: 'NaN', percentage_change_7d: '-7.2' },
      ),
    );
    expect(await tickers.ticker('btc')).toMatchObject({
      max_supply: null,
      total_supply: null,
      circulating_supply: 19_132_175,
      quotes: { USD: { price: 21_555.5, percentage_change_1h: null, percentage_change_7d: -7.2 } },
    });
  });

  it('rejects an old quote', async () => {
    upstream.json(path, bitcoin({ last_updated: 1_661_479_452 - 3600 }));
    await expect(tickers.ticker('btc')).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('rejects the quote of another coin', async () => {
    upstream.json(path, bitcoin({ symbol: 'WBTC' }));
    await expect(tickers.ticker('btc')).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([
    ['id not found', 'not-found'],
    ['too many requests', 'refused'],
  ])('fails on the error %j in the body as %s', async (error, kind) => {
    upstream.json(path, { data: null, metadata: { error } });
    await expect(tickers.ticker('btc')).rejects.toMatchObject({ kind });
  });

  describeContent('a quote', {
    ask: () => tickers.ticker('btc'),
    texts: (name) => upstream.json(path, bitcoin({ name })),
  });

  describeFailures('json', upstream, {
    path,
    ask: () => tickers.ticker('btc'),
    mayBeMissing: true,
    useless: {
      'another id': { data: { 2: {} } },
      'no price': bitcoin({}, { price: null }),
      'a price of NaN': bitcoin({}, { price: 'NaN' }),
      'a price of 0': bitcoin({}, { price: 0 }),
      'no quotes': bitcoin({ quotes: {} }),
      'no time': bitcoin({ last_updated: 'today' }),
    },
  });
});
