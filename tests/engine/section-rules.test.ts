import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { toReleasedFile } from '../../scripts/questionnaires/released-file.ts';
import type { FactId } from '../../src/contracts/coin-facts.ts';
import type { SectionSource } from '../../src/engine/compile/source.ts';
import type { Answers } from '../../src/engine/answers.ts';
import { askedInEntry, findAsked, judgeRecord } from '../../src/engine/asked-questions.ts';
import { holds } from '../../src/engine/judge-condition.ts';
import { toCatalogEntry } from '../../src/engine/compile/catalog-entry.ts';
import { countAsked } from '../../src/engine/completion.ts';
import type { ConditionContent } from '../../src/engine/content.ts';
import type { Condition } from '../../src/engine/conditions.ts';
import { findFaults } from '../../src/engine/form.ts';
import { allQuestions, type CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import { resultSections } from '../../src/engine/results.ts';
import { prepareSave } from '../../src/engine/save.ts';
import type { StoredAnswers } from '../../src/engine/stored.ts';
import { findBroken, findRuleFaults, findTexts } from '../../src/engine/section-rules.ts';
import { toSentFields } from '../../src/engine/send.ts';
import { withAnswers } from '../../stories/fixtures/content.ts';
import { compileSource } from '../helpers/compile-source.ts';
import { arbitraryAnswers } from '../helpers/arbitrary-answers.ts';
import { loadFixture } from '../helpers/load-compiled.ts';

const today = '2026-11-29';
let pact: CompiledQuestionnaire;

beforeAll(async () => {
  pact = await loadFixture('pact');
});

const judged = (content: ConditionContent) => judgeRecord(pact.questionnaire, content, today);
const section = (id: string) => pact.sections.find((one) => one.id === id)!;
const broken = (answers: Answers, id = 'terms', level: 'error' | 'warning' = 'error') =>
  findBroken(section(id), level, judged(withAnswers(answers))).map(({ at }) => at);
const shown = (answers: Answers) =>
  findTexts(section('terms'), judged(withAnswers(answers))).map(({ id }) => id);
/** Contents of the two that one rule needs. */
const mail = { mail: 'a@example.com' };
const save = (answers: Answers, ids: readonly string[], stored?: StoredAnswers) => {
  const sections = pact.questionnaire.sections.filter(({ id }) => ids.includes(id));
  const { fields, marks } = toSentFields(pact.questionnaire, sections, withAnswers(answers));
  return prepareSave(pact, 1, fields, { marks, today, ...(stored && { stored }) });
};
const saved = (answers: Answers, ids: readonly string[]) => {
  const ready = save(answers, ids);
  if (ready.kind === 'refused') throw new Error(JSON.stringify(ready.problems));
  return ready.merged;
};

describe('a rule', () => {
  it('compares two numbers or two days, while both have an answer', () => {
    expect(broken({ ...mail, least: 3, most: 2 })).toEqual(['most']);
    expect(broken({ ...mail, least: 3, most: 3 })).toEqual([]);
    expect(broken({ ...mail, least: 3 })).toEqual([]);
    expect(broken({ ...mail, begins: '2026-02-01', ends: '2026-01-31' })).toEqual(['ends']);
    expect(broken({ ...mail, begins: '2026-02-01', ends: '' })).toEqual([]);
  });

  it('asks for a consent while there is no Yes', () => {
    const agreed = { question: 'agreed' } as const;
    const condition: Condition = {
      anyOf: [{ ...agreed, answered: false }, { not: { ...agreed, const: true } }],
    };
    const rule = { if: condition, at: 'agreed', words: 'No.' };
    const properties: SectionSource['properties'] = { agreed: { type: 'boolean', title: 'Agreed?' } };
    const { questionnaire } = compileSource({
      id: 'consent',
      schema: {
        title: 'Consent',
        'x-questionnaire': { kind: 'checklist', version: 1, page: '/news', order: 1, reward: 5 },
        properties: { terms: { type: 'object', title: 'Terms', 'x-rules': [rule], properties } },
      },
      ui: {},
      released: { versions: {} },
    });
    const [terms] = questionnaire.sections;
    const isBroken = (answers: Answers) =>
      findBroken(terms!, 'error', judgeRecord(questionnaire, withAnswers(answers), today)).length > 0;
    expect([{}, { agreed: false }, { agreed: null }, { agreed: true }].map(isBroken)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('looks at a calculated value while that is not blank', () => {
    const owners = (...shares: number[]) => shares.map((share) => ({ name: 'A', share }));
    expect(broken({ ...mail, owners: owners(60, 40.1) })).toEqual(['owners']);
    expect(broken({ ...mail, owners: owners(60, 40) })).toEqual([]);
    expect(broken(mail)).toEqual([]);
  });

  it('can need at least one of several answers', () => {
    expect(broken({})).toEqual(['mail']);
    expect(broken({ phone: '+31201234567' })).toEqual([]);
  });

  it('is not judged while a question that it denies has no answer', () => {
    const rule = { at: 'least', words: 'No.', level: 'error' } as const;
    const denied: readonly Condition[] = [
      { not: { question: 'least', maximum: 5 } },
      { not: { lessThan: ['least', 5] } },
    ];
    for (const condition of denied) {
      const rules = [{ ...rule, if: condition }];
      const found = (answers: Answers) =>
        findBroken({ id: 'terms', rules }, 'error', judged(withAnswers(answers))).length;
      expect([found({}), found({ least: 9 }), found({ least: 4 })]).toEqual([0, 1, 0]);
    }
  });

  it('is not judged while a question in it is not asked', () => {
    expect(broken({ notice: 20, renews: true }, 'terms', 'warning')).toEqual(['notice']);
    expect(broken({ notice: 20, renews: false }, 'terms', 'warning')).toEqual([]);
  });

  it.each<[Condition, boolean]>([
    [{ lessThan: [1, 2] }, true],
    [{ lessThan: [2, 2] }, false],
    [{ moreThan: [2, 1] }, true],
    [{ moreThan: [2, 2] }, false],
    [{ equals: [2, 2] }, true],
    [{ equals: [2, 1] }, false],
    [{ moreThan: ['2026-02-01', '2026-01-31'] }, true],
    [{ equals: ['least', 4] }, true],
    [{ lessThan: ['least', '2026-01-31'] }, false],
    [{ lessThan: ['ends', 4] }, false],
    [{ not: { lessThan: ['ends', 4] } }, true],
  ])('judges %j as %s', (condition, is) => {
    const { lookUp } = judged(withAnswers({ least: 4 }));
    expect(holds(condition, lookUp)).toBe(is);
  });

  it('refuses a save at its question in its own words; a warning refuses nothing', () => {
    expect(save({ ...mail, least: 20, most: 2 }, ['terms'])).toEqual({
      kind: 'refused',
      problems: [{ path: 'most', message: 'The largest number cannot be below the least number.' }],
    });
    expect(broken({ ...mail, least: 20, most: 30 }, 'terms', 'warning')).toEqual(['least']);
    expect(save({ ...mail, least: 20, most: 30 }, ['terms']).kind).toBe('ready');
  });

  it('refuses a save in any version, and one that only the stored answers break', () => {
    const stored = saved({ ...mail, least: 3, most: 5 }, ['terms']);
    const refused = prepareSave(pact, undefined, { least: '9' }, { today, stored });
    expect(refused).toMatchObject({ kind: 'refused', problems: [{ path: 'most' }] });
    expect(prepareSave(pact, undefined, { least: '4' }, { today, stored }).kind).toBe('ready');
  });

  it('is judged at the saves of its own section, also about answers of an earlier one', () => {
    const stored = saved({ ...mail, begins: '2026-01-01' }, ['terms']);
    const costs = save({ ...mail, begins: '2026-01-01', signed: '2026-01-02' }, ['costs'], stored);
    expect(costs).toMatchObject({ kind: 'refused', problems: [{ path: 'signed' }] });
    const both = saved({ ...mail, begins: '2026-03-01', signed: '2026-01-02' }, ['terms', 'costs']);
    expect(save({ ...mail, begins: '2026-01-01' }, ['terms'], both).kind).toBe('ready');
  });

  it('is judged alike in the form and on the server, for any answers', () => {
    fc.assert(
      fc.property(arbitraryAnswers(pact.questionnaire), fc.boolean(), (answers, isClose) => {
        const near = isClose && answers['least'] !== undefined ? { ...answers, most: 3 } : answers;
        const content = withAnswers(near);
        const { sections } = pact.questionnaire;
        // Another fault is reported before rules.
        fc.pre(sections.every(({ questions }) => findFaults(questions, near, today).length === 0));
        const inForm = sections.flatMap((one) => findRuleFaults(pact.questionnaire, one, content, today));
        const outcome = save(near, ['terms', 'costs']);
        const onServer = outcome.kind === 'refused' ? outcome.problems : [];
        expect(onServer.map(({ path, message }) => [path, message])).toEqual(
          inForm.map(({ questionId, fault }) => [questionId, fault.kind === 'rule' && fault.words]),
        );
      }),
    );
  });
});

it('a comparison decides whether a question is asked, also by the catalogue and in an earlier version', () => {
  const make = (version: number, id: string, more: SectionSource['properties'] = {}) => ({
    id: 'coins',
    schema: {
      title: 'Coins',
      'x-questionnaire': { kind: 'checklist' as const, version, page: '/news', order: 1, reward: 5 },
      properties: {
        team: {
          type: 'object' as const,
          title: 'Team',
          properties: {
            [id]: {
              type: 'number' as const,
              title: 'Least',
              ...(id !== 'least' && { 'x-former-ids': ['least'] }),
            },
            most: { type: 'number' as const, title: 'Most' },
            why: {
              type: 'string' as const,
              title: 'Why?',
              'x-asked-if': { moreThan: ['most', id] } satisfies Condition,
            },
            ...more,
          },
        },
      },
    },
    ui: {},
    released: { versions: {} },
  });
  const now = compileSource({
    ...make(2, 'fewest', { new_one: { type: 'boolean', title: 'New?' } }),
    released: toReleasedFile(make(1, 'least')),
  });
  const entry = toCatalogEntry(now.questionnaire);
  for (const [most, is] of [
    [5, true],
    [4, false],
  ] as const) {
    const content = withAnswers({ fewest: 4, most });
    expect(findAsked(now.questionnaire, content).has('why')).toBe(is);
    expect(askedInEntry(entry, content).isAsked('why')).toBe(is);
  }
  const before = now.questionnaire.askedByVersion?.['1']?.find(({ id }) => id === 'why');
  expect(before?.conditions).toEqual([{ moreThan: ['most', 'fewest'] }]);
});

it('facts of a rule and a text that are gone are still accepted from a page that was opened before', () => {
  const make = (version: number, more: Partial<SectionSource>, texts: SectionSource['properties']) => ({
    id: 'coins',
    schema: {
      title: 'Coins',
      'x-questionnaire': {
        kind: 'checklist' as const,
        version,
        page: '/news',
        order: 1,
        reward: 5,
        subject: 'coin' as const,
      },
      properties: {
        team: {
          type: 'object' as const,
          title: 'Team',
          properties: { size: { type: 'number' as const, title: 'Size' }, ...texts },
          ...more,
        },
      },
    },
    ui: {},
    released: { versions: {} },
  });
  const fact = (id: FactId) => ({ fact: id, minimum: 5 });
  const rule = { if: { allOf: [fact('rsi'), { question: 'size', minimum: 5 }] }, at: 'size', words: 'No.' };
  const text = { type: 'null', title: 'Look', 'x-asked-if': fact('followers') } as const;
  const old = make(1, { 'x-rules': [rule] }, { look: text });
  const now = compileSource({ ...make(2, {}, {}), released: toReleasedFile(old) });
  const send = (name: string) =>
    prepareSave(now, 1, { size: '4', [`team--fact--${name}`]: '7' }, { today }).kind;
  expect([send('rsi'), send('followers'), send('fees')]).toEqual(['ready', 'ready', 'refused']);
  expect(compileSource(old).questionnaire.formerFacts).toBeUndefined();
});

it('a fact that is not known breaks no rule, and shows a text', () => {
  const unknown = { fact: 'rsi', minimum: 50 } as const;
  const terms = {
    id: 'terms',
    rules: [{ if: unknown, at: 'least', words: 'No.', level: 'error' }],
    texts: [{ id: 'look', title: 'Look', help: [], conditions: [unknown] }],
  } as const;
  const content = (conditionFacts: Record<string, Record<string, string>>) => ({
    ...withAnswers({}),
    conditionFacts,
  });
  const results = [{}, { terms: { rsi: '60' } }, { terms: { rsi: '40' } }].map((facts) => [
    findBroken(terms, 'error', judged(content(facts))).length,
    findTexts(terms, judged(content(facts))).length,
  ]);
  expect(results).toEqual([
    [0, 1],
    [1, 1],
    [0, 0],
  ]);
});

describe('a text between questions', () => {
  it('is shown by answers and calculated values', () => {
    expect(shown({})).toEqual(['before']);
    expect(shown({ renews: true, owners: [{ name: 'A', share: 30 }] })).toEqual([
      'before',
      'renewal',
      'rest',
    ]);
    expect(shown({ owners: [{ name: 'A', share: 50 }] })).toEqual(['before']);
  });

  it('is no question: nothing asks, counts, sends, stores or shows it', () => {
    const ids = ['before', 'renewal', 'rest'];
    expect(allQuestions(pact.questionnaire).some(({ id }) => ids.includes(id))).toBe(false);
    expect(countAsked(pact, withAnswers({ renews: true }))).toBe(13);
    expect(toCatalogEntry(pact.questionnaire).sections.map(({ questions }) => questions)).toEqual([10, 3]);
    const { fields } = toSentFields(pact.questionnaire, pact.questionnaire.sections, withAnswers(mail));
    expect(Object.keys(fields).filter((id) => ids.includes(id))).toEqual([]);
    expect(prepareSave(pact, 1, { ...fields, before: null })).toMatchObject({
      kind: 'refused',
      problems: [{ path: 'before' }],
    });
    const content = { ...withAnswers(mail), sections: ['terms', 'costs'] };
    const rows = resultSections(pact, content).flatMap((one) => one.rows.map(({ id }) => id));
    expect(rows.filter((id) => ids.includes(id))).toEqual([]);
  });
});
