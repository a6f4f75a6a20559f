import { describe, expect, it } from 'vitest';
import type { CoinFact } from '../../src/contracts/coin-facts.ts';
import type { Answer } from '../../src/engine/answers.ts';
import { listChangedReadings, pairFacts } from '../../src/engine/then-and-now.ts';
import { toMissing } from '../../stories/panels/coin/fact-answers.ts';
import { loadFixture } from '../helpers/load-compiled.ts';

const then: CoinFact = {
  id: 'market_cap_coinpaprika',
  unit: 'usd',
  value: 14_000_000,
  source: 'CoinPaprika',
  as_of: '2026-10-14T09:58:00.000Z',
  state: 'live',
};
const now: CoinFact = { ...then, value: 6_000_000, as_of: '2026-11-21T09:58:00.000Z' };

async function list(was: CoinFact, is: CoinFact, answer: Answer | undefined = true) {
  const { questionnaire } = await loadFixture('launch');
  const evidence = { is_audited: { kept_at: '2026-10-14T10:00:00.000Z', facts: [was] } };
  const answers = answer === undefined ? {} : { is_audited: answer };
  return listChangedReadings(questionnaire, { answers, evidence }, [is]).map(({ pair }) => pair.flips.words);
}

describe('listChangedReadings', () => {
  it('lists a yes or a No whose fact is on the other side of the rule now', async () => {
    expect(await list(then, now)).toEqual(['at least US$10 million']);
    expect(await list(now, then, false)).toEqual(['at least US$10 million']);
    expect(await list({ ...then, state: 'stale' }, now)).toHaveLength(1);
  });

  it.each<[string, CoinFact, CoinFact, (Answer | undefined)?]>([
    ['the side is the same', then, { ...now, value: 12_000_000 }],
    ['the fact was a sample and is live', { ...then, state: 'sample' }, now],
    ['the fact was live and is a sample', then, { ...now, state: 'sample' }],
    ['both facts are samples', { ...then, state: 'sample' }, { ...now, state: 'sample' }],
    ['the fact was missing', toMissing('market_cap_coinpaprika', 'unavailable'), now],
    ['the fact is missing now', then, toMissing('market_cap_coinpaprika', 'held_back')],
    ['the member could not tell', then, now, null],
  ])('lists nothing if %s', async (_, was, is, answer = true) => {
    expect(await list(was, is, answer)).toEqual([]);
  });

  it('lists nothing if there is no answer', async () => {
    const { questionnaire } = await loadFixture('launch');
    const evidence = { is_audited: { kept_at: '', facts: [then] } };
    expect(listChangedReadings(questionnaire, { answers: {}, evidence }, [now])).toEqual([]);
  });
});

describe('pairFacts', () => {
  const held = (value: number, note?: string): CoinFact => ({
    ...then,
    id: 'reserves_held',
    unit: 'coins',
    value,
    ...(note && { note }),
  });
  const pair = (was: CoinFact, is: CoinFact) =>
    pairFacts({ evidence: [{ fact: was.id }] }, true, [was], [is])[0]?.now;

  it('compares a sum only with one of the same parts', () => {
    const all = held(900, 'Binance, Bybit, OKX');
    expect(pair(all, held(600, 'Binance, OKX'))).toBeUndefined();
    expect(pair(all, held(880, 'Binance, Bybit, OKX'))).toMatchObject({ value: 880 });
    // Sums that were kept without a note count the exchanges that the catalogue names.
    expect(pair(held(900), all)).toMatchObject({ value: 900 });
    expect(pair(held(900), held(600, 'Binance, OKX'))).toBeUndefined();
  });
});
