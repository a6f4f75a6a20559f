import { getAnswerType, type Answer } from '../answers/answer-types.ts';
import type { Question } from '../registry/questionnaire.ts';

/** An answer in one line or text, as people read it; undefined: there is none. */
export function toAnswerText(question: Question, answer: Answer | undefined): string | undefined {
  return getAnswerType(question.type).toText(answer, question);
}
