import type { Answers, Question, Questionnaire } from '../registry/questionnaire.ts';
import { getAnswerType, type Answer } from './answer-types.ts';
import { isNoteClash } from './note-wire.ts';
import { isCantTell } from './cant-tell.ts';
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
 * The ids of the questions that saving `mine` would silently take an answer or a note from: saved otherwise since `base`,
 * and not as in `mine`. Judged by what travels, so that a blank and no answer are the same; can't tell is neither.
 */
export function findClashes(
  questionnaire: Questionnaire,
  questions: readonly Question[],
  { base, mine, theirs }: AnswerVersions,
): readonly string[] {
  const isSame = (question: Question, one: Answer | undefined, other: Answer | undefined) => {
    const sent = toSentValue(questionnaire, question, one);
    const otherSent = toSentValue(questionnaire, question, other);
    if (isCantTell(question, one) !== isCantTell(question, other)) return false;
    return getAnswerType(question.type).isSame?.(sent, otherSent) ?? sent === otherSent;
  };
  return questions
    .filter(
      (question) =>
        isNoteClash(question.id, { base, mine, theirs }) ||
        (!isSame(question, theirs[question.id], base[question.id]) &&
          !isSame(question, theirs[question.id], mine[question.id])),
    )
    .map(({ id }) => id);
}
