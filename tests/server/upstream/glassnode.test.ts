import { describe, expect, it } from 'vitest';
import { exchanges } from '../../../src/contracts/reserves.ts';
import { glassnode } from '../../../src/server/upstream/glassnode/provider.ts';
import { hostileTexts } from '../../helpers/hostile-texts.ts';
import {
  buildSources,
  describeFailures,
  readRecorded,
  stageUpstream,
} from '../../helpers/staged-upstream.ts';

const path = '/distribution/proof_of_reserves_all_latest';
const upstream = stageUpstream({});
const source = buildSources(glassnode, { load: upstream.loadJson }).reserves;

describe('reserves', () => {
  it('returns the recorded balances in their order, without the sum of all other coins', async () => {
    upstream.answer(path, { kind: 'recorded', file: 'glassnode/reserves-binance.json' });
    const { t, balances, changes } = await source.reserves('binance');
    const { Other: _sum, ...held } = readRecorded('glassnode/reserves-binance.json').balances;
    expect(t).toBe(1_763_596_800);
    expect(Object.entries(balances)).toEqual(Object.entries(held));
    expect(changes).toMatchObject({ BTC: -1234.5, BNB: 0, DOGE: -2_345_678 });
    expect(changes).not.toHaveProperty('Other');
    expect(upstream.requests).toEqual([`${path}?e=binance`]);
  });

  it('reads figures given as text, and drops what is not a number', async () => {
    upstream.json(path, {
      t: '1763596800',
      balances: { BTC: '5', ETH: 'NaN', BNB: null },
      changes: { BTC: '-1.5', ETH: 'x' },
    });
    expect(await source.reserves('okex')).toEqual({
      t: 1_763_596_800,
      balances: { BTC: 5 },
      changes: { BTC: -1.5 },
    });
  });

  it.each([null, undefined])('returns no changes when the source gives %j', async (changes) => {
    upstream.json(path, { t: 1_763_596_800, balances: { BTC: 5 }, changes });
    expect(await source.reserves('okex')).toMatchObject({ changes: {} });
  });

  it.each(hostileTexts)('drops a coin with the symbol %j', async (symbol) => {
    upstream.json(path, { t: 1_763_596_800, balances: { [symbol]: 1, BTC: 5 } });
    expect((await source.reserves('okex')).balances).toEqual({ BTC: 5 });
  });

  it.each(['cakedefi', 'nobody', '../x', ''])(
    'fails as not found, without a call, for the exchange %j',
    async (exchange) => {
      await expect(source.reserves(exchange)).rejects.toMatchObject({ kind: 'not-found' });
      expect(upstream.requests).toEqual([]);
    },
  );

  describeFailures('json', upstream, {
    path,
    ask: () => source.reserves('binance'),
    mayBeMissing: true,
    useless: {
      'no time': { t: null, balances: { BTC: 5 } },
      'no amount': { t: 1, balances: {} },
      'amounts of NaN': { t: 1, balances: { BTC: 'NaN' } },
      'amounts as a list': { t: 1, balances: [5] },
    },
  });
});

describe('exchanges', () => {
  it('returns all exchanges of the contract but one that Glassnode no longer has', async () => {
    const values = (await source.exchanges()).map(({ value }) => value);
    expect(values).toEqual(exchanges.map(({ value }) => value).filter((value) => value !== 'cakedefi'));
  });
});
