import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { factGaps, type CoinFact } from '../../../src/contracts/coin-facts.ts';
import { tellFact } from '../../../src/engine/answers/fact-shapes.ts';
import { applySave, prepareSave } from '../../../src/engine/answers/save.ts';
import { currentAnswers, type StoredAnswers } from '../../../src/engine/answers/stored.ts';
import { toToldId } from '../../../src/engine/answers/told-facts.ts';
import { toWire } from '../../../src/engine/answers/wire.ts';
import { toCatalogEntry } from '../../../src/engine/registry/catalog.ts';
import type { Condition } from '../../../src/engine/registry/condition.ts';
import type { Answers, CompiledQuestionnaire } from '../../../src/engine/registry/questionnaire.ts';
import { compareAnalyses } from '../../../src/engine/rules/comparison.ts';
import { listAskedSections } from '../../../src/engine/rules/completion.ts';
import { judge } from '../../../src/engine/rules/conditions.ts';
import { resultSections } from '../../../src/engine/rules/results.ts';
import { askedInEntry, findAsked } from '../../../src/engine/rules/visibility.ts';
import { currentContent } from '../../../src/engine/rules/unseen.ts';
import { arbitraryAnswers } from '../../helpers/arbitrary-answers.ts';
import { loadFixture, loadShipped } from '../../helpers/load-compiled.ts';
import { readBack, saveAll } from '../../helpers/round-trip.ts';

let launch: CompiledQuestionnaire;

beforeAll(async () => {
  launch = await loadFixture('launch');
});

/** What sections are told, by the ids under which it stands among answers. */
const told = (facts: Readonly<Record<string, string>>, sections = ['start', 'contract', 'supply']): Answers =>
  Object.fromEntries(
    sections.flatMap((section) =>
      Object.entries(facts).map(([fact, value]) => [toToldId(section, fact), value]),
    ),
  );
const token = told({ token_or_coin: 'token' });
const coin = told({ token_or_coin: 'coin' });
const asked = (answers: Answers) => [...findAsked(launch.questionnaire, answers)];

describe('a condition on a fact', () => {
  it('asks where it holds, and while the fact is not known', () => {
    const always = ['is_fair', 'is_capped', 'last_word'];
    expect(asked(token)).toEqual(['is_fair', 'issuer', 'is_audited', 'is_capped', 'last_word']);
    expect(asked(coin)).toEqual(['is_fair', 'miners', 'is_capped', 'last_word']);
    const whoKnows = ['is_fair', 'issuer', 'miners', 'is_audited', 'is_capped', 'last_word'];
    expect(asked({})).toEqual(whoKnows);
    expect(asked(told({ token_or_coin: '' }))).toEqual(whoKnows);
    expect(asked({ ...coin, ...told({ supply_maximum: '21000000' }) })).not.toContain('is_capped');
    expect(asked({ ...coin, ...told({ supply_maximum: '' }) })).toEqual(expect.arrayContaining(always));
  });

  it('stands beside tests of answers, which rule it out or leave it to decide', () => {
    const cap = (value: string) => told({ market_cap_coinpaprika: value });
    expect(asked({ is_fair: true })).toContain('why_small');
    expect(asked({ is_fair: true, ...cap('99999999.5') })).toContain('why_small');
    expect(asked({ is_fair: true, ...cap('100000001') })).not.toContain('why_small');
    expect(asked({ is_fair: false, ...cap('5') })).not.toContain('why_small');
  });

  it('is judged by what its own section was told, and before that by what another was', () => {
    expect(asked(told({ token_or_coin: 'coin' }, ['supply']))).not.toContain('is_audited');
    expect(
      asked({ ...told({ token_or_coin: '?' }, ['contract']), ...told({ token_or_coin: 'coin' }, ['start']) }),
    ).toContain('is_audited');
    const answers = {
      ...told({ token_or_coin: 'coin' }, ['start']),
      ...told({ token_or_coin: 'token' }, ['contract']),
    };
    expect(asked(answers)).toEqual(expect.arrayContaining(['miners', 'is_audited']));
    expect(asked(answers)).not.toContain('issuer');
  });

  it('never changes its mind when more is known', () => {
    const facts = ['rsi', 'followers'] as const;
    const test = fc.record({ fact: fc.constantFrom(...facts), minimum: fc.constantFrom(1, 2, 3) });
    const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
      condition: fc.oneof(
        { maxDepth: 4 },
        test,
        fc.record({ fact: fc.constantFrom(...facts), known: fc.boolean() }),
        fc.record({ allOf: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }) }),
        fc.record({ anyOf: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }) }),
        fc.record({ not: tie('condition') }),
      ),
    }));
    const value = fc.constantFrom('', '0', '1', '2', '3');
    fc.assert(
      fc.property(condition, fc.record({ rsi: value, followers: value }), (one, all) => {
        const nobody = () => undefined;
        const early = judge(one, nobody, (fact) => (fact === 'rsi' ? all.rsi : undefined));
        const late = judge(one, nobody, (fact) => all[fact === 'rsi' ? 'rsi' : 'followers']);
        if (early !== undefined) expect(late).toBe(early);
      }),
    );
  });
});

