import { expect, it } from 'vitest';
import { withEvaluations } from '../../../src/engine/compile/evaluations.ts';
import type { QuestionnaireBrief } from '../../../src/engine/questionnaire.ts';

const brief = (id: string, page: string, order: number): QuestionnaireBrief => ({
  id,
  title: id,
  kind: 'checklist',
  version: 1,
  page,
  order,
  subject: 'coin',
  subjectRequired: true,
  reward: 5,
});

it('withLeads lets the search of a page lead only to its first checklist about what it searches for', () => {
  const all = [
    brief('second', '/coineval', 2),
    brief('first', '/coineval', 1),
    brief('other', '/nfteval', 1),
    brief('own', '/own', 1),
  ];
  const evaluations = withEvaluations(all).filter(({ subjectRequired }) => subjectRequired);
  expect(evaluations.map(({ id }) => id)).toEqual(['first']);
  expect(withEvaluations(all).map(({ id, subject }) => [id, subject])).toEqual(
    all.map(({ id }) => [id, 'coin']),
  );
});
