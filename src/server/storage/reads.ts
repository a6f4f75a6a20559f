import type { Reads } from '../ports/storage.ts';
import { liveReads } from './live-versions.ts';
import { mailReads } from './mails.ts';
import type { Queries } from './queries.ts';
import { retentionReads } from './retention-writes.ts';

export function buildReads(db: Queries): Reads {
  return {
    db: db.named,
    ...memberReads(db),
    ...mailReads(db),
    ...liveReads(db),
    ...retentionReads(db),
  };
}

function memberReads(db: Queries) {
  return {
    async listLeaving(now) {
      const rows = await db.selectFrom('members').select('id').where('leaves_at', '<=', now).execute();
      return rows.map(({ id }) => id);
    },
    async listLapsed(before) {
      const rows = await db.selectFrom('members').select('id').where('sub_expiry', '<', before).execute();
      return rows.map(({ id }) => id);
    },
  } satisfies Partial<Reads>;
}
