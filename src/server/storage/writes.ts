import type { QuotaUsage } from '../ports/entities.ts';
import type { Tx } from '../ports/storage.ts';
import { alertWrites } from './alerts.ts';
import { baselineWrites } from './baselines.ts';
import { coinDayWrites } from './coin-days.ts';
import { entryWordWrites } from './entry-words.ts';
import { liveWrites } from './live-versions.ts';
import { buildReads, recordColumns, type OfModule } from './reads.ts';
import { mailWrites } from './mails.ts';
import { challengeWrites, countWrites } from './sign-in.ts';
import type { Argument } from '../ports/database.ts';
import { prepare } from './prepare.ts';
import { toMember, toRecordRow, toStoredRecord, toVersionRow, type RecordRow, type Row } from './rows.ts';
import type { Queries } from './queries.ts';
import { purge, retentionWrites } from './retention-writes.ts';
import { savingWrites } from './saving-writes.ts';
import { versionWrites } from './version-writes.ts';

/** The connection must be inside a transaction. */
export function buildTx(db: Queries): Tx {
  return {
    ...buildReads(db),
    db: db.named,
    ...memberWrites(db),
    ...recordWrites(db),
    ...startWrites(db),
    ...placeReads(db),
    ...purgeWrites(db),
    ...versionWrites(db),
    ...retentionWrites(db),
    ...savingWrites(db),
    ...countWrites(db),
    ...challengeWrites(db),
    ...mailWrites(db),
    ...liveWrites(db),
    ...coinDayWrites(db),
    ...alertWrites(db),
    ...baselineWrites(db),
    ...entryWordWrites(db),
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

function recordWrites(db: Queries) {
  const insert = prepare<RecordRow>(db)((arg) =>
    db.insertInto('records').values({
      member_id: arg('member_id'),
      id: arg('id'),
      module: arg('module'),
      version_bytes: 0,
      origin: arg('origin'),
      ...toChanging(arg),
    }),
  );
  const update = prepare<RecordRow & { readonly kept: number }>(db)((arg) =>
    db
      .updateTable('records')
      .set((set) => ({ ...toChanging(arg), version_bytes: set('version_bytes', '+', arg('kept')) }))
      .where('member_id', '=', arg('member_id'))
      .where('id', '=', arg('id')),
  );
  const keep = prepare<Row<'record_versions'>>(db)((arg) =>
    db.insertInto('record_versions').values({
      member_id: arg('member_id'),
      record_id: arg('record_id'),
      revision: arg('revision'),
      module: arg('module'),
      content: arg('content'),
      size: arg('size'),
      saved_at: arg('saved_at'),
    }),
  );
  return {
    async insertRecord(record) {
      await insert.run(toRecordRow(record));
    },
    async replaceRecord(record, before) {
      const version = before && toVersionRow(before);
      await Promise.all([
        version && keep.run(version),
        update.run({ ...toRecordRow(record), kept: version?.size ?? 0 }),
      ]);
    },
  } satisfies Partial<Tx>;
}

function toUsage(row: QuotaUsage | undefined): QuotaUsage {
  return { records: row?.records ?? 0, bytes: row?.bytes ?? 0, versionBytes: row?.versionBytes ?? 0 };
}

function selectUsage(db: Queries, arg: Argument<Pick<OfModule, 'memberId' | 'module'>>) {
  return db
    .selectFrom('records')
    .select((select) => [
      select.fn.countAll<number>().as('records'),
      select.fn.coalesce(select.fn.sum<number>('size'), select.lit(0)).as('bytes'),
      select.fn.coalesce(select.fn.sum<number>('version_bytes'), select.lit(0)).as('versionBytes'),
    ])
    .where('member_id', '=', arg('memberId'))
    .where('module', '=', arg('module'));
}

function startWrites(db: Queries) {
  const count = prepare<{ memberId: string }>(db)((arg) =>
    db
      .updateTable('members')
      .set((set) => ({ save_count: set('save_count', '+', 1) }))
      .where('id', '=', arg('memberId'))
      .returning('save_count'),
  );
  const measure = prepare<OfModule>(db)((arg) => selectUsage(db, arg));
  const current = prepare<OfModule & { readonly id: string }>(db)((arg) =>
    db
      .selectFrom('records')
      .innerJoin(selectUsage(db, arg).as('usage'), (join) => join.onTrue())
      .select(recordColumns.map((column) => `records.${column}` as const))
      .select(['usage.records', 'usage.bytes', 'usage.versionBytes'])
      .where('records.member_id', '=', arg('memberId'))
      .where('records.id', '=', arg('id')),
  );
  const measureLeft = prepare<OfModule>(db)((arg) => selectUsage(db, arg).where('deleted_at', 'is', null));
  return {
    async beginSave(memberId, module) {
      const [counted, usage] = await Promise.all([
        count.first({ memberId }),
        measure.first({ memberId, module }),
      ]);
      return counted && { saveNumber: counted.save_count, usage: toUsage(usage) };
    },
    async beginUpdate(memberId, module, id) {
      // The count comes first: it locks the member's row.
      const [counted, row] = await Promise.all([
        count.first({ memberId }),
        current.first({ memberId, module, id }),
      ]);
      return (
        counted && row && { saveNumber: counted.save_count, usage: toUsage(row), record: toStoredRecord(row) }
      );
    },
    async measureUndeleted(memberId, module) {
      return toUsage(await measureLeft.first({ memberId, module }));
    },
  } satisfies Partial<Tx>;
}

function placeReads(db: Queries) {
  const place = prepare<{ memberId: string; savedAt: number }>(db)((arg) =>
    db
      .selectFrom('records')
      .select((select) => select.fn.coalesce(select.fn.max('save_number'), select.lit(0)).as('number'))
      .where('member_id', '=', arg('memberId'))
      .where('saved_at', '<=', arg('savedAt')),
  );
  return {
    async findSaveBefore(memberId, savedAt) {
      return (await place.first({ memberId, savedAt }))?.number ?? 0;
    },
  } satisfies Partial<Tx>;
}

function purgeWrites(db: Queries) {
  return {
    async purgeDeleted(memberId, module, id) {
      await purge(db, (records) => {
        const deleted = records
          .where('member_id', '=', memberId)
          .where('module', '=', module)
          .where('deleted_at', 'is not', null);
        return id === undefined ? deleted : deleted.where('id', '=', id);
      });
    },
    async purgeRecords(memberId, deletedBefore) {
      await purge(db, (records) =>
        records.where('member_id', '=', memberId).where('deleted_at', '<', deletedBefore),
      );
    },
  } satisfies Partial<Tx>;
}

function toChanging(arg: Argument<RecordRow>) {
  return {
    name: arg('name'),
    subject: arg('subject'),
    alias: arg('alias'),
    title: arg('title'),
    day: arg('day'),
    archived_at: arg('archived_at'),
    deleted_at: arg('deleted_at'),
    content: arg('content'),
    sections: arg('sections'),
    size: arg('size'),
    revision: arg('revision'),
    save_number: arg('save_number'),
    saved_at: arg('saved_at'),
  };
}
