import type { Reads, Tx } from '../ports/storage.ts';
import type { Queries } from './queries.ts';

export function retentionReads(db: Queries) {
  return {
    async listOverdue({ sessions: { seen, created }, receipts, deleted }) {
      const rows = await db
        .selectFrom('sessions')
        .select('member_id')
        .where((where) => where.or([where('last_seen_at', '<', seen), where('created_at', '<', created)]))
        .union(db.selectFrom('kept_answers').select('member_id').where('created_at', '<', receipts))
        .union(db.selectFrom('records').select('member_id').where('deleted_at', '<', deleted))
        .execute();
      return rows.map(({ member_id: memberId }) => memberId);
    },
  } satisfies Partial<Reads>;
}

export function retentionWrites(db: Queries) {
  return {
    async purgeSessions(memberId, { seen, created }) {
      const own = db.deleteFrom('sessions').where('member_id', '=', memberId);
      await own
        .where((where) => where.or([where('last_seen_at', '<', seen), where('created_at', '<', created)]))
        .execute();
    },
    async purgeShared(now) {
      await db.deleteFrom('shared_counts').where('until', '<', now).execute();
    },
  } satisfies Partial<Tx>;
}
