import type { ReadRecord } from '../../contracts/record.ts';
import type { RecordList } from '../../contracts/record-lists.ts';
import { toAbout, toReadFields, currentContent } from '../../engine/read.ts';
import type { RecordContent } from '../../engine/content.ts';
import type { StoredAnswers } from '../../engine/stored.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { listAskedSections } from '../../engine/completion.ts';
import type { BriefRecord, StoredRecord } from '../ports/entities.ts';
import { toDay } from './journal.ts';
import { toUnread } from './stored.ts';

/** Whether the moment of a record, or of one of its versions, is that of a file. */
export function isImported({ origin, revision }: Pick<BriefRecord, 'origin' | 'revision'>): boolean {
  return origin !== null && revision === 1;
}

/** `content` is needed where conditions decide which sections are asked. */
export function toRow(
  questionnaire: Questionnaire,
  record: BriefRecord,
  content: RecordContent = toUnread(questionnaire, record),
): RecordList[number] {
  return {
    id: record.id,
    name: record.name,
    subject: record.subject,
    title: record.title,
    day: toDay(questionnaire, record),
    saved_at: new Date(record.savedAt).toISOString(),
    sections: [...content.sections],
    asked_sections: listAskedSections(questionnaire, content),
    archived: record.archivedAt !== null,
    ...(record.origin !== null && { origin: record.origin }),
    ...(isImported(record) && { imported: true }),
  };
}

/** Undefined if the questionnaire has no such version. */
export function toReadRecord(
  questionnaire: Questionnaire,
  { record, stored }: { readonly record: StoredRecord; readonly stored: StoredAnswers },
  version: number | undefined,
): ReadRecord | undefined {
  const fields = toReadFields(questionnaire, stored, version);
  const content = currentContent(questionnaire, stored);
  const { id, name, ...about } = toRow(questionnaire, record, content);
  return fields && { id, name, about: { ...about, ...toAbout(questionnaire, content) }, ...fields };
}
