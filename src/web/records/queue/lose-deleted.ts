import { ApiError } from '../../api/api-error.ts';
import { loadRecordList } from '../../api/records.ts';
import { restoreDraft } from '../drafts/restore-draft.ts';
import { loseAnalysis, type KnownAnalysis } from '../lose-analysis.ts';
import type { QueueEntry } from './queue-entry.ts';
import { blankLink } from './record-links.ts';
import { blankRecord } from '../record-state.ts';
import { findByHandle, type RecordParts } from '../records.ts';
import { dropSavesOf } from '../save-section.ts';
import { toContent } from '../../questionnaire/section-state.ts';

/**
 * Whether a call failed since the analysis was deleted. Other things may be not found too, such as a questionnaire
 * that a server of another version does not know: the server's own list decides. Where that does not come, it is an
 * ApiError.
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
 * The server says that an analysis was deleted: on another device, or in a tab that did not reach this one. Its saves
 * that wait would fail for ever, so they are taken back; then it is lost as in loseAnalysis, here and in other tabs.
 */
export async function loseDeleted(records: RecordParts, known: KnownAnalysis): Promise<void> {
  const { links, tabs, member } = records;
  const dropped = await dropSavesOf(records, known.questionnaireId, known.id);
  const homeless = dropped.filter((save) => !isHeld(records, save));
  loseAnalysis(records, known);
  for (const { handle } of dropped) await links.set(handle, blankLink);
  for (const save of homeless) park(records, save);
  tabs.tell({ kind: 'deleted', email: member, ...known });
}

/** Whether a tab has the record of a save, or its draft is kept. */
function isHeld(
  records: Pick<RecordParts, 'drafts' | 'store'>,
  { questionnaireId, handle }: QueueEntry,
): boolean {
  return (
    findByHandle(records, questionnaireId, handle) !== undefined ||
    records.drafts.list().some(({ draft }) => draft.handle === handle)
  );
}

/** The queue was the last place of these answers. */
function park(records: Pick<RecordParts, 'store' | 'catalog'>, save: QueueEntry): void {
  const { store, catalog } = records;
  const { questionnaireId, sectionId, handle, since: keptAt } = save;
  const entry = catalog.find(({ id }) => id === questionnaireId);
  if (!entry) return;
  const draft = { ...save, keptAt, sections: { [sectionId]: { ...toContent(save), complete: false } } };
  const before = findByHandle(records, questionnaireId, handle) ?? blankRecord;
  const context = { link: undefined, entries: [], version: entry.version };
  const record = { ...restoreDraft(before, draft, context), handle };
  store.setState(({ parked }) => ({
    parked: [...parked.filter((one) => one.record.handle !== handle), { questionnaireId, record }],
  }));
}
