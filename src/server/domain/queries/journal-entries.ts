import { journalPage, type ReadRecord } from '../../../contracts/record.ts';
import { isSameSubject, toSubject, type Subject } from '../../../contracts/subject.ts';
import { withCurrentIds, type StoredAnswers } from '../../../engine/stored.ts';
import { isWritten } from '../../../lib/is-written.ts';
import { allQuestions, type Questionnaire } from '../../../engine/questionnaire.ts';
import { toAnswerText } from '../../../engine/results.ts';
import { isAnswered } from '../../../engine/answers.ts';
import { fold } from '../../../lib/fold.ts';
import type { BriefRecord, StoredRecord } from '../../ports/entities.ts';
import type { Caller } from '../account.ts';
import type { Context } from '../context.ts';
import { isJournal, listBriefRecords, toDay } from '../journal.ts';
import { findStoredAnswers } from '../stored.ts';
import { toReadRecord, toRow } from './records.ts';

export interface JournalRequest {
  readonly module: string;
  /** Undefined: any subject. */
  readonly subject: Subject | undefined;
  /** Matched without regard to case and accents; blank: any. */
  readonly words: string;
  readonly skip: number;
}

/** Newest day first; undefined if there is no such journal. */
export async function listJournal(
  { storage, questionnaires }: Context,
  { memberId }: Caller,
  { module, subject, words, skip }: JournalRequest,
): Promise<ReadRecord[] | undefined> {
  const questionnaire = questionnaires.get(module)?.questionnaire;
  if (!questionnaire || !isJournal(questionnaire)) return undefined;
  const day = (record: BriefRecord) => toDay(questionnaire, record) ?? '';
  const entries = (await listBriefRecords(storage.reads, memberId, module))
    .filter((record) => !subject || isSameSubject(toSubject(record), subject))
    .toSorted((one, other) => (day(one) < day(other) ? 1 : day(one) > day(other) ? -1 : 0));
  const found: ReadRecord[] = [];
  const first = words === '' ? skip : 0;
  let left = skip - first;
  for (const { id } of entries.slice(first)) {
    if (found.length === journalPage) break;
    const record = await storage.reads.findRecord(memberId, id);
    if (!record) continue;
    const stored = findStoredAnswers(record);
    if (!hasWords(questionnaire, stored, words)) continue;
    left -= 1;
    const read = left < 0 ? toEntry(questionnaire, record, stored) : undefined;
    if (read) found.push(read);
  }
  return found;
}

function toEntry(
  questionnaire: Questionnaire,
  record: StoredRecord,
  stored: StoredAnswers | undefined,
): ReadRecord | undefined {
  if (stored) return toReadRecord(questionnaire, { record, stored }, undefined);
  const { id, name, ...about } = toRow(questionnaire, record);
  return { id, name, about: { ...about, no: [], cant_tell: [], damaged: true } };
}

function hasWords(questionnaire: Questionnaire, stored: StoredAnswers | undefined, words: string): boolean {
  const wanted = fold(words);
  if (wanted === '') return true;
  if (!stored) return false;
  const { answers, notes } = withCurrentIds(questionnaire, stored);
  return allQuestions(questionnaire).some((question) => {
    const answer = answers[question.id];
    const text = isAnswered(answer) ? toAnswerText(question, answer) : undefined;
    const note = notes[question.id]?.text;
    return [text, note].some((one) => isWritten(one) && fold(one).includes(wanted));
  });
}
