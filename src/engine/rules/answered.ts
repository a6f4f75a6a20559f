import type { Answer } from '../registry/questionnaire.ts';

/** True for a tick, a text that is not blank, a chosen option, or at least one of several. */
export function isAnswered(answer: Answer | undefined): boolean {
  if (typeof answer === 'boolean') return answer;
  if (typeof answer === 'string') return answer.trim() !== '';
  return answer !== undefined && answer.length > 0;
}
