import type { Answers } from '../registry/questionnaire.ts';
import type { Answer } from './answer-types.ts';

/** True when both hold the same answers to the same questions; the order of chosen options counts. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const ids = Object.keys(one);
  return (
    ids.length === Object.keys(other).length && ids.every((id) => sameAnswer(one[id] ?? false, other[id]))
  );
}

function sameAnswer(one: Answer, other: Answer | undefined): boolean {
  if (typeof one === 'boolean' || typeof one === 'string') return one === other;
  return Array.isArray(other) && one.length === other.length && one.every((id, index) => id === other[index]);
}
