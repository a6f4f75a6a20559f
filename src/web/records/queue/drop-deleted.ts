import { ApiError } from '../../api/api-error.ts';
import { loadRecordList } from '../../api/records.ts';
import type { Draft } from '../drafts/draft.ts';
import { restoreDraft } from '../drafts/restore-draft.ts';
import { closeDeleted, type KnownAnalysis } from '../close-deleted.ts';
import type { QueueEntry } from './queue-entry.ts';
import { blankLink } from './record-links.ts';
import { blankRecord } from '../record-state.ts';
import { findByHandle, type RecordParts } from '../records.ts';
import { dropSavesOf } from '../save-section.ts';
import { toContent } from '../../questionnaire/section-state.ts';

/**
 * Whether a call failed because the analysis was deleted. NOT_FOUND may have other causes, such as a questionnaire that
 * a server of another version does not know, so the server's list decides. Throws ApiError if the list fails to load.
 */
export async function isDeleted(
  { member }: Pick<RecordParts, 'member'>,
  { questionnaireId, id }: KnownAnalysis,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') return false;
  const rows = await loadRecordList({ module: questionnaireId, email: member });
  return rows.every((row) => row.id !== id);
}

/**
 * For an analysis that was deleted on another device, or in a tab that did not reach this one. Its queued saves would
 * fail forever, so they are removed; then it is closed as in closeDeleted, here and in other tabs.
 */
export async function dropDeleted(records: RecordParts, known: KnownAnalysis): Promise<void> {
  const { links, tabs, member } = records;
  const dropped = await dropSavesOf(records, known.questionnaireId, known.id);
  const unheld = dropped.filter((save) => !isHeld(records, save));
  closeDeleted(records, known);
  for (const { handle } of dropped) await links.set(handle, blankLink);
  for (const save of unheld) park(records, save);
  tabs.post({ kind: 'deleted', email: member, ...known });
}

/** Whether a tab or a draft has the record of a save. */
function isHeld(
  records: Pick<RecordParts, 'drafts' | 'store'>,
  { questionnaireId, handle }: QueueEntry,
): boolean {
  return (
    findByHandle(records, questionnaireId, handle) !== undefined ||
    records.drafts.list().some(({ draft }) => draft.handle === handle)
  );
}

/** For answers that only the queue had. */
function park(records: Pick<RecordParts, 'store' | 'catalog'>, save: QueueEntry): void {
  const { store, catalog } = records;
  const { questionnaireId, sectionId, handle, version, subject, day, since: keptAt } = save;
  const entry = catalog.find(({ id }) => id === questionnaireId);
  if (!entry) return;
  // Without the save's id, which is no record's.
  const draft: Draft = {
    version,
    keptAt,
    handle,
    ...(subject && { subject }),
    ...(day !== undefined && { day }),
    sections: { [sectionId]: { ...toContent(save), complete: false } },
  };
  const before = findByHandle(records, questionnaireId, handle) ?? blankRecord;
  const context = { link: undefined, entries: [], version: entry.version };
  const record = { ...restoreDraft(before, draft, context), handle };
  store.setState(({ parked }) => ({
    parked: [...parked.filter((one) => one.record.handle !== handle), { questionnaireId, record }],
  }));
}
