import { expect, it } from 'vitest';
import type { Answers } from '../../../src/engine/answers.ts';
import { findFaults } from '../../../src/engine/form.ts';
import { prepareSave } from '../../../src/engine/save.ts';
import { withAnswers } from '../../../stories/fixtures/content.ts';
import { compileSource } from '../../helpers/compile-source.ts';

const today = '2026-11-28';
const day = { type: 'string', format: 'date', title: 'Day', formatMinimum: 'today' } as const;
const compiled = compileSource({
  id: 'plans',
  schema: {
    title: 'Plans',
    'x-questionnaire': { kind: 'checklist', version: 1, page: '/news', order: 1, reward: 5 },
    properties: {
      only: {
        type: 'object',
        title: 'Only',
        properties: {
          next: day,
          steps: {
            type: 'array',
            title: 'Steps',
            maxItems: 5,
            items: {
              type: 'object',
              properties: { name: { type: 'string', title: 'Name' }, until: { ...day, title: 'Until' } },
            },
          },
        },
      },
    },
  },
  ui: {},
  released: { versions: {} },
});
const { questions } = compiled.questionnaire.sections[0]!;
const stored = {
  next: '2026-11-27',
  steps: [
    { name: 'Ask', until: '2026-11-20' },
    { name: 'Buy', until: '2026-11-21' },
  ],
};

/** The questions that form and server refuse; both say the same. */
function refused(answers: Answers, saved: Answers = stored): readonly string[] {
  const faults = findFaults(questions, answers, today, saved).map(({ questionId }) => questionId);
  const { next = '', steps = [] } = answers;
  const outcome = prepareSave(
    compiled,
    undefined,
    { next, steps: JSON.stringify(steps) },
    { today, stored: { ...withAnswers(saved), version: 1, sections: ['only'] } },
  );
  expect(outcome.kind === 'refused' ? outcome.problems.map(({ path }) => path) : []).toEqual(faults);
  return faults;
}

it('a saved day from today on that has passed since does not block a save (I10)', () => {
  expect(refused(stored)).toEqual([]);
  expect(refused({ ...stored, next: '2026-11-29' })).toEqual([]);
});

it('a day that has passed is refused where it was not saved', () => {
  expect(refused({ ...stored, next: '2026-11-26' })).toEqual(['next']);
  expect(refused(stored, {})).toEqual(['next', 'steps', 'steps']);
  expect(refused(stored, { ...stored, next: '2026-11-29' })).toEqual(['next']);
});

it('a row that was saved does not block the others, wherever it has moved to', () => {
  const [ask, buy] = stored.steps;
  expect(refused({ ...stored, steps: [buy!, { name: 'Sell', until: '2026-12-01' }, ask!] })).toEqual([]);
  expect(refused({ ...stored, steps: [ask!, { name: 'Buy', until: '2026-11-22' }] })).toEqual(['steps']);
});
