import { beforeAll, describe, expect, it } from 'vitest';
import type { Answers } from '../../src/engine/answers.ts';
import type { CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import { compareAnalyses } from '../../src/engine/comparison.ts';
import { loadFixture } from '../helpers/load-compiled.ts';
import { withAllSaved, withAnswers } from '../../stories/fixtures/content.ts';

let everything: CompiledQuestionnaire;

beforeAll(async () => {
  everything = await loadFixture('everything');
});

const question = (first: Answers, second: Answers, id: string) =>
  compareAnalyses(everything, [withAllSaved(first), withAllSaved(second)])
    .flatMap(({ questions }) => questions)
    .find((one) => one.id === id);

describe('compareAnalyses (Q3)', () => {
  it('lists every section with the questions that were asked, in form order', () => {
    const sections = compareAnalyses(everything, [withAllSaved({}), withAllSaved({})]);
    expect(sections.map(({ id, questions }) => [id, questions.map((one) => one.id)])).toEqual([
      ['basics', ['is_listed', 'has_copycats', 'floor_note', 'story', 'chain', 'channels', 'resembles']],
      ['more', ['has_team', 'closing']],
    ]);
    expect(sections.flatMap(({ questions }) => questions).some(({ differs }) => differs)).toBe(false);
  });

  it.each([
    ['a yes/no answer', 'is_listed', { is_listed: true }, { is_listed: false }, 'Yes', 'No'],
    ['a text', 'story', { story: 'Long ago' }, {}, 'Long ago', '-'],
    ['a choice', 'chain', { chain: 'mainnet' }, { chain: 'sidechain' }, 'The main network', 'A side chain'],
    [
      'a choice of several',
      'channels',
      { channels: ['forum', 'chat'] },
      { channels: ['chat'] },
      'A forum, A chat',
      'A chat',
    ],
  ])('marks %s that differs', (_, id, first, second, one, other) => {
    const found = question(first, second, id);
    expect(found?.differs).toBe(true);
    expect(found?.answers.map((answer) => answer?.text)).toEqual([one, other]);
  });

  it('compares the fixed rows of a table one by one', async () => {
    const further = await loadFixture('further');
    const sections = further.questionnaire.sections.map(({ id }) => id);
    const audit = { row: 'audit', answer: true, owner: 'Ann' };
    const backup = { row: 'backup', answer: true };
    const one = { ...withAnswers({ checks: [backup, audit] }), notes: { checks: { text: 'Seen' } } };
    const other = withAnswers({ checks: [{ ...audit, answer: false }, backup] });
    const rows = compareAnalyses(
      further,
      [one, other].map((content) => ({ ...content, sections })),
    )
      .flatMap(({ questions }) => questions)
      .filter(({ id }) => id === 'checks');
    const texts = rows.map(({ title, differs, answers }) => [
      title,
      differs,
      ...answers.map(({ text }) => text),
    ]);
    expect(texts).toEqual([
      ['What is in place? A backup', false, 'In place? Yes · Owner: -', 'In place? Yes · Owner: -'],
      ['What is in place? An audit', true, 'In place? Yes · Owner: Ann', 'In place? No · Owner: Ann'],
    ]);
    expect(rows.map(({ answers }) => answers[0]?.note?.text)).toEqual(['Seen', undefined]);
  });

  it('lists the rows of a table, and one row as text', async () => {
    const further = await loadFixture('further');
    const sections = further.questionnaire.sections.map(({ id }) => id);
    const holders = [{ holder: 'Ann', share: 60 }, {}, { holder: 'Bob', share: 40 }];
    const [found] = compareAnalyses(
      further,
      [holders, holders.slice(0, 1)].map((rows) => ({ ...withAnswers({ holders: rows }), sections })),
    )
      .flatMap(({ questions }) => questions)
      .filter(({ id }) => id === 'holders');
    expect(found?.answers.map(({ lines }) => lines)).toEqual([
      ['Holder: Ann · Share: 60% · Since: -', 'Holder: Bob · Share: 40% · Since: -'],
      undefined,
    ]);
  });

  it('distinguishes a No from no answer', () => {
    const found = question({ is_listed: false }, {}, 'is_listed');
    expect(found?.answers).toMatchObject([
      { kind: 'answered', verdict: 'no', stand: 'against' },
      { kind: 'blank', verdict: 'not-marked', stand: 'open' },
    ]);
  });

  it('shows a question that only one analysis was asked as different', () => {
    const found = question({ has_team: true, team_size: 'Two' }, {}, 'team_size');
    expect(found).toMatchObject({ differs: true, answers: [{ text: 'Two' }, { kind: 'hidden' }] });
  });

  it('shows a retired question if it was answered', () => {
    expect(question({ is_old: true }, {}, 'is_old')).toMatchObject({
      answers: [{ text: 'Yes' }, { kind: 'hidden' }],
    });
    expect(question({}, {}, 'is_old')).toBeUndefined();
  });

  it('treats a section that was not saved as neither an answer nor a difference', () => {
    const contents = [
      withAllSaved({ is_listed: true }),
      { ...withAnswers({}), sections: ['more'] },
      withAllSaved({ is_listed: true }),
    ];
    const [found] = compareAnalyses(everything, contents).flatMap(({ questions }) => questions);
    expect(found).toMatchObject({
      id: 'is_listed',
      answers: [{ text: 'Yes' }, { kind: 'not-looked-at', text: '-' }, { text: 'Yes' }],
      differs: false,
    });
  });

  it('distinguishes “can’t tell” from a No', () => {
    const found = question({ is_listed: null }, { is_listed: false }, 'is_listed');
    expect(found).toMatchObject({ differs: true, answers: [{ text: 'Can’t tell' }, { text: 'No' }] });
  });
});
