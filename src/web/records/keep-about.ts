import { getRecord, type RecordParts } from './records.ts';

/** Keeps in session storage what this tab knows of the record worked on, beside its answers. */
export function keepAbout(
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
