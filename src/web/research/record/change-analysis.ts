import type { RecordChange } from '../../../contracts/record-lists.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { ApiError } from '../../api/api-error.ts';
import { changeRecordDetails } from '../../api/records.ts';
import { closeRecord } from './record-actions.ts';
import { getRecord, type RecordParts } from './records.ts';

/** 'entry-exists': a deleted journal entry cannot come back beside another of its day and subject. */
type ChangeOutcome = 'changed' | 'failed' | 'entry-exists';

/** Deletes a record that was not saved since `etag`. */
export async function deleteUnchanged(
  records: RecordParts,
  entry: CatalogEntry,
  { id, etag }: { readonly id: string; readonly etag: string },
): Promise<'deleted' | 'changed' | 'failed'> {
  try {
    await changeRecordDetails({
      module: entry.id,
      email: records.member,
      id,
      change: { deleted: true },
      etag,
    });
  } catch (error) {
    if (error instanceof ApiError) return error.code === 'VERSION_CONFLICT' ? 'changed' : 'failed';
    throw error;
  }
  await dropAnalysis(records, entry, id);
  return 'deleted';
}

/** Deleting an open analysis closes it. */
export async function changeAnalysis(
  records: RecordParts,
  entry: CatalogEntry,
  id: string,
  change: RecordChange,
): Promise<ChangeOutcome> {
  try {
    await changeRecordDetails({ module: entry.id, email: records.member, id, change });
  } catch (error) {
    if (error instanceof ApiError) return error.code === 'ENTRY_EXISTS' ? 'entry-exists' : 'failed';
    throw error;
  }
  if (change.deleted === true) await dropAnalysis(records, entry, id);
  return 'changed';
}

/** Drops its queued saves and its unsaved answers on this device. */
async function dropAnalysis(records: RecordParts, entry: CatalogEntry, id: string): Promise<void> {
  const { documents, tabs, member } = records;
  const own = documents.list().filter(({ server }) => server?.id === id);
  if (getRecord(records, entry.id).id === id) closeRecord(records, entry);
  for (const { localId } of own) await documents.remove(localId);
  tabs.post({ kind: 'deleted', email: member, questionnaireId: entry.id, id });
}
