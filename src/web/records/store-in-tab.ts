import { getRecord, type RecordParts } from './records.ts';

/** Stores the current record's id, subject, day and saved sections in the session storage of this tab. */
export function storeInTab(
  records: Pick<RecordParts, 'catalog' | 'keys' | 'store'>,
  questionnaireId: string,
): void {
  const { catalog, keys } = records;
  const entry = catalog.find(({ id }) => id === questionnaireId);
  if (!entry) return;
  const { id, subject, day, sections } = getRecord(records, questionnaireId);
  if (id !== undefined) keys.setRecordId(questionnaireId, id);
  const saved = Object.keys(sections).filter((section) => sections[section]?.complete);
  keys.setAbout(entry, { subject, day, sections: saved });
}
