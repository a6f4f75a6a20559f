import type { Answer, Answers, Question, Questionnaire } from '../registry/questionnaire.ts';
import { cleanText } from './clean-text.ts';
import { toSentValue } from './wire.ts';

/** Three versions of the same answers. */
export interface AnswerVersions {
  /** What was saved when these answers were begun. */
  readonly base: Answers;
  readonly mine: Answers;
  /** What is saved now. */
  readonly theirs: Answers;
}

/**
 * The ids of the questions that saving `mine` would silently take an answer from: saved otherwise since `base`,
 * and not as in `mine`. Judged by what travels, so that a blank and no answer are the same.
 */
export function findClashes(
  questionnaire: Questionnaire,
  questions: readonly Question[],
  { base, mine, theirs }: AnswerVersions,
): readonly string[] {
  const isSame = (question: Question, one: Answer | undefined, other: Answer | undefined) =>
    toComparable(questionnaire, question, one) === toComparable(questionnaire, question, other);
  return questions
    .filter(
      (question) =>
        !isSame(question, theirs[question.id], base[question.id]) &&
        !isSame(question, theirs[question.id], mine[question.id]),
    )
    .map(({ id }) => id);
}

function toComparable(questionnaire: Questionnaire, question: Question, answer: Answer | undefined) {
  const value = toSentValue(questionnaire, question, answer);
  return typeof value === 'string' ? cleanText(value) : value;
}
