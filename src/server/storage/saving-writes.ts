import type { Tx } from '../ports/storage.ts';
import { prepare } from './prepare.ts';
import type { Queries } from './queries.ts';
import { toSaveReceiptRow, type Row } from './rows.ts';

/** More than there ever are: SQLite skips rows only where it has a limit. */
const mostTrimmed = 1_000_000;

/** What a save notes beside its record: the sections that are saved, and the receipt under its key. */
export function savingWrites(db: Queries) {
  const mark = prepare<Row<'saved_sections'>>(db)((arg) =>
    db
      .insertInto('saved_sections')
      .values({ member_id: arg('member_id'), module: arg('module'), section: arg('section') })
      .onConflict((conflict) => conflict.columns(['member_id', 'module', 'section']).doNothing()),
  );
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
    async markSectionsSaved(memberId, module, sections) {
      for (const section of sections) await mark.post({ member_id: memberId, module, section });
    },
    insertSaveReceipt: (receipt) => keep.post(toSaveReceiptRow(receipt)),
    async deleteSaveReceipts(memberId, before) {
      const receipts = db.deleteFrom('kept_answers').where('member_id', '=', memberId);
      await db.post(receipts.where('created_at', '<', before));
    },
    async trimSaveReceipts(memberId, most) {
      const receipts = db.deleteFrom('kept_answers').where('member_id', '=', memberId);
      const older = db
        .selectFrom('kept_answers')
        .select('key')
        .where('member_id', '=', memberId)
        .orderBy('created_at', 'desc')
        .orderBy('key')
        .limit(mostTrimmed)
        .offset(most);
      await db.post(receipts.where('key', 'in', older));
    },
  } satisfies Partial<Tx>;
}
