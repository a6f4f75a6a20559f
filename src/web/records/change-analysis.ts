import type { RecordChange } from '../../contracts/record.ts';
import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import { ApiError } from '../api/api-error.ts';
import { changeRecord } from '../api/records.ts';
import { startNew } from './record-acts.ts';
import { getRecord, type RecordParts } from './records.ts';

/**
 * Renames one of the member's analyses, puts it away, deletes it or takes that back. One that is deleted is worked on
 * no more.
 */
export async function changeAnalysis(
  records: RecordParts,
  entry: CatalogEntry,
  id: string,
  change: RecordChange,
): Promise<'changed' | 'failed'> {
  try {
    await changeRecord({ module: entry.id, email: records.member, id, change });
  } catch (error) {
    if (error instanceof ApiError) return 'failed';
    throw error;
  }
  if (change.deleted === true && getRecord(records, entry.id).id === id) startNew(records, entry);
  return 'changed';
}
