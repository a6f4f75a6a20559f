import { isTextList } from '../../lib/is-text-list.ts';
import type { Answers } from '../registry/questionnaire.ts';
import type { Answer } from './answer-types.ts';

/** True when both hold the same answers to the same questions; the order of chosen options counts. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => sameAnswer(one[id], other[id]));
}

function sameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  if (!isTextList(one) || !isTextList(other)) {
    // Rows are compared whole.
    return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));
  }
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
