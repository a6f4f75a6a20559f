import type { Reads, Tx } from '../ports/storage.ts';
import type { Queries } from './queries.ts';

export function alertReads(db: Queries) {
  return {
    async listAlerts(memberId) {
      const rows = await db
        .selectFrom('alerts')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('record_id')
        .execute();
      return rows.map((row) => ({
        memberId: row.member_id,
        recordId: row.record_id,
        fact: row.fact,
        side: row.side,
        figure: row.figure,
        until: row.until,
      }));
    },
  } satisfies Partial<Reads>;
}

export function alertWrites(db: Queries) {
  return {
    async keepAlert({ memberId, recordId, ...alert }) {
      await db
        .insertInto('alerts')
        .values({ member_id: memberId, record_id: recordId, ...alert })
        .onConflict((conflict) => conflict.columns(['member_id', 'record_id']).doUpdateSet(alert))
        .execute();
    },
    async deleteAlert(memberId, recordId) {
      await alertOf(db, memberId, recordId).execute();
    },
  } satisfies Partial<Tx>;
}

export function alertOf(db: Queries, memberId: string, recordId: string) {
  return db.deleteFrom('alerts').where('member_id', '=', memberId).where('record_id', '=', recordId);
}
