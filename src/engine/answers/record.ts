import type { ReadRecord, WireValue } from '../../contracts/record.ts';
import { allQuestions } from '../registry/find-question.ts';
import type { Answers, Question, Questionnaire } from '../registry/questionnaire.ts';
import { getAnswerType } from './answer-types.ts';
import { currentAnswers, type StoredAnswers } from './stored.ts';
import { toWireField, toWireValue } from './wire.ts';

/**
 * Every answer field of a record as it is read, by read name: never answered is false, '' or all-false flags.
 * Flags follow `version` (undefined: current); undefined when the questionnaire has no such version.
 */
export function toReadFields(
  questionnaire: Questionnaire,
  stored: StoredAnswers,
  version: number | undefined,
): Record<string, WireValue> | undefined {
  if (version !== undefined && !Object.hasOwn(questionnaire.versions, String(version))) return undefined;
  const answers = currentAnswers(questionnaire, stored.answers);
  return Object.fromEntries(
    allQuestions(questionnaire).map((question) => [
      question.savedAs,
      toWireValue(questionnaire, version, question, answers[question.id]),
    ]),
  );
}

/** The answers of a read record by question id, flags in the current version's order; blanks are absent. */
export function readRecord(questionnaire: Questionnaire, record: ReadRecord): Answers {
  return Object.fromEntries(
    allQuestions(questionnaire).flatMap((question) => {
      const field = toWireField(questionnaire, undefined, question);
      const answer = getAnswerType(question.type).fromRecord(record[question.savedAs], field);
      return answer === undefined ? [] : [[question.id, answer]];
    }),
  );
}

/** The part of a record's answers that belongs to a section. */
export function sectionAnswers(questions: readonly Question[], answers: Answers): Answers {
  return Object.fromEntries(
    questions.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]])),
  );
}
