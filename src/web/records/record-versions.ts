import type { CatalogEntry } from '../../engine/catalog.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { ApiError } from '../api/api-error.ts';
import * as api from '../api/records.ts';
import { toResultRecord, type ResultRecord } from './load-result.ts';
import { toLoad } from './record-state.ts';
import { changeRecord, getRecord, type RecordParts } from './records.ts';

/** What an analysis was before one of its later saves. */
export interface Version {
  readonly revision: number;
  /** ISO 8601 UTC. */
  readonly savedAt: string;
  /** How many of today's sections it had saved. */
  readonly sections: number;
  /** How many of its answers the next save changed. */
  readonly changed: number;
}

/** What an analysis was before, newest first; a failed call is an ApiError. */
export async function loadVersions(
  { member }: Pick<RecordParts, 'member'>,
  entry: CatalogEntry,
  id: string,
): Promise<readonly Version[]> {
  const versions = await api.loadVersions({ module: entry.id, email: member, id });
  return versions.map(({ revision, saved_at, sections, changed }) => ({
    revision,
    savedAt: saved_at,
    sections: entry.sections.filter((section) => sections.includes(section.id)).length,
    changed: changed.length,
  }));
}

/** The answers of an analysis at one of its revisions; a failed call is an ApiError. */
export async function loadVersion(
  { member }: Pick<RecordParts, 'member'>,
  questionnaire: Questionnaire,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<ResultRecord> {
  const { id: module, version } = questionnaire;
  return toResultRecord(
    questionnaire,
    await api.loadVersion({ module, email: member, id, revision, version }),
  );
}

/** Gives an analysis the answers that it had; where it is open here, its form shows them, and keeps what is unsaved. */
export async function restoreVersion(
  records: Pick<RecordParts, 'member' | 'store'>,
  entry: CatalogEntry,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<'restored' | 'failed'> {
  try {
    await api.restoreVersion({ module: entry.id, email: records.member, id, revision });
  } catch (error) {
    if (error instanceof ApiError) return 'failed';
    throw error;
  }
  if (getRecord(records, entry.id).id === id) {
    changeRecord(records, entry.id, (record) => ({ ...record, phase: toLoad(record.phase) }));
  }
  return 'restored';
}
