import { isTextList } from '../../lib/is-text-list.ts';
import type { Content } from '../content.ts';
import type { Answers } from '../questionnaire.ts';
import type { Answer } from '../answers.ts';
import { toFactFields, toNoteFields } from './wire-fields.ts';

/** True when both hold the same answers, notes and facts; the order of chosen options counts. */
export function isSameContent(one: Content, other: Content): boolean {
  return sameAnswers(flatten(one), flatten(other));
}

function flatten({ answers, notes, conditionFacts }: Content): Answers {
  return { ...answers, ...toNoteFields(notes), ...toFactFields(conditionFacts) };
}

function sameAnswers(one: Answers, other: Answers): boolean {
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
