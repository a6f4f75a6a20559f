import { takeQuestions, type AnswersAndNotes, type Content } from '../../../../engine/content.ts';
import type { Question, Questionnaire } from '../../../../engine/questionnaire.ts';
import { withCurrentIds } from '../../../../engine/stored.ts';
import { isSameAnswer } from '../../../../engine/three-way-merge.ts';

interface Bases {
  readonly base: Content;
  /** What the server has now. */
  readonly theirs: AnswersAndNotes;
  /** What earlier saves of this browser had sent without a response. */
  readonly earlier: readonly Content[];
}

/**
 * The base of a merge. Where the server has what an earlier save had sent, that save has arrived: the member has answered since,
 * and nobody else has.
 */
export function toOwnBase(
  questionnaire: Questionnaire,
  questions: readonly Question[],
  { base, theirs, earlier }: Bases,
): AnswersAndNotes {
  const sent = earlier.map((content) => withCurrentIds(questionnaire, content));
  const arrived = questions.filter((question) =>
    sent.some(
      ({ answers, notes }) =>
        isSameAnswer(questionnaire, question, answers[question.id], theirs.answers[question.id]) &&
        JSON.stringify(notes[question.id]) === JSON.stringify(theirs.notes[question.id]),
    ),
  );
  const ids = arrived.map(({ id }) => id);
  return takeQuestions(withCurrentIds(questionnaire, base), theirs, ids);
}
