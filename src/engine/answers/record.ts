import type { ReadRecord, WireValue } from '../../contracts/record.ts';
import { allQuestions } from '../registry/find-question.ts';
import type { Answers, Questionnaire, Section } from '../registry/questionnaire.ts';
import { getAnswerType } from './answer-types.ts';
import { noteIds, noteParts, toNoteId } from './note-ids.ts';
import { currentAnswers, type RecordContent, type StoredAnswers } from './stored.ts';
import { toldTo } from './told-facts.ts';
import { isWritten } from './written-answer.ts';
import { toWireField, toWireValue } from './wire.ts';

/**
 * Every answer field of a record as it is read, by read name: never answered is false, '' or all-false flags. Notes, and
 * what sections were told of facts, where there are any.
 * Flags follow `version` (undefined: current); undefined when the questionnaire has no such version.
 */
export function toReadFields(
  questionnaire: Questionnaire,
  stored: StoredAnswers,
  version: number | undefined,
): Record<string, WireValue> | undefined {
  if (version !== undefined && !Object.hasOwn(questionnaire.versions, String(version))) return undefined;
  const answers = currentAnswers(questionnaire, stored.answers);
  const fields = allQuestions(questionnaire).flatMap((question): [string, WireValue][] => [
    [question.savedAs, toWireValue(questionnaire, version, question, answers[question.id])],
    ...noteParts.flatMap((part): [string, WireValue][] => {
      const note = answers[toNoteId(question.id, part)];
      return isWritten(note) ? [[toNoteId(question.savedAs, part), note]] : [];
    }),
  ]);
  const told = questionnaire.sections.flatMap(({ id }) => Object.entries(toldTo(id, answers)));
  return Object.fromEntries([...fields, ...told]);
}

/** The answers of a read record by question id, flags in the current version's order; blanks and sections never saved are absent. */
export function readRecord(questionnaire: Questionnaire, record: ReadRecord): Answers {
  const { sections, cant_tell: marked } = record.about;
  const saved = questionnaire.sections.filter(({ id }) => sections.includes(id));
  const told = saved.map(({ id }) => toldTo(id, record));
  const given = Object.fromEntries(
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
  return Object.assign(given, ...told);
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

/** The part of a record's answers that belongs to a section, with their notes and what it was told of facts. */
export function sectionAnswers(section: Pick<Section, 'id' | 'questions'>, answers: Answers): Answers {
  const ids = section.questions.flatMap(({ id }) => [id, ...noteIds(id)]);
  return {
    ...Object.fromEntries(ids.flatMap((id) => (answers[id] === undefined ? [] : [[id, answers[id]]]))),
    ...toldTo(section.id, answers),
  };
}
