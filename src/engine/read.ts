import type { ReadRecord, WireValue } from '../contracts/record.ts';
import type { ConditionFacts, Content, Notes, WrittenNote } from './content.ts';
import { noteParts } from './content.ts';
import { isRecord } from '../lib/is-record.ts';
import { allQuestions } from './registry/find-question.ts';
import type { Answers, Question, Questionnaire } from './questionnaire.ts';
import { getAnswerType } from './answers.ts';
import { getMarked } from './answers/marks.ts';
import { readFacts, toFactFields, toNoteField, toNoteFields } from './answers/wire-fields.ts';
import { withCurrentIds, type RecordContent, type StoredAnswers } from './stored.ts';
import { isWritten } from './answers/written-answer.ts';
import { toWireField, toWireValue } from './answers/wire.ts';

/**
 * Every answer field of a record as it is read, by read name: never answered is false, '' or all-false flags. Notes and
 * the facts of its sections, where there are any. Flags follow `version` (undefined: current); undefined when the
 * questionnaire has no such version.
 */
export function toReadFields(
  questionnaire: Questionnaire,
  stored: StoredAnswers,
  version: number | undefined,
): Record<string, WireValue> | undefined {
  if (version !== undefined && !Object.hasOwn(questionnaire.versions, String(version))) return undefined;
  const { answers, notes, conditionFacts } = withCurrentIds(questionnaire, stored);
  const fields = allQuestions(questionnaire).flatMap((question): [string, WireValue][] => [
    [question.savedAs, toWireValue(questionnaire, version, question, answers[question.id])],
    ...Object.entries(toNoteFields({ [question.savedAs]: toWritten(notes[question.id]) })),
  ]);
  return { ...Object.fromEntries(fields), ...toFactFields(pickFacts(questionnaire, conditionFacts)) };
}

/** The content of a read record by question id, flags in the current version's order; blanks and sections never saved are absent. */
export function readRecord(questionnaire: Questionnaire, record: ReadRecord): Content {
  const { sections: saved } = record.about;
  const sections = questionnaire.sections.filter(({ id }) => saved.includes(id));
  const questions = sections.flatMap((section) => section.questions);
  return {
    answers: readAnswers(questionnaire, questions, record),
    notes: readNotes(questions, record),
    conditionFacts: pickFacts({ sections }, readFacts(record)),
  };
}

function readAnswers(
  questionnaire: Questionnaire,
  questions: readonly Question[],
  record: ReadRecord,
): Answers {
  const answers = questions.flatMap((question) => {
    const { fromRecord } = getAnswerType(question.type);
    const mark = (['no', 'cant_tell'] as const).find((one) => record.about[one].includes(question.id));
    const answer = mark
      ? getMarked(question.type, mark)
      : fromRecord(record[question.savedAs], toWireField(questionnaire, undefined, question));
    return answer === undefined ? [] : [[question.id, answer] as const];
  });
  return Object.fromEntries(answers);
}

function readNotes(questions: readonly Question[], record: ReadRecord): Notes {
  const notes = questions.flatMap(({ id, savedAs }) => {
    const note = toWritten({
      text: record[toNoteField(savedAs, 'text')],
      source: record[toNoteField(savedAs, 'source')],
    });
    return Object.keys(note).length > 0 ? [[id, note] as const] : [];
  });
  return Object.fromEntries(notes);
}

/** What of a note is not blank. */
function toWritten(note: unknown): WrittenNote {
  if (!isRecord(note)) return {};
  return Object.fromEntries(
    noteParts.flatMap((part) => {
      const value = note[part];
      return isWritten(value) ? [[part, value] as const] : [];
    }),
  );
}

/** Facts of sections that the questionnaire still has. */
function pickFacts(
  { sections }: Pick<Questionnaire, 'sections'>,
  conditionFacts: ConditionFacts,
): ConditionFacts {
  const own = sections.flatMap(({ id }) => {
    const facts = conditionFacts[id];
    return facts ? [[id, facts] as const] : [];
  });
  return Object.fromEntries(own);
}

/** What results, comparison and export need of a read record. */
export function readContent(questionnaire: Questionnaire, record: ReadRecord): RecordContent {
  return {
    ...readRecord(questionnaire, record),
    sections: record.about.sections,
    asOf: record.about.saved_at.slice(0, 10),
    unseen: record.about.new_questions ?? [],
  };
}