describe('what a section is told', () => {
  const origin = { source: 'CoinPaprika', as_of: '2026-11-21T12:00:00.000Z' } as const;

  it('is what is live, and that a source does not know; never a sample or what is old', () => {
    const cap = { id: 'market_cap_coinpaprika', unit: 'usd', value: 1_200_000_000.5, ...origin } as const;
    expect(tellFact({ ...cap, state: 'live' })).toBe('1200000000.5');
    expect(tellFact({ ...cap, state: 'stale' })).toBe('?');
    expect(tellFact({ ...cap, state: 'sample' })).toBe('?');
    const day = { id: 'code_changed', unit: 'date', ...origin, state: 'live' } as const;
    expect(tellFact({ ...day, value: '2026-11-20T23:59:00.000Z' })).toBe('2026-11-20');
    expect(tellFact({ ...day, value: 'yesterday' })).toBe('?');
    expect(
      tellFact({ id: 'explorer', unit: 'link', value: 'https://a.example/', ...origin, state: 'live' }),
    ).toBe('?');
    const missing = (reason: (typeof factGaps)[number]): CoinFact => ({
      id: 'rsi',
      state: 'missing',
      reason,
      source: null,
    });
    expect(factGaps.filter((reason) => tellFact(missing(reason)) === '')).toEqual([
      'unknown',
      'never',
      'no_source',
      'too_few_days',
    ]);
  });

  it('travels with the section, and is judged alike by who sends it and who stores it', () => {
    const facts = fc.record(
      {
        token_or_coin: fc.constantFrom('token', 'coin', ''),
        market_cap_coinpaprika: fc.constantFrom('5', '1e+21', '100000000.25', ''),
        supply_maximum: fc.constantFrom('21000000', ''),
      },
      { requiredKeys: [] },
    );
    const entry = toCatalogEntry(launch.questionnaire);
    fc.assert(
      fc.property(arbitraryAnswers(launch.questionnaire), facts, facts, (answers, before, now) => {
        const seen = { ...answers, ...told(now) };
        const stored = saveAll(launch, seen, saveAll(launch, { ...answers, ...told(before) }));
        const back = readBack(launch, stored);
        const sent = launch.questionnaire.sections.filter(
          (section) => Object.keys(toWire(launch.questionnaire, section, seen)).length > 0,
        );
        const askedOf = (those: Answers) =>
          asked(those).filter((id) => sent.some(({ questions }) => questions.some((one) => one.id === id)));
        expect(askedOf(back)).toEqual(askedOf(seen));
        expect(listAskedSections(launch.questionnaire, currentContent(launch.questionnaire, stored))).toEqual(
          askedInEntry(entry, back).sections.map(({ id }) => id),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('a save that says what it was told', () => {
  const save = (fields: Readonly<Record<string, unknown>>, before?: StoredAnswers) => {
    const ready = prepareSave(launch, undefined, fields, before && { stored: before });
    if (ready.kind === 'refused') throw new Error(JSON.stringify(ready.problems));
    return applySave(launch, before, ready);
  };
  const start = (answers: Answers) =>
    toWire(launch.questionnaire, launch.questionnaire.sections[0]!, answers);
  const refused = (fields: Readonly<Record<string, unknown>>) => {
    const outcome = prepareSave(launch, undefined, fields);
    return outcome.kind === 'refused' ? outcome.problems : [];
  };

  it('carries the facts that its questions hang on, and no other', () => {
    const all = told({ token_or_coin: 'coin', rsi: '50', market_cap_coinpaprika: '7' });
    expect(start(all)).toEqual({
      is_fair: false,
      miners: '',
      'start--fact--token_or_coin': 'coin',
      'start--fact--market_cap_coinpaprika': '7',
      'start--fact--supply_maximum': '?',
    });
  });

  it('is judged by it for good: in results, comparisons and what is complete', () => {
    const record = (stored: StoredAnswers) => ({
      answers: currentAnswers(launch.questionnaire, stored.answers),
      sections: stored.sections,
    });
    const ofToken = record(save(start({ ...token, issuer: 'Nobody' })));
    const ofCoin = record(save(start({ ...coin, miners: 'Three pools' })));
    expect(listAskedSections(launch.questionnaire, ofCoin)).toEqual(['start', 'supply']);
    expect(listAskedSections(launch.questionnaire, ofToken)).toEqual(['start', 'contract', 'supply']);
    const titles = resultSections(launch, ofCoin)[0]?.rows.map(({ id }) => id);
    expect(titles).toEqual(['is_fair', 'miners']);
    const [compared] = compareAnalyses(launch, [ofToken, ofCoin]);
    expect(compared?.questions.find(({ id }) => id === 'issuer')?.answers.map(({ kind }) => kind)).toEqual([
      'answered',
      'hidden',
    ]);
  });

  it('takes the place of what the section was told before, all of it', () => {
    const first = save(start({ ...coin, miners: 'Three pools' }));
    const second = save({ is_fair: true, issuer: 'Nobody', miners: '' }, first);
    expect(Object.keys(second.answers)).toEqual(['is_fair', 'issuer']);
    // What it hides is kept as it was.
    const third = save({ ...start(coin), issuer: 'Somebody' }, second);
    expect(third.answers).toMatchObject({ issuer: 'Nobody', 'start--fact--token_or_coin': 'coin' });
  });

  it('is refused with the name of the field where it cannot be so', () => {
    expect(refused({ is_fair: true, 'start--fact--token_or_coin': 'Token' })).toEqual([
      { path: 'start--fact--token_or_coin', message: 'Not what token_or_coin can be.' },
    ]);
    const cap = 'start--fact--market_cap_coinpaprika';
    for (const value of ['many', '1e9', ' 5', 'Infinity', 'NaN', '0x10']) {
      expect(refused({ is_fair: true, [cap]: value })).toHaveLength(1);
    }
    expect(refused({ is_fair: true, [cap]: 5 })).toEqual([{ path: cap, message: 'There is no such field.' }]);
    expect(refused({ is_fair: true, 'start--fact--rsi': '50' })).toHaveLength(1);
    expect(refused({ is_fair: true, 'supply--fact--supply_maximum': '5' })).toEqual([
      { path: 'supply--fact--supply_maximum', message: 'Must come with an answer of supply.' },
    ]);
  });

  it('is refused by a questionnaire that hangs on none', async () => {
    const outcome = prepareSave(await loadShipped('coineval'), undefined, {
      'market--fact--token_or_coin': 'coin',
    });
    expect(outcome).toMatchObject({ kind: 'refused', problems: [{ message: 'There is no such field.' }] });
  });
});
