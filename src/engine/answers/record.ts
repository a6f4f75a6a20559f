import type { ReadRecord, WireValue } from '../../contracts/record.ts';
import { allQuestions } from '../registry/find-question.ts';
import type { Answers, Question, Questionnaire } from '../registry/questionnaire.ts';
import { getAnswerType } from './answer-types.ts';
import { noteIds, noteParts, toNoteId } from './note-ids.ts';
import { currentAnswers, type RecordContent, type StoredAnswers } from './stored.ts';
import { isWritten } from './written-answer.ts';
import { toWireField, toWireValue } from './wire.ts';

/**
 * Every answer field of a record as it is read, by read name: never answered is false, '' or all-false flags. Notes where
 * there are any.
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
    allQuestions(questionnaire).flatMap((question) => [
      [question.savedAs, toWireValue(questionnaire, version, question, answers[question.id])],
      ...noteParts.flatMap((part) => {
        const note = answers[toNoteId(question.id, part)];
        return isWritten(note) ? [[toNoteId(question.savedAs, part), note]] : [];
      }),
    ]),
  );
}

/** The answers of a read record by question id, flags in the current version's order; blanks and sections never saved are absent. */
export function readRecord(questionnaire: Questionnaire, record: ReadRecord): Answers {
  const { sections, cant_tell: marked } = record.about;
  const saved = questionnaire.sections.filter(({ id }) => sections.includes(id));
  return Object.fromEntries(
    saved.flatMap(({ questions }) =>
      questions.flatMap((question) => {
        const { cantTell, fromRecord } = getAnswerType(question.type);
        const notes = noteParts.flatMap((part) => {
          const note = record[toNoteId(question.savedAs, part)];
          return isWritten(note) ? [[toNoteId(question.id, part), note]] : [];
        });
        if (cantTell !== undefined && marked.includes(question.id))
          return [[question.id, cantTell], ...notes];
        const answer = fromRecord(record[question.savedAs], toWireField(questionnaire, undefined, question));
        return answer === undefined ? notes : [[question.id, answer], ...notes];
      }),
    ),
  );
}

/** What results, comparison and export need of a read record. */
export function readContent(questionnaire: Questionnaire, record: ReadRecord): RecordContent {
  return {
    answers: readRecord(questionnaire, record),
    sections: record.about.sections,
    asOf: record.about.saved_at.slice(0, 10),
    unseen: record.about.new_questions ?? [],
  };
}

/** The part of a record's answers that belongs to a section, with their notes. */
export function sectionAnswers(questions: readonly Question[], answers: Answers): Answers {
  const ids = questions.flatMap(({ id }) => [id, ...noteIds(id)]);
  return Object.fromEntries(ids.flatMap((id) => (answers[id] === undefined ? [] : [[id, answers[id]]])));
}
