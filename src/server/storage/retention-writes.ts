import type { DeleteQueryBuilder, DeleteResult } from 'kysely';
import type { Tx } from '../ports/storage.ts';
import type { Queries } from './queries.ts';
import type { Tables } from './tables.ts';
import { versionsOf } from './version-writes.ts';

type Choice = (
  records: DeleteQueryBuilder<Tables, 'records', DeleteResult>,
) => DeleteQueryBuilder<Tables, 'records', DeleteResult>;

/** Deletes the records chosen for good, and what they were before. */
export async function purge(db: Queries, choose: Choice): Promise<void> {
  const gone = await choose(db.deleteFrom('records')).returning(['member_id', 'id']).execute();
  for (const { member_id: memberId, id } of gone) {
    await versionsOf(db, memberId, id).execute();
  }
}

/** What is kept for a while goes, whoever's it is. */
export function retentionWrites(db: Queries) {
  return {
    async purgeSessions({ seen, created }) {
      await db
        .deleteFrom('sessions')
        .where((where) => where.or([where('last_seen_at', '<', seen), where('created_at', '<', created)]))
        .execute();
    },
    purgeAllRecords: (deletedBefore) =>
      purge(db, (records) => records.where('deleted_at', '<', deletedBefore)),
    async purgeAllReceipts(before) {
      await db.deleteFrom('kept_answers').where('created_at', '<', before).execute();
    },
    async purgeShared(now) {
      await db.deleteFrom('shared_texts').where('until', '<', now).execute();
      await db.deleteFrom('shared_counts').where('until', '<', now).execute();
    },
  } satisfies Partial<Tx>;
}
