import { beforeAll, describe, expect, it } from 'vitest';
import { findAsked, calculateAll } from '../../../src/engine/asked-questions.ts';
import { compareAnalyses } from '../../../src/engine/comparison.ts';
import { findFaults } from '../../../src/engine/form.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { resultSections } from '../../../src/engine/results.ts';
import { prepareSave } from '../../../src/engine/save.ts';
import { toReadFields } from '../../../src/engine/read.ts';
import type { Answers } from '../../../src/engine/answers.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';
import { withAnswers } from '../../../stories/fixtures/content.ts';

let kinds: CompiledQuestionnaire;

beforeAll(async () => {
  kinds = await loadFixture('kinds');
});

const prepare = (fields: Readonly<Record<string, unknown>>) => {
  const save = prepareSave(kinds, undefined, fields);
  return save.kind === 'refused' ? { refused: save.problems } : { stored: save.merged };
};
const content = (answers: Answers) => ({ ...withAnswers(answers), sections: ['money'] });
const currencies = 'Must have one of these currencies: USD, EUR.';
const noMoney = 'Must be an amount and a currency as a text, such as "1250.5 EUR".';

describe('an amount of money', () => {
  it.each([
    ['without a currency', { raised: '5' }, currencies],
    ['in another currency', { raised: '5 GBP' }, currencies],
    ['in small letters', { raised: '5 eur' }, noMoney],
    ['with its currency before it', { raised: 'EUR 5' }, noMoney],
    ['with grouped digits', { raised: '1,250 EUR' }, noMoney],
    ['as an object', { raised: { amount: 5, currency: 'EUR' } }, noMoney],
    [
      'with more digits than are stored',
      { raised: '0.30000000000000004 EUR' },
      'Must have at most 15 digits, and at most 12 of them after the decimal point.',
    ],
    ['below its minimum', { raised: '-1 EUR' }, 'Must be at least 0.'],
    ['above its maximum', { fee: '5001 CHF' }, 'Must be at most 5000.'],
  ])('is refused %s', (_, fields, message) => {
    expect(prepare(fields).refused).toEqual([{ path: Object.keys(fields)[0], message }]);
  });

  it('is stored as amount and currency, and read as the text that was sent', () => {
    const { stored } = prepare({ raised: '1250.50 EUR', fee: '' });
    expect(stored?.answers).toEqual({ raised: { amount: 1250.5, currency: 'EUR' } });
    expect(toReadFields(kinds.questionnaire, stored!, undefined)).toMatchObject({
      raised: '1250.5 EUR',
      fee: '',
    });
  });

  it('is shown with its currency, and for programs as a number beside it', () => {
    const answers = {
      raised: { amount: 1250.5, currency: 'EUR' },
      fee: { amount: 20, currency: 'CHF' },
      rounds: [{ name: 'Seed', sum: { amount: 5, currency: 'USD' } }, { sum: { currency: 'EUR' } }],
    };
    const rows = resultSections(kinds, content(answers)).find(({ id }) => id === 'money')?.rows;
    expect(rows).toMatchObject([
      { text: '€1,250.50', plain: { value: 1250.5, currency: 'EUR' } },
      { text: 'CHF\u{a0}20', plain: { value: 20, currency: 'CHF' } },
      {
        kind: 'rows',
        rows: [{ text: 'Round: Seed · Sum: US$5', cells: ['Seed', 5], currencies: [undefined, 'USD'] }],
      },
      { text: 'CHF\u{a0}40' },
    ]);
  });

  it('differs in a comparison if its amount or its currency differs', () => {
    const compare = (...all: Answers[]) =>
      compareAnalyses(kinds, all.map(content)).find(({ id }) => id === 'money')?.questions[0];
    const [euro, dollar] = ['EUR', 'USD'].map((currency) => ({ raised: { amount: 5, currency } }));
    expect(compare(euro!, euro!)?.differs).toBe(false);
    expect(compare(euro!, dollar!)).toMatchObject({
      differs: true,
      answers: [{ text: '€5' }, { text: 'US$5' }],
    });
  });

  it('in one currency is tested by conditions, and calculated with', () => {
    const fee = (amount: number) => content({ fee: { amount, currency: 'CHF' } });
    expect(findAsked(kinds.questionnaire, fee(1000)).has('why_dear')).toBe(true);
    expect(findAsked(kinds.questionnaire, fee(999.99)).has('why_dear')).toBe(false);
    expect(calculateAll(kinds.questionnaire, fee(20.5), undefined).get('twice_the_fee')?.value).toBe(41);
    expect(
      calculateAll(kinds.questionnaire, content({}), undefined).get('twice_the_fee')?.value,
    ).toBeUndefined();
  });

  it('is checked in the form: a missing currency, and cells of a table', () => {
    const { questions = [] } = kinds.sections.find(({ id }) => id === 'money') ?? {};
    const find = (answers: Answers) => findFaults(questions, answers, undefined).map(({ fault }) => fault);
    expect(find({ raised: { amount: 5 } })).toEqual([{ kind: 'no-currency', currencies: ['USD', 'EUR'] }]);
    expect(find({ raised: { currency: 'EUR' } })).toEqual([]);
    expect(find({ rounds: [{ sum: { amount: 5, currency: 'GBP' } }] })).toMatchObject([
      { kind: 'in-cell', row: 1, column: 'Sum', fault: { kind: 'no-currency' } },
    ]);
    expect(find({ rounds: [{ name: 'Seed', sum: { currency: 'EUR' } }] })).toMatchObject([
      { kind: 'in-cell', fault: { kind: 'missing' } },
    ]);
    const rounds = JSON.stringify([{ sum: { amount: 0.5, currency: 'EUR' } }]);
    expect(prepare({ rounds }).refused).toEqual([
      { path: 'rounds', message: 'Row 1, “Sum”: Must be at least 1.' },
    ]);
  });
});
