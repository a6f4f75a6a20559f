import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareSave } from '../../src/engine/save.ts';
import type { StoredAnswers } from '../../src/engine/stored.ts';
import { toCatalogEntry } from '../../src/engine/compile/catalog-entry.ts';
import { allQuestions, type CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import type { Answer, Answers } from '../../src/engine/answers.ts';
import { askedInEntry, findAsked } from '../../src/engine/asked-questions.ts';
import { holds } from '../../src/engine/judge-condition.ts';
import { compareAnalyses } from '../../src/engine/comparison.ts';
import { countAnswered, countAsked, isComplete, listAskedSections } from '../../src/engine/completion.ts';
import { resultSections } from '../../src/engine/results.ts';
import { arbitraryAnswers } from '../helpers/arbitrary-answers.ts';
import { loadFixture } from '../helpers/load-compiled.ts';
import { withAnswers } from '../../stories/fixtures/content.ts';

let assembly: CompiledQuestionnaire;

beforeAll(async () => {
  assembly = await loadFixture('assembly');
});

const asked = (answers: Answers) => [...findAsked(assembly.questionnaire, withAnswers(answers))];

describe('the questions asked', () => {
  it('depend on answers of earlier sections, which can also hide a whole section', () => {
    const start = ['is_open', 'voting', 'bodies', 'charter'];
    expect(asked({ is_open: false })).toEqual([...start, 'doubt', 'closing_word']);
    expect(asked({ voting: 'by_head', is_open: true })).toEqual([...start, 'turnout', 'closing_word']);
    expect(asked({ voting: 'by_token', is_open: true })).toEqual([
      ...start,
      'turnout',
      'whales',
      'closing_word',
    ]);
    expect(asked({ bodies: ['jury', 'council'], is_open: true })).toEqual([
      ...start,
      'seats',
      'closing_word',
    ]);
  });

  it('do not depend on a missing answer or can’t tell as on a No', () => {
    expect(asked({})).not.toContain('doubt');
    expect(asked({ is_open: null })).not.toContain('doubt');
  });

  it('depend on tests combined by allOf, anyOf and not', () => {
    expect(asked({ is_open: true, charter: 'Old' })).toContain('doubt');
    expect(asked({ is_open: true, charter: '  ' })).not.toContain('doubt');
    expect(asked({ is_open: true, charter: 'Old', bodies: ['treasury'] })).not.toContain('doubt');
  });

  it('do not depend on the answer to a question that is not asked itself', () => {
    expect(asked({ voting: 'by_token', whales: true })).toContain('whale_names');
    expect(asked({ voting: 'by_head', whales: true })).not.toContain('whale_names');
  });

  it('depend on whether a day is before or after the limit', () => {
    const meets = (words: object, answer: number | string | undefined) =>
      holds({ question: 'q', ...words }, () => ({
        question: { type: 'text' },
        // A text stands in for an answer of any type; blank answers are judged by their type.
        answer: answer as string,
      }));
    expect(meets({ minimum: '2024-03-01', maximum: '2024-03-31' }, '2024-03-01')).toBe(true);
    expect(meets({ minimum: '2024-03-01' }, '2024-02-29')).toBe(false);
    expect(meets({ maximum: '2024-03-01' }, undefined)).toBe(false);
  });

  it('depend on the rows of a table, and on how many rows or options there are', () => {
    const meets = (words: object, type: 'rows' | 'choices', answer: Answer) =>
      holds({ question: 'q', ...words }, () => ({ question: { type }, answer }));
    const rows = [
      { risk: 'A bug', size: 'large' },
      { risk: ' ' },
      { row: 'custody', size: 'small', known: false },
    ];
    expect(meets({ contains: { size: 'large' } }, 'rows', rows)).toBe(true);
    expect(meets({ contains: { row: 'custody', known: false } }, 'rows', rows)).toBe(true);
    expect(meets({ contains: { risk: 'A bug', size: 'small' } }, 'rows', rows)).toBe(false);
    // A blank row does not count.
    expect(meets({ minItems: 2 }, 'rows', rows)).toBe(true);
    expect(meets({ minItems: 3 }, 'rows', rows)).toBe(false);
    expect(meets({ minItems: 2 }, 'choices', ['forum'])).toBe(false);
    expect(meets({ minItems: 2 }, 'choices', ['forum', 'chat'])).toBe(true);
  });

  it('are the same when only the catalogue entry is known', () => {
    const entry = toCatalogEntry(assembly.questionnaire);
    fc.assert(
      fc.property(arbitraryAnswers(assembly.questionnaire), (answers) => {
        const known = askedInEntry(entry, withAnswers(answers));
        expect(known.sections.map(({ id }) => id)).toEqual(
          listAskedSections(assembly.questionnaire, withAnswers(answers)),
        );
        const questions = known.sections.reduce((sum, section) => sum + section.questions, 0);
        expect(questions).toBe(countAsked(assembly, withAnswers(answers)));
        for (const { id, retired } of allQuestions(assembly.questionnaire)) {
          if (!retired) expect(known.isAsked(id)).toBe(asked(answers).includes(id));
        }
      }),
    );
  });
});

function store(...saves: readonly Record<string, unknown>[]): StoredAnswers {
  return saves.reduce<StoredAnswers | undefined>((before, fields) => {
    const save = prepareSave(assembly, undefined, fields, before && { stored: before });
    if (save.kind === 'refused') throw new Error(JSON.stringify(save.problems));
    return save.merged;
  }, undefined)!;
}

const rules = { is_open: true, voting: 'by_token', bodies: 'false,false,false', charter: '' };
const votes = { turnout: 'Half', whales: true, whale_names: 'Two' };

describe('sections with nothing to ask', () => {
  it('need not be saved for completion, if a condition hides them or they are retired', () => {
    const closed = { ...rules, voting: 'not_at_all' };
    const done = store(closed, { closing_word: '' });
    expect(isComplete(assembly, done)).toBe(true);
    expect(isComplete(assembly, store(rules, { closing_word: '' }))).toBe(false);
    expect(isComplete(assembly, store(rules, votes, { closing_word: '' }))).toBe(true);
  });

  it('must be saved for completion once an answer elsewhere shows them', () => {
    const done = store({ ...rules, voting: 'not_at_all' }, { closing_word: '' }, rules);
    expect(isComplete(assembly, done)).toBe(false);
    expect(listAskedSections(assembly.questionnaire, done)).toEqual(['rules', 'votes', 'verdict']);
  });

  it('are not in the catalogue, and in results only if they were answered', () => {
    expect(toCatalogEntry(assembly.questionnaire).sections.map(({ id }) => id)).not.toContain('past');
    const titles = (answers: Answers) =>
      resultSections(assembly, { ...withAnswers(answers), sections: ['rules', 'past', 'verdict'] }).map(
        ({ title }) => title,
      );
    expect(titles({})).toEqual(['Rules', 'Verdict']);
    expect(titles({ founding: '2019' })).toEqual(['Rules', 'The past', 'Verdict']);
  });
});

describe('an answer that other answers hide', () => {
  const hidden = () => store(rules, votes, { ...rules, voting: 'not_at_all' });

  it('is kept but not counted', () => {
    const { answers } = hidden();
    expect(answers).toMatchObject({ turnout: 'Half', whales: true, whale_names: 'Two' });
    expect(countAnswered(assembly, withAnswers(answers))).toBe(2);
  });

  it('is shown in results as no longer asked, without a sign', () => {
    const section = resultSections(assembly, hidden()).find(({ id }) => id === 'votes');
    expect(section?.rows).toMatchObject([
      { id: 'turnout', text: 'Half', noLongerAsked: true },
      { id: 'whales', verdict: 'yes', noLongerAsked: true },
      { id: 'whale_names', text: 'Two', noLongerAsked: true },
    ]);
    expect(section?.counts?.against).toBe(0);
    const before = resultSections(assembly, store(rules, votes)).find(({ id }) => id === 'votes');
    expect(before?.counts?.against).toBe(1);
    expect(before?.rows[0]).not.toHaveProperty('noLongerAsked');
  });

  it('is shown in a comparison as no longer asked', () => {
    const compared = compareAnalyses(assembly, [store(rules, votes), hidden(), store(rules)]);
    const turnout = compared.find(({ id }) => id === 'votes')?.questions.find(({ id }) => id === 'turnout');
    expect(turnout?.answers).toEqual([
      { kind: 'answered', text: 'Half', stand: 'neutral' },
      { kind: 'no-longer-asked', text: 'Half' },
      { kind: 'not-looked-at', text: '-', stand: 'open' },
    ]);
  });

  it('is stored if only a section outside the save hides it', () => {
    const before = store({ ...rules, voting: 'not_at_all' }, votes);
    expect(before.answers).toMatchObject({ turnout: 'Half', whale_names: 'Two' });
    const own = store({ ...rules, ...votes, whales: false });
    expect(own.answers).not.toHaveProperty('whale_names');
  });
});
