import { findQuestion } from '../registry/find-question.ts';
import { currentSections } from '../registry/names.ts';
import type { Answers, Questionnaire } from '../registry/questionnaire.ts';
import { readNoteId, toNoteId } from './note-ids.ts';
import { getAnswerType } from './answer-types.ts';
import { readToldId, toToldId } from './told-facts.ts';

/**
 * What storage keeps of a record, as JSON: answers by the ids that were current when they were saved, the
 * versions they were given to, and the sections saved so far.
 */
export interface StoredAnswers extends Omit<RecordContent, 'unseen'> {
  /** The version that it was begun in, by which it is complete or not. */
  readonly version: number;
  /** The versions that sections were saved in last, by section; absent where it is that. */
  readonly savedIn?: Readonly<Record<string, number>>;
}

/** The answers of a record, and the ids of its sections that were saved: of the others nothing is known. */
export interface RecordContent {
  readonly answers: Answers;
  readonly sections: readonly string[];
  /** The UTC day, YYYY-MM-DD, by which ages are told: that of the save. Absent: no age is known, and none is a sign. */
  readonly asOf?: string;
  /** The ids of questions that are asked now and were not when it was answered: nothing is known of them. */
  readonly unseen?: readonly string[];
}

/**
 * Stored answers by the ids that are current now: questions, their notes and options follow their x-former-ids, and what
 * sections were told of facts follows theirs. What no longer has a question is kept as it is, so that nothing is ever lost
 * by saving again.
 */
export function currentAnswers(questionnaire: Questionnaire, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => {
      const told = readToldId(name);
      if (told) {
        const [section = ''] = currentSections(questionnaire, [told.section]);
        return [toToldId(section, told.fact), answer];
      }
      const note = readNoteId(name);
      const question = findQuestion(questionnaire, note?.question ?? name)?.question;
      if (!question) return [name, answer];
      if (note) return [toNoteId(question.id, note.part), answer];
      return [question.id, getAnswerType(question.type).toCurrent(answer, question.options) ?? answer];
    }),
  );
}
