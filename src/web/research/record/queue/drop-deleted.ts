import { ApiError } from '../../../api/api-error.ts';
import { loadRecordList } from '../../../api/records.ts';
import { closeDeleted, type KnownAnalysis } from '../close-deleted.ts';
import type { RecordParts } from '../records.ts';

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
 * fail forever, so they are removed; then it is closed, here and in other tabs.
 */
export async function dropDeleted(records: RecordParts, known: KnownAnalysis): Promise<void> {
  const { documents, tabs, member } = records;
  closeDeleted(records, known);
  await documents.flush();
  tabs.post({ kind: 'deleted', email: member, ...known });
}
