import type { Tx } from '../ports/storage.ts';
import type { Queries } from './queries.ts';

/** Callers add conditions. */
export function versionsOf(db: Queries, memberId: string, recordId: string) {
  return db.deleteFrom('record_versions').where('member_id', '=', memberId).where('record_id', '=', recordId);
}

function countVersions(db: Queries, memberId: string, module: string) {
  return db
    .updateTable('records')
    .set((set) => ({
      version_bytes: set
        .selectFrom('record_versions')
        .select((select) =>
          select.fn.coalesce(select.fn.sum<number>('record_versions.size'), select.lit(0)).as('bytes'),
        )
        .whereRef('record_versions.member_id', '=', 'records.member_id')
        .whereRef('record_versions.record_id', '=', 'records.id'),
    }))
    .where('member_id', '=', memberId)
    .where('module', '=', module);
}

export function versionWrites(db: Queries) {
  return {
    async dropVersions(memberId, recordId, upTo) {
      await versionsOf(db, memberId, recordId).where('revision', '<=', upTo).execute();
    },
    async trimVersions(memberId, module, maxBytes) {
      const newest = await db
        .selectFrom('record_versions')
        .select(['record_id', 'revision', 'size'])
        .where('member_id', '=', memberId)
        .where('module', '=', module)
        .orderBy('saved_at', 'desc')
        .orderBy('revision', 'desc')
        .execute();
      let bytes = 0;
      for (const { record_id: recordId, revision, size } of newest) {
        bytes += size;
        if (bytes <= maxBytes) continue;
        await versionsOf(db, memberId, recordId).where('revision', '=', revision).execute();
      }
      await countVersions(db, memberId, module).execute();
    },
  } satisfies Partial<Tx>;
}
