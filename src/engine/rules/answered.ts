import { answerTypeNames, type Answer } from '../answers/answer-types.ts';
import { isAnswerTo } from '../answers/typed-answers.ts';

/** True for a tick, a can't tell, a text that is not blank, a chosen option, or at least one of several. */
export function isAnswered(answer: Answer | undefined): boolean {
  return answerTypeNames.some((type) => isAnswerTo(type, answer));
}
