import { isTextList } from '../answers/to-answers.ts';
import type { Answer, Question } from '../registry/questionnaire.ts';

/** An answer in one line or text, as people read it; undefined: there is none. */
export function toAnswerText({ type, options }: Question, answer: Answer | undefined): string | undefined {
  if (type === 'boolean') return answer === true ? 'Yes' : 'No';
  if (answer === undefined || typeof answer === 'boolean') return undefined;
  const titleOf = (id: string) => options.find((option) => option.id === id)?.title ?? id;
  if (isTextList(answer)) return answer.length > 0 ? answer.map(titleOf).join(', ') : undefined;
  if (answer.trim() === '') return undefined;
  return type === 'choice' ? titleOf(answer) : answer;
}
