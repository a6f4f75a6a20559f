import { beforeAll, describe, expect, it } from 'vitest';
import type { Answers, AnswerType } from '../../src/engine/answers.ts';
import { askedInEntry, calculateAll, findAsked } from '../../src/engine/asked-questions.ts';
import { toCatalogEntry } from '../../src/engine/compile/catalog-entry.ts';
import type { SectionSource } from '../../src/engine/compile/source.ts';
import { countAsked } from '../../src/engine/completion.ts';
import { calculate } from '../../src/engine/calculate.ts';
import type { Condition } from '../../src/engine/conditions.ts';
import type { Formula } from '../../src/engine/formulas.ts';
import type { CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import { currentContent, readContent, toAbout, toReadFields } from '../../src/engine/read.ts';
import { resultSections } from '../../src/engine/results.ts';
import { prepareSave } from '../../src/engine/save.ts';
import { readStoredJson, toStoredJson } from '../../src/engine/stored.ts';
import { withAnswers } from '../../stories/fixtures/content.ts';
import { compileSource } from '../helpers/compile-source.ts';
import { loadFixture } from '../helpers/load-compiled.ts';

const today = '2026-11-28';
let scores: CompiledQuestionnaire;

beforeAll(async () => {
  scores = await loadFixture('scores');
});

const compileSections = (all: Readonly<Record<string, SectionSource['properties']>>) =>
  compileSource({
    id: 'costs',
    schema: {
      title: 'Costs',
      'x-questionnaire': { kind: 'checklist', version: 1, page: '/news', order: 1, reward: 5 },
      properties: Object.fromEntries(
        Object.entries(all).map(([id, properties]) => [id, { type: 'object', title: id, properties }]),
      ),
    },
    ui: {},
    released: { versions: {} },
  });
const valuesOf = (answers: Answers) => calculateAll(scores.questionnaire, withAnswers(answers), today);
const worried = { price: 'daily', theft: 'daily', is_asked: false } as const;

describe('a calculated value', () => {
  it('counts the values of options, and leaves out questions that are not asked', () => {
    expect(valuesOf(worried).get('worry')).toEqual({ value: 6, answered: 2, asked: 2 });
    expect(valuesOf({ ...worried, is_asked: true, lending: 'weekly' }).get('worry')?.value).toBe(7);
  });

  it('is blank while an answer is missing, and says how many are given, unless any is enough', () => {
    const values = valuesOf({ price: 'daily', is_asked: true });
    expect(values.get('worry')).toEqual({ value: undefined, answered: 1, asked: 3 });
    expect(values.get('mean_worry')?.value).toBe(3);
  });

  it('counts each of its answers once, and a table whose rows lack the cell as unanswered', () => {
    const area: Formula = { sum: ['side', { product: ['side', 'side'] }, { column: ['parts', 'size'] }] };
    const settings = { columns: [{ id: 'size', type: 'number' }] };
    const find = (answers: Answers) => (id: string) => ({
      question: id === 'parts' ? { type: 'rows' as const, settings } : { type: 'number' as const },
      answer: answers[id],
    });
    const calculated = (answers: Answers) =>
      calculate(area, { find: find(answers), findFact: () => undefined, needsAny: false });
    expect(calculated({})).toEqual({ value: undefined, answered: 0, asked: 2 });
    expect(calculated({ side: 3, parts: [{ name: 'Roof' }] })).toEqual({
      value: undefined,
      answered: 1,
      asked: 2,
    });
    expect(calculated({ side: 3, parts: [{ size: 1 }, { size: 2 }] })).toEqual({
      value: 15,
      answered: 2,
      asked: 2,
    });
  });

  it('counts the cells of a column, the age of a day, and shares in percent', () => {
    const values = valuesOf({
      held: 250,
      all: 1500,
      since: '2026-11-18',
      places: [
        { place: 'Bank', part: 40, own: false },
        { place: 'Home', part: 60.5, own: true },
        { place: ' ' },
      ],
    });
    const value = (id: string) => values.get(id)?.value;
    expect([value('share'), value('age'), value('placed'), value('own_keys')]).toEqual([16.7, 10, 100.5, 1]);
  });

  it('has no age of a day that is refused since it is after today', () => {
    const day = { type: 'string', format: 'date', title: 'Day' } as const;
    const age = (of: string) =>
      ({
        type: 'number',
        readOnly: true,
        title: 'Age',
        'x-unit': 'days',
        'x-calculated': { ageInDays: [of] },
      }) as const;
    const { questionnaire } = compileSections({
      only: {
        born: { ...day, formatMaximum: 'today' },
        age: age('born'),
        unlock: day,
        unlocked: age('unlock'),
      },
    });
    const find = (one: string) => {
      const values = calculateAll(questionnaire, withAnswers({ born: one, unlock: one }), today);
      return ['age', 'unlocked'].map((id) => values.get(id)?.value);
    };
    expect(find('2026-11-29')).toEqual([undefined, -1]);
    expect(find('2026-11-28')).toEqual([0, 0]);
  });

  it('counts cells and answers of any type, without can’t tell, and the days between two days', () => {
    const columns = [
      { id: 'name', type: 'text' },
      { id: 'known', type: 'boolean' },
    ];
    const rows = [{ name: 'Ada', known: null }, { name: 'Bob', known: false }, { known: true }];
    const answers: Answers = { owners: rows, city: 'Zug', begins: '2027-01-31', ends: '2028-03-01' };
    const types: Readonly<Record<string, AnswerType>> = {
      owners: 'rows',
      city: 'text',
      begins: 'date',
      ends: 'date',
    };
    const find = (id: string) => ({
      question: { type: types[id] ?? 'text', settings: { columns } },
      answer: answers[id],
    });
    const value = (formula: Formula) =>
      calculate(formula, { find, findFact: () => undefined, needsAny: false }).value;
    expect(value({ count: [{ column: ['owners', 'name'] }] })).toBe(2);
    expect(value({ count: [{ column: ['owners', 'known'] }, 'city'] })).toBe(3);
    expect(value({ count: ['city', 'street'] })).toBe(undefined);
    expect(value({ difference: ['ends', 'begins'] })).toBe(395);
  });

  it.each<[string, Formula, number | undefined]>([
    ['divides by 0', { quotient: [5, 0] }, undefined],
    ['adds decimal fractions', { sum: [0.1, 0.2] }, 0.3],
    ['combines operations', { max: [{ difference: [7, 2] }, { product: [2, 3] }, { count: [1, 1] }] }, 6],
    ['finds the smallest', { min: [3, { mean: [1, 2] }] }, 1.5],
    ['is larger than any answer', { product: [1e15, 1e15] }, undefined],
  ])('that %s', (_, formula, value) => {
    const figures = { find: () => undefined, findFact: () => undefined, needsAny: false };
    expect(calculate(formula, figures).value).toBe(value);
  });

  it.each<[Formula, number]>([
    [{ sum: [589_264_883_286_605, 1] }, 589_264_883_286_606],
    [{ sum: [123_456_789_012.34, 0.01] }, 123_456_789_012.35],
    [{ sum: Array.from({ length: 100 }, () => 0.1) }, 10],
    [{ product: [3, 123_456_789_012_345] }, 370_370_367_037_035],
    [{ difference: [1_000_000.1, 1_000_000] }, 0.1],
    [{ mean: [1.1, 1.1, 1.1] }, 1.1],
    [{ round: [1.005, 2] }, 1.01],
    [{ round: [{ difference: [0, 1.005] }, 2] }, -1.01],
    [{ round: [{ sum: [1.15, 1.2] }, 1] }, 2.4],
    [{ round: [{ quotient: [1, 1e13] }, 2] }, 0],
    [{ round: [1e15, 12] }, 1e15],
  ])('is exact: %j is %d', (formula, value) => {
    const figures = { find: () => undefined, findFact: () => undefined, needsAny: false };
    expect(calculate(formula, figures).value).toBe(value);
  });

  it('decides which questions are asked, also where only the catalogue entry is known', () => {
    const asked = (answers: Answers) => findAsked(scores.questionnaire, withAnswers(answers)).has('why');
    const entry = toCatalogEntry(scores.questionnaire);
    for (const [answers, is] of [
      [worried, true],
      [{ ...worried, theft: 'weekly' }, false],
      [{ price: 'daily' }, false],
    ] as const) {
      expect(asked(answers)).toBe(is);
      expect(askedInEntry(entry, withAnswers(answers)).isAsked('why')).toBe(is);
    }
  });

  it('of unsaved answers in another section hides no answer of a save', () => {
    const text = (condition: Condition) =>
      ({ type: 'string', title: 'Why?', 'x-asked-if': condition }) as const;
    const total = { sum: ['one', 'two'] };
    const compiled = compileSections({
      costs: {
        one: { type: 'number', title: 'One' },
        two: { type: 'number', title: 'Two' },
        total: { type: 'number', title: 'Total', readOnly: true, 'x-calculated': total },
      },
      reasons: {
        why: text({ question: 'total', minimum: 5 }),
        how: text({ moreThan: ['total', 3] }),
        half: { type: 'number', title: 'Half', readOnly: true, 'x-calculated': { quotient: ['total', 2] } },
        when: text({ question: 'half', minimum: 3 }),
      },
    });
    const reasons = { why: 'Rent', how: 'Monthly', when: 'Now' };
    const store = (fields: Record<string, string>) => {
      const save = prepareSave(compiled, 1, fields);
      if (save.kind === 'refused') throw new Error(JSON.stringify(save.problems));
      return save.merged.answers;
    };
    expect(store(reasons)).toEqual(reasons);
    expect(store({ one: '1', two: '1', ...reasons })).toEqual({ one: 1, two: 1 });
  });

  it('is never sent, asked or counted, and stored with each save', () => {
    const save = (fields: object) =>
      prepareSave(scores, 1, { ...fields }, { marks: { no: ['is_asked'] }, today });
    const fields = { price: 'daily', theft: 'daily', is_asked: false, lending: '', why: '' };
    expect(save({ ...fields, worry: '6' })).toMatchObject({ kind: 'refused', problems: [{ path: 'worry' }] });
    const ready = save(fields);
    if (ready.kind === 'refused') throw new Error(JSON.stringify(ready.problems));
    const stored = ready.merged;
    expect(stored.calculated).toEqual({ worry: 6, mean_worry: 3 });
    expect(readStoredJson(toStoredJson(stored))).toEqual(stored);
    expect(countAsked(scores, stored)).toBe(8);
    const content = currentContent(scores.questionnaire, stored);
    const about = {
      ...toAbout(scores.questionnaire, content),
      sections: ['worries'],
      saved_at: `${today}T00:00:00Z`,
    };
    const read = {
      id: '1',
      name: null,
      about: about as never,
      ...toReadFields(scores.questionnaire, stored, 1),
    };
    expect(readContent(scores.questionnaire, read).calculated).toEqual(stored.calculated);
  });

  it('is shown in results after the question before it, as its last save stored it', () => {
    const content = { ...withAnswers(worried), sections: ['worries'], asOf: today };
    const rowsOf = (one: typeof content & { calculated?: Record<string, number> }) =>
      resultSections(scores, one).find(({ id }) => id === 'worries')!.rows;
    expect(rowsOf(content).map(({ id }) => id)).toEqual(['price', 'theft', 'is_asked', 'worry', 'why']);
    const row = (one: Parameters<typeof rowsOf>[0]) => rowsOf(one).find(({ id }) => id === 'worry');
    expect(row(content)).toMatchObject({
      shortTitle: 'Worry',
      text: '6, Alarmed',
      signal: 'negative',
      plain: { value: 6 },
    });
    expect(row(content)?.stand).toBeUndefined();
    expect(row({ ...content, calculated: { worry: 4 } })).toMatchObject({ text: '4, Uneasy' });
    expect(row({ ...content, sections: [] })).toMatchObject({ text: '-' });
  });

  it('says which version gave it where the formula of today gives another', () => {
    const next: CompiledQuestionnaire = { ...scores, questionnaire: { ...scores.questionnaire, version: 2 } };
    const fields = { price: 'daily', theft: 'daily', is_asked: false, lending: '', why: '' };
    const save = prepareSave(scores, 1, fields, { marks: { no: ['is_asked'] }, today });
    if (save.kind === 'refused') throw new Error(JSON.stringify(save.problems));
    const textOf = (worry: number) => {
      const stored = { ...save.merged, calculated: { worry } };
      const about = {
        ...toAbout(next.questionnaire, currentContent(next.questionnaire, stored)),
        sections: ['worries'],
        saved_at: `${today}T00:00:00Z`,
      };
      const fieldsRead = toReadFields(next.questionnaire, stored, 1);
      const read = readContent(next.questionnaire, {
        id: '1',
        name: null,
        about: about as never,
        ...fieldsRead,
      });
      return resultSections(next, read)[0]?.rows.find(({ id }) => id === 'worry');
    };
    expect(textOf(6)).toMatchObject({ text: '6, Alarmed' });
    expect(textOf(4)).toMatchObject({ text: '4, Uneasy (by version 1)', plain: { value: 4 } });
  });
});
