import { isRecord } from '../../lib/is-record.ts';
import type { Answers } from '../questionnaire.ts';
import { answerTypeNames, getAnswerType, type Answer } from '../answers.ts';

/** Reads unknown values, such as a form's or kept ones, as answers; what cannot be an answer is left out. */
export function toAnswers(values: unknown): Answers {
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Answer] => isAnswer(entry[1])),
  );
}

function isAnswer(value: unknown): value is Answer {
  return answerTypeNames.some((type) => getAnswerType(type).isAnswer(value));
}
