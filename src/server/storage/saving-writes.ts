import type { Tx } from '../ports/storage.ts';
import { prepare } from './prepare.ts';
import type { Queries } from './queries.ts';
import { toSaveReceiptRow, type Row } from './rows.ts';

/** More rows than there ever are: SQLite needs a LIMIT for its OFFSET. */
const noLimit = 1_000_000;

export function savingWrites(db: Queries) {
  const keep = prepare<Row<'kept_answers'>>(db)((arg) =>
    db.insertInto('kept_answers').values({
      member_id: arg('member_id'),
      key: arg('key'),
      request_hash: arg('request_hash'),
      record_id: arg('record_id'),
      created_at: arg('created_at'),
    }),
  );
  return {
    async insertSaveReceipt(receipt) {
      await keep.run(toSaveReceiptRow(receipt));
    },
    async deleteSaveReceipts(memberId, before) {
      const receipts = db.deleteFrom('kept_answers').where('member_id', '=', memberId);
      await receipts.where('created_at', '<', before).execute();
    },
    async trimSaveReceipts(memberId, max) {
      const receipts = db.deleteFrom('kept_answers').where('member_id', '=', memberId);
      const older = db
        .selectFrom('kept_answers')
        .select('key')
        .where('member_id', '=', memberId)
        .orderBy('created_at', 'desc')
        .orderBy('key')
        .limit(noLimit)
        .offset(max);
      await receipts.where('key', 'in', older).execute();
    },
  } satisfies Partial<Tx>;
}
