import type { Written } from '../content.ts';
import type { Question, Questionnaire } from '../registry/questionnaire.ts';
import { getAnswerType, type Answer } from './answer-types.ts';
import { isNoteClash } from './notes.ts';
import { isCantTell } from './cant-tell.ts';
import { toSentValue } from './wire.ts';

/** Three versions of the same section. */
export interface AnswerVersions {
  /** What was saved when these answers were begun. */
  readonly base: Written;
  readonly mine: Written;
  /** What is saved now. */
  readonly theirs: Written;
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
        isNoteClash(question.id, { base: base.notes, mine: mine.notes, theirs: theirs.notes }) ||
        (!isSame(question, theirs.answers[question.id], base.answers[question.id]) &&
          !isSame(question, theirs.answers[question.id], mine.answers[question.id])),
    )
    .map(({ id }) => id);
}
