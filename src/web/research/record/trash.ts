import { deletedFor } from '../../../contracts/record.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { ApiError } from '../../api/api-error.ts';
import { loadDeleted, purgeRecord } from '../../api/records.ts';
import type { RecordParts } from './records.ts';

export interface DeletedAnalysis {
  readonly id: string;
  /** The member's title, or else the subject's name. */
  readonly name: string | null;
  /** When it was deleted, and when it is deleted for good, ISO 8601 UTC. */
  readonly deletedAt: string;
  readonly goneAt: string;
}

/** Deleted last first. Throws ApiError. */
export async function loadTrash(
  { member }: Pick<RecordParts, 'member'>,
  { id }: CatalogEntry,
): Promise<readonly DeletedAnalysis[]> {
  const list = await loadDeleted({ module: id, email: member });
  return list.map((row) => ({
    id: row.id,
    name: row.title ?? row.name,
    deletedAt: row.deleted_at,
    goneAt: new Date(Date.parse(row.deleted_at) + deletedFor).toISOString(),
  }));
}

export async function purgeAnalysis(
  { member }: Pick<RecordParts, 'member'>,
  { id: module }: CatalogEntry,
  id: string,
): Promise<'changed' | 'failed'> {
  try {
    await purgeRecord({ module, email: member, id });
    return 'changed';
  } catch (error) {
    if (error instanceof ApiError) return 'failed';
    throw error;
  }
}
