import { startNew } from './record-actions.ts';
import { blankRecord, isUnsaved, withSection, type RecordState } from './record-state.ts';
import { getRecord, type ParkedRecord, type RecordParts } from './records.ts';
import { blankLink } from './queue/record-links.ts';

/** One of the member's analyses, as the server knows it. */
export interface KnownAnalysis {
  readonly questionnaireId: string;
  readonly id: string;
}

/**
 * One of the member's analyses was deleted in another tab. It is worked on no more; what was answered here and not
 * saved is nobody's to drop: it is parked, and saved it is an analysis of its own.
 */
export function loseAnalysis(
  records: Pick<RecordParts, 'catalog' | 'store' | 'links' | 'keys'>,
  { questionnaireId, id }: KnownAnalysis,
): void {
  const { catalog, store } = records;
  const entry = catalog.find((one) => one.id === questionnaireId);
  if (entry && getRecord(records, questionnaireId).id === id) startNew(records, entry);
  store.setState(({ parked, changed }) => ({
    changed: changed + 1,
    parked: parked.map((one) =>
      one.questionnaireId === questionnaireId && one.record.id === id ? toUnsavedOnly(records, one) : one,
    ),
  }));
}

/** The unsaved answers alone, of a record that the server has never seen. */
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
