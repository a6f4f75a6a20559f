import { takeQuestions, type AnswersAndNotes, type Content } from '../../../../engine/content.ts';
import type { Question, Questionnaire } from '../../../../engine/questionnaire.ts';
import { withCurrentIds } from '../../../../engine/stored.ts';
import { isSameAnswer } from '../../../../engine/three-way-merge.ts';

interface Bases {
  readonly base: Content;
  readonly mine: AnswersAndNotes;
  /** What the server has now. */
  readonly theirs: AnswersAndNotes;
  /** What earlier saves of this browser had sent without a response. */
  readonly earlier: readonly Content[];
}

/**
 * The base of a merge. Where the server has what an earlier save had sent, that save has arrived: the member has answered since,
 * and nobody else has. Where the member has taken back what one had sent, it may have arrived before another answer.
 */
export function toOwnBase(
  questionnaire: Questionnaire,
  questions: readonly Question[],
  { base: started, mine, theirs, earlier }: Bases,
): AnswersAndNotes {
  const sent = earlier.map((content) => withCurrentIds(questionnaire, content));
  const isSame = (question: Question, one: AnswersAndNotes, other: AnswersAndNotes) =>
    isSameAnswer(questionnaire, question, one.answers[question.id], other.answers[question.id]) &&
    JSON.stringify(one.notes[question.id]) === JSON.stringify(other.notes[question.id]);
  const before = withCurrentIds(questionnaire, started);
  return questions.reduce<AnswersAndNotes>((base, question) => {
    const arrived = sent.some((one) => isSame(question, one, theirs)) ? theirs : undefined;
    const isBack = isSame(question, mine, before);
    const takenBack = isBack ? sent.findLast((one) => !isSame(question, one, mine)) : undefined;
    const own = arrived ?? takenBack;
    return own ? takeQuestions(base, own, [question.id]) : base;
  }, before);
}
