import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import { ApiError } from '../../api/api-error.ts';
import * as api from '../../api/records.ts';
import { toResultRecord, type ResultRecord } from './load-result.ts';
import { getRecord, setPlace, type RecordParts } from './records.ts';

/** An analysis before one of its later saves. */
export interface Version {
  readonly revision: number;
  /** ISO 8601 UTC. */
  readonly savedAt: string;
  /** Number of today's sections that it had saved. */
  readonly sections: number;
  /** Number of answers that the next save changed. */
  readonly changed: number;
}

/** Newest first. Throws ApiError. */
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

/** Throws ApiError. */
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

export type RestoreOutcome =
  | 'restored'
  /** It was saved since `etag`. */
  | 'changed'
  | 'failed';

interface Restored {
  readonly id: string;
  readonly revision: number;
  /** Absent: whatever was saved since. */
  readonly etag?: string | undefined;
}

/** Restores a revision; an open form of the analysis shows its answers, except where it has unsaved ones. */
export async function restoreVersion(
  records: Pick<RecordParts, 'member' | 'store' | 'tab'>,
  entry: CatalogEntry,
  { id, revision, etag }: Restored,
): Promise<RestoreOutcome> {
  try {
    await api.restoreVersion({ module: entry.id, email: records.member, id, revision, etag });
  } catch (error) {
    if (error instanceof ApiError) return error.code === 'VERSION_CONFLICT' ? 'changed' : 'failed';
    throw error;
  }
  if (getRecord(records, entry.id).id === id) setPlace(records, entry.id, { phase: { kind: 'to-load' } });
  return 'restored';
}

/** Restores what was there before the last saves, as many as `saves`, unless there was another one since. */
export async function undoSaves(
  records: Pick<RecordParts, 'member' | 'store' | 'tab'>,
  entry: CatalogEntry,
  { id, etag, saves }: { readonly id: string; readonly etag: string | undefined; readonly saves: number },
): Promise<RestoreOutcome> {
  const revision = Number(/\d+/.exec(etag ?? '')?.[0]);
  if (Number.isNaN(revision)) return 'changed';
  return restoreVersion(records, entry, { id, revision: revision - saves, etag });
}
