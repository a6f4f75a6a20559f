import type { Tx } from '../ports/storage.ts';
import { prepare } from './prepare.ts';
import { toMember } from './rows.ts';
import type { Queries } from './queries.ts';

/** The connection must be inside a transaction. */
export function buildTx(db: Queries): Tx {
  const locked = prepare<{ id: string }>(db)((arg) =>
    db.selectFrom('members').selectAll().where('id', '=', arg('id')).forUpdate(),
  );
  return {
    db: db.named,
    async findMember(id) {
      const row = await locked.first({ id });
      return row && toMember(row);
    },
  };
}
