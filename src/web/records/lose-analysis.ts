import { ApiError } from '../api/api-error.ts';
import { loadRecordList } from '../api/records.ts';
import { restoreDraft } from './drafts/restore-draft.ts';
import type { QueueEntry } from './queue/queue-entry.ts';
import { startNew } from './record-acts.ts';
import { blankRecord, isUnsaved, withSection, type RecordState } from './record-state.ts';
import { findByHandle, getRecord, type ParkedRecord, type RecordParts } from './records.ts';
import { dropSavesOf } from './save-section.ts';

/** One of the member's analyses, as the server knows it. */
interface Known {
  readonly questionnaireId: string;
  readonly id: string;
}

/**
 * Whether a call failed since the analysis was deleted. Other things may be not found too, such as a questionnaire
 * that a server of another version does not know: the server's own list decides. Where that does not come, it is an
 * ApiError.
 */
export async function isDeleted(
  { member }: RecordParts,
  { questionnaireId, id }: Known,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') return false;
  const rows = await loadRecordList({ module: questionnaireId, email: member });
  return rows.every((row) => row.id !== id);
}

/**
 * The server says that an analysis was deleted: on another device, or in a tab that did not reach this one. Its saves
 * that wait would fail for ever, so they are taken back; then it is lost as in loseAnalysis, here and in other tabs.
 */
export async function loseDeleted(records: RecordParts, known: Known): Promise<void> {
  const { links, tabs, member } = records;
  const dropped = await dropSavesOf(records, known.questionnaireId, known.id);
  const homeless = dropped.filter((save) => !isHeld(records, save));
  loseAnalysis(records, known);
  for (const { handle } of dropped) await links.set(handle, { base: {}, stored: {} });
  for (const save of homeless) park(records, save);
  tabs.tell({ kind: 'deleted', email: member, ...known });
}

/** Whether a tab has the record of a save, or its draft is kept. */
function isHeld(records: RecordParts, { questionnaireId, handle }: QueueEntry): boolean {
  return (
    findByHandle(records, questionnaireId, handle) !== undefined ||
    records.drafts.list().some(({ draft }) => draft.handle === handle)
  );
}

/** The queue was the last place of these answers. */
function park(records: RecordParts, save: QueueEntry): void {
  const { store, catalog } = records;
  const { questionnaireId, sectionId, handle, answers, since: keptAt } = save;
  const entry = catalog.find(({ id }) => id === questionnaireId);
  if (!entry) return;
  const draft = { ...save, keptAt, sections: { [sectionId]: { answers, complete: false } } };
  const before = findByHandle(records, questionnaireId, handle) ?? blankRecord;
  const context = { link: undefined, entries: [], version: entry.version };
  const record = { ...restoreDraft(before, draft, context), handle };
  store.setState(({ parked }) => ({
    parked: [...parked.filter((one) => one.record.handle !== handle), { questionnaireId, record }],
  }));
}

/**
 * One of the member's analyses was deleted in another tab. It is worked on no more; what was answered here and not
 * saved is nobody's to drop: it is parked, and saved it is an analysis of its own.
 */
export function loseAnalysis(records: RecordParts, { questionnaireId, id }: Known): void {
  const { catalog, store } = records;
  const entry = catalog.find((one) => one.id === questionnaireId);
  if (entry && getRecord(records, questionnaireId).id === id) startNew(records, entry);
  store.setState(({ parked, lost }) => ({
    lost: lost + 1,
    parked: parked.map((one) =>
      one.questionnaireId === questionnaireId && one.record.id === id ? toUnsavedOnly(records, one) : one,
    ),
  }));
}

/** The unsaved answers alone, of a record that the server has never seen. */
function toUnsavedOnly({ links }: RecordParts, { questionnaireId, record }: ParkedRecord): ParkedRecord {
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
  return { questionnaireId, record: { ...unsaved, handle: links.add({ base: {}, stored: {} }) } };
}
