import type { Tx } from '../ports/storage.ts';
import { prepare } from './prepare.ts';
import { toVersionRow, type Row } from './rows.ts';
import type { Queries } from './queries.ts';

/** Deletes what a record was; a caller may narrow it. */
export function versionsOf(db: Queries, memberId: string, recordId: string) {
  return db.deleteFrom('record_versions').where('member_id', '=', memberId).where('record_id', '=', recordId);
}

/** What a record was before a save: kept, and given up where there are too many or there is no room. */
export function versionWrites(db: Queries) {
  const keep = prepare<Row<'record_versions'>>(db)((arg) =>
    db.insertInto('record_versions').values({
      member_id: arg('member_id'),
      record_id: arg('record_id'),
      revision: arg('revision'),
      module: arg('module'),
      answers: arg('answers'),
      size: arg('size'),
      saved_at: arg('saved_at'),
    }),
  );
  return {
    keepVersion: (version) => keep.post(toVersionRow(version)),
    async dropVersions(memberId, recordId, upTo) {
      await db.post(versionsOf(db, memberId, recordId).where('revision', '<=', upTo));
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
    },
  } satisfies Partial<Tx>;
}
