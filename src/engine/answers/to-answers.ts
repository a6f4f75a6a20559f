import { isRecord } from '../../lib/is-record.ts';
import type { Answer, Answers } from '../registry/questionnaire.ts';

/** Reads unknown values, such as a form's or kept ones, as answers; what cannot be an answer is left out. */
export function toAnswers(values: unknown): Answers {
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Answer] => isAnswer(entry[1])),
  );
}

/** True for what an answer can be: yes/no, a text or an id, a list of ids. */
function isAnswer(value: unknown): value is Answer {
  return typeof value === 'boolean' || typeof value === 'string' || isTextList(value);
}

/** True for a list of texts. */
export function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}
