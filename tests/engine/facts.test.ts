import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { factGaps, type CoinFact } from '../../src/contracts/coin-facts.ts';
import type { Condition } from '../../src/engine/conditions.ts';
import { toConditionFact } from '../../src/engine/fact-shape.ts';
import { toWire } from '../../src/engine/send.ts';
import { toCatalogEntry } from '../../src/engine/compile/catalog-entry.ts';
import type { Answers } from '../../src/engine/answers.ts';
import type { CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import { askedInEntry, findAsked } from '../../src/engine/asked-questions.ts';
import { judge } from '../../src/engine/judge-condition.ts';
import { currentContent } from '../../src/engine/read.ts';
import { prepareSave } from '../../src/engine/save.ts';
import type { StoredAnswers } from '../../src/engine/stored.ts';
import { mergeContents, type Content } from '../../src/engine/content.ts';
import { compareAnalyses } from '../../src/engine/comparison.ts';
import { listAskedSections } from '../../src/engine/completion.ts';
import { resultSections } from '../../src/engine/results.ts';
import { arbitraryAnswers } from '../helpers/arbitrary-answers.ts';
import { loadFixture, loadShipped } from '../helpers/load-compiled.ts';
import { readBack, saveAll } from '../helpers/round-trip.ts';
import { withAnswers } from '../../stories/fixtures/content.ts';
import { runs } from '../helpers/property-runs.ts';

let launch: CompiledQuestionnaire;

beforeAll(async () => {
  launch = await loadFixture('launch');
});

type Facts = Readonly<Record<string, string>>;

const judgedBy = (facts: Facts, sections = ['start', 'contract', 'supply'], answers: Answers = {}): Content =>
  withAnswers(answers, { conditionFacts: Object.fromEntries(sections.map((section) => [section, facts])) });
const token = { token_or_coin: 'token' };
const coin = { token_or_coin: 'coin' };
const asked = (content: Content) => [...findAsked(launch.questionnaire, content)];
const askedBy = (facts: Facts, answers: Answers = {}) => asked(judgedBy(facts, undefined, answers));

describe('a condition on a fact', () => {
  it('asks its question if it holds or the fact is unknown', () => {
    const always = ['is_fair', 'is_capped', 'last_word'];
    expect(askedBy(token)).toEqual(['is_fair', 'issuer', 'is_audited', 'is_capped', 'last_word']);
    expect(askedBy(coin)).toEqual(['is_fair', 'miners', 'is_capped', 'last_word']);
    const whoKnows = ['is_fair', 'issuer', 'miners', 'is_audited', 'is_capped', 'last_word'];
    expect(asked(withAnswers({}))).toEqual(whoKnows);
    expect(askedBy({ token_or_coin: '' })).toEqual(whoKnows);
    expect(askedBy({ ...coin, supply_maximum: '21000000' })).not.toContain('is_capped');
    expect(askedBy({ ...coin, supply_maximum: '' })).toEqual(expect.arrayContaining(always));
  });

  it('can be combined with tests of answers', () => {
    const cap = (value: string) => ({ market_cap_coinpaprika: value });
    expect(askedBy({}, { is_fair: true })).toContain('why_small');
    expect(askedBy(cap('99999999.5'), { is_fair: true })).toContain('why_small');
    expect(askedBy(cap('100000001'), { is_fair: true })).not.toContain('why_small');
    expect(askedBy(cap('5'), { is_fair: false })).not.toContain('why_small');
  });

  it('uses the facts of its own section, or of another section if it has none', () => {
    expect(asked(judgedBy(coin, ['supply']))).not.toContain('is_audited');
    const unclear = judgedBy({ token_or_coin: '?' }, ['contract']);
    expect(asked(mergeContents([unclear, judgedBy(coin, ['start'])]))).toContain('is_audited');
    const both = mergeContents([judgedBy(coin, ['start']), judgedBy(token, ['contract'])]);
    expect(asked(both)).toEqual(expect.arrayContaining(['miners', 'is_audited']));
    expect(asked(both)).not.toContain('issuer');
  });

  it('keeps a decided result when more facts become known', () => {
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
        const noFacts = () => undefined;
        const early = judge(one, noFacts, (fact) => (fact === 'rsi' ? all.rsi : undefined));
        const late = judge(one, noFacts, (fact) => all[fact === 'rsi' ? 'rsi' : 'followers']);
        if (early !== undefined) expect(late).toBe(early);
      }),
    );
  });
});

