import type { Tx } from '../ports/storage.ts';
import { liveWrites } from './live-versions.ts';
import { buildReads } from './reads.ts';
import { mailWrites } from './mails.ts';
import { prepare } from './prepare.ts';
import { toMember } from './rows.ts';
import type { Queries } from './queries.ts';
import { retentionWrites } from './retention-writes.ts';

/** The connection must be inside a transaction. */
export function buildTx(db: Queries): Tx {
  return {
    ...buildReads(db),
    db: db.named,
    ...memberWrites(db),
    ...retentionWrites(db),
    ...mailWrites(db),
    ...liveWrites(db),
  };
}

function memberWrites(db: Queries) {
  const locked = prepare<{ id: string }>(db)((arg) =>
    db.selectFrom('members').selectAll().where('id', '=', arg('id')).forUpdate(),
  );
  return {
    async findMember(id) {
      const row = await locked.first({ id });
      return row && toMember(row);
    },
  } satisfies Partial<Tx>;
}
