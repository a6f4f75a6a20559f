import { closeRecord } from './record-actions.ts';
import { blankRecord, isUnsaved, withSection, type RecordState } from './record-state.ts';
import { getRecord, type ParkedRecord, type RecordParts } from './records.ts';
import { blankLink } from './queue/record-links.ts';

/** An analysis by the server's id. */
export interface KnownAnalysis {
  readonly questionnaireId: string;
  readonly id: string;
}

/**
 * Closes an analysis that was deleted in another tab. Its unsaved answers are parked, and become another analysis once
 * they are saved.
 */
export function closeDeleted(
  records: Pick<RecordParts, 'catalog' | 'store' | 'links' | 'keys'>,
  { questionnaireId, id }: KnownAnalysis,
): void {
  const { catalog, store } = records;
  const entry = catalog.find((one) => one.id === questionnaireId);
  if (entry && getRecord(records, questionnaireId).id === id) closeRecord(records, entry);
  store.setState(({ parked, changed }) => ({
    changed: changed + 1,
    parked: parked.map((one) =>
      one.questionnaireId === questionnaireId && one.record.id === id ? toUnsavedOnly(records, one) : one,
    ),
  }));
}

/** The unsaved answers, as a record that the server does not know. */
function toUnsavedOnly(
  { links }: Pick<RecordParts, 'links'>,
  { questionnaireId, record }: ParkedRecord,
): ParkedRecord {
  const { subject, day, edition, phase, sections } = record;
  const isOlder = phase.kind === 'to-migrate';
  const blank: RecordState = {
    ...blankRecord,
    subject,
    day,
    edition,
    ...(isOlder && { phase: { ...phase, next: 'ready' } }),
  };
  const unsaved = Object.entries(sections)
    .filter(([, section]) => isUnsaved(section))
    .reduce(
      (left, [id, section]) =>
        withSection(left, id, { ...section, complete: false, save: { kind: 'dirty' } }),
      blank,
    );
  return { questionnaireId, record: { ...unsaved, handle: links.add(blankLink) } };
}