describe('a fact that a condition tests', () => {
  const origin = { source: 'CoinPaprika', as_of: '2026-11-21T12:00:00.000Z' } as const;

  it('has a value if it is live, is blank if its source has none, and is unknown if stale or a sample', () => {
    const cap = { id: 'market_cap_coinpaprika', unit: 'usd', value: 1_200_000_000.5, ...origin } as const;
    expect(toConditionFact({ ...cap, state: 'live' })).toBe('1200000000.5');
    expect(toConditionFact({ ...cap, state: 'stale' })).toBe('?');
    expect(toConditionFact({ ...cap, state: 'sample' })).toBe('?');
    const day = { id: 'code_changed', unit: 'date', ...origin, state: 'live' } as const;
    expect(toConditionFact({ ...day, value: '2026-11-20T23:59:00.000Z' })).toBe('2026-11-20');
    expect(toConditionFact({ ...day, value: 'yesterday' })).toBe('?');
    expect(
      toConditionFact({
        id: 'explorer',
        unit: 'link',
        value: 'https://a.example/',
        ...origin,
        state: 'live',
      }),
    ).toBe('?');
    const missing = (reason: (typeof factGaps)[number]): CoinFact => ({
      id: 'rsi',
      state: 'missing',
      reason,
      source: null,
    });
    expect(factGaps.filter((reason) => toConditionFact(missing(reason)) === '')).toEqual([
      'unknown',
      'never',
      'no_source',
      'too_few_days',
    ]);
  });

  it('is sent with its section, and decides the same in the browser and on the server', () => {
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
        const seen = judgedBy(now, undefined, answers);
        const stored = saveAll(launch, seen, saveAll(launch, judgedBy(before, undefined, answers)));
        const back = readBack(launch, stored);
        const sent = launch.questionnaire.sections.filter(
          (section) => Object.keys(toWire(launch.questionnaire, section, seen)).length > 0,
        );
        const askedOf = (those: Content) =>
          asked(those).filter((id) => sent.some(({ questions }) => questions.some((one) => one.id === id)));
        expect(askedOf(back)).toEqual(askedOf(seen));
        expect(listAskedSections(launch.questionnaire, currentContent(launch.questionnaire, stored))).toEqual(
          askedInEntry(entry, back).sections.map(({ id }) => id),
        );
      }),
      { numRuns: runs(20) },
    );
  });
});

describe('a save with facts', () => {
  const save = (fields: Readonly<Record<string, unknown>>, before?: StoredAnswers) => {
    const ready = prepareSave(launch, undefined, fields, before && { stored: before });
    if (ready.kind === 'refused') throw new Error(JSON.stringify(ready.problems));
    return ready.merged;
  };
  const start = (facts: Facts, answers: Answers = {}) =>
    toWire(launch.questionnaire, launch.questionnaire.sections[0]!, judgedBy(facts, undefined, answers));
  const refused = (fields: Readonly<Record<string, unknown>>) => {
    const outcome = prepareSave(launch, undefined, fields);
    return outcome.kind === 'refused' ? outcome.problems : [];
  };

  it('sends the facts that its conditions test, and no others', () => {
    expect(start({ token_or_coin: 'coin', rsi: '50', market_cap_coinpaprika: '7' })).toEqual({
      is_fair: false,
      miners: '',
      'start--fact--token_or_coin': 'coin',
      'start--fact--market_cap_coinpaprika': '7',
      'start--fact--supply_maximum': '?',
    });
  });

  it('decides what is asked in results, comparisons and completion', () => {
    const record = (stored: StoredAnswers) => currentContent(launch.questionnaire, stored);
    const ofToken = record(save(start(token, { issuer: 'Nobody' })));
    const ofCoin = record(save(start(coin, { miners: 'Three pools' })));
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

  it('replaces all earlier facts of its section', () => {
    const first = save(start(coin, { miners: 'Three pools' }));
    const second = save({ is_fair: true, issuer: 'Nobody', miners: '' }, first);
    expect(second).toMatchObject({ answers: { issuer: 'Nobody' }, conditionFacts: {} });
    expect(Object.keys(second.conditionFacts)).toEqual([]);
    // Hidden answers stay unchanged.
    const third = save({ ...start(coin), issuer: 'Somebody' }, second);
    expect(third).toMatchObject({ answers: { issuer: 'Nobody' }, conditionFacts: { start: coin } });
  });

  it('is refused with the name of the field if a fact is invalid', () => {
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

  it('is refused if no condition of the questionnaire tests a fact', async () => {
    const outcome = prepareSave(await loadShipped('coineval'), undefined, {
      'market--fact--token_or_coin': 'coin',
    });
    expect(outcome).toMatchObject({ kind: 'refused', problems: [{ message: 'There is no such field.' }] });
  });
});
