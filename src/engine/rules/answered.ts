import { answerTypeNames, type Answer } from '../answers.ts';
import { isAnswerTo } from '../answers/typed-answers.ts';

/** True for a yes, a no, a can't tell, a text that is not blank, a chosen option, and a choice of several or of none of them. */
export function isAnswered(answer: Answer | undefined): boolean {
  return answerTypeNames.some((type) => isAnswerTo(type, answer));
}
