import type { RecordUse } from '../ports/entities.ts';
import type { Reads, Tx } from '../ports/storage.ts';
import { liveWrites } from './live-versions.ts';
import { buildReads, countOn, type ReadOptions } from './reads.ts';
import { mailWrites } from './mails.ts';
import { challengeWrites, countWrites, networkWrites, passkeyWrites, toMarksKey } from './sign-in.ts';
import { prepare, type Argument } from './prepare.ts';
import { toLedgerRow, toRecordRow, toVersionRow, type RecordRow, type Row } from './rows.ts';
import type { Queries } from './queries.ts';
import { purge, retentionWrites } from './retention-writes.ts';
import { savingWrites } from './saving-writes.ts';
import { versionWrites } from './version-writes.ts';

/** What a command works on, over a connection that is inside a transaction. */
export function buildTx(db: Queries, options?: ReadOptions): Tx {
  const reads = buildReads(db, options);
  return {
    ...reads,
    ...memberWrites(db),
    ...sessionWrites(db),
    ...recordWrites(db),
    ...roomWrites(db, reads),
    ...versionWrites(db),
    ...retentionWrites(db),
    ...savingWrites(db),
    ...ledgerWrites(db),
    ...countWrites(db),
    ...networkWrites(db),
    ...challengeWrites(db),
    ...mailWrites(db),
    ...passkeyWrites(db),
    ...liveWrites(db),
    async writeProbe(now) {
      await db
        .insertInto('probe')
        .values({ id: 'probe', written_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: now }))
        .execute();
    },
  };
}

function memberWrites(db: Queries) {
  return {
    async insertMember(member, now) {
      await db
        .insertInto('members')
        .values({
          id: member.id,
          email: member.email,
          sub_expiry: member.subExpiry,
          curr_coins: member.balance,
          days_signed_in: member.daysSignedIn,
          last_collected_date: member.lastCollected,
          disclaimer_agreed_at: member.disclaimerAgreedAt,
          leaves_at: member.leavesAt,
          save_count: 0,
          created_at: now,
        })
        .execute();
    },
    async updateMember(id, change) {
      const columns = {
        ...(change.subExpiry !== undefined && { sub_expiry: change.subExpiry }),
        ...(change.balance !== undefined && { curr_coins: change.balance }),
        ...(change.daysSignedIn !== undefined && { days_signed_in: change.daysSignedIn }),
        ...(change.lastCollected !== undefined && { last_collected_date: change.lastCollected }),
        ...(change.disclaimerAgreedAt !== undefined && { disclaimer_agreed_at: change.disclaimerAgreedAt }),
        ...(change.leavesAt !== undefined && { leaves_at: change.leavesAt }),
      };
      await db.post(db.updateTable('members').set(columns).where('id', '=', id));
    },
    async deleteMember(id) {
      await db.post(
        db
          .deleteFrom('mail_outbox')
          .where('email', '=', db.selectFrom('members').select('email').where('id', '=', id)),
      );
      await db.post(db.deleteFrom('sessions').where('member_id', '=', id));
      await db.post(db.deleteFrom('passkeys').where('member_id', '=', id));
      await db.post(db.deleteFrom('used_challenges').where('hash', '=', toMarksKey(id)));
      await db.post(db.deleteFrom('known_networks').where('member_id', '=', id));
      await db.post(db.deleteFrom('kept_answers').where('member_id', '=', id));
      await db.post(db.deleteFrom('saved_sections').where('member_id', '=', id));
      await db.post(db.deleteFrom('record_versions').where('member_id', '=', id));
      await db.post(db.deleteFrom('records').where('member_id', '=', id));
      await db.post(db.deleteFrom('ledger').where('member_id', '=', id));
      await db.post(db.deleteFrom('members').where('id', '=', id));
    },
  } satisfies Partial<Tx>;
}

function sessionWrites(db: Queries) {
  return {
    async insertSession(session) {
      const row = {
        token_hash: session.tokenHash,
        member_id: session.memberId,
        created_at: session.createdAt,
        last_seen_at: session.lastSeenAt,
        method: session.method,
        browser: session.browser,
      };
      await db.post(db.insertInto('sessions').values(row));
    },
    async touchSession(tokenHash, lastSeenAt) {
      const change = { last_seen_at: lastSeenAt };
      await db.post(db.updateTable('sessions').set(change).where('token_hash', '=', tokenHash));
    },
    async deleteSessions(tokenHashes) {
      if (tokenHashes.length === 0) return;
      await db.post(db.deleteFrom('sessions').where('token_hash', 'in', tokenHashes));
    },
    async deleteSessionsOf(memberId) {
      await db.post(db.deleteFrom('sessions').where('member_id', '=', memberId));
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
      answers: arg('answers'),
      size: arg('size'),
      saved_at: arg('saved_at'),
    }),
  );
  return {
    insertRecord: (record) => insert.post(toRecordRow(record)),
    async updateRecord(record, before) {
      const version = before && toVersionRow(before);
      if (version) await keep.post(version);
      await update.post({ ...toRecordRow(record), kept: version?.size ?? 0 });
    },
  } satisfies Partial<Tx>;
}

export interface OfModule {
  readonly [name: string]: string | number;
  readonly memberId: string;
  readonly module: string;
}

/** A row of selectUse. */
export interface UseRow {
  readonly records: number;
  readonly bytes: number;
  readonly versionBytes: number;
}

export function toUse(row: UseRow | undefined): RecordUse {
  return { records: row?.records ?? 0, bytes: row?.bytes ?? 0, versionBytes: row?.versionBytes ?? 0 };
}

/** What a member keeps of a questionnaire. */
export function selectUse(db: Queries, arg: Argument<Pick<OfModule, 'memberId' | 'module'>>) {
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

function roomWrites(db: Queries, reads: Pick<Reads, 'findRecord'>) {
  const count = prepare<{ memberId: string }>(db)((arg) =>
    countOn(db).where('id', '=', arg('memberId')).returning('save_count'),
  );
  const measure = prepare<OfModule>(db)((arg) => selectUse(db, arg));
  const measureLeft = prepare<OfModule>(db)((arg) => selectUse(db, arg).where('deleted_at', 'is', null));
  return {
    async beginSave(memberId, module) {
      const [counted, used] = await Promise.all([
        count.first({ memberId }),
        measure.first({ memberId, module }),
      ]);
      return counted && { saveNumber: counted.save_count, use: toUse(used) };
    },
    async beginUpdate(memberId, module, id) {
      // The count comes first: it holds the member, and what is read after it stays.
      const [counted, used, record] = await Promise.all([
        count.first({ memberId }),
        measure.first({ memberId, module }),
        reads.findRecord(memberId, id),
      ]);
      return counted && record && { saveNumber: counted.save_count, use: toUse(used), record };
    },
    async measureUndeleted(memberId, module) {
      return toUse(await measureLeft.first({ memberId, module }));
    },
    async purgeDeleted(memberId, module) {
      await purge(db, (records) =>
        records
          .where('member_id', '=', memberId)
          .where('module', '=', module)
          .where('deleted_at', 'is not', null),
      );
    },
    async purgeRecords(memberId, deletedBefore) {
      await purge(db, (records) =>
        records.where('member_id', '=', memberId).where('deleted_at', '<', deletedBefore),
      );
    },
  } satisfies Partial<Tx>;
}

/** The columns of a record that every write of it sets. */
function toChanging(arg: Argument<RecordRow>) {
  return {
    name: arg('name'),
    subject: arg('subject'),
    alias: arg('alias'),
    title: arg('title'),
    day: arg('day'),
    archived_at: arg('archived_at'),
    deleted_at: arg('deleted_at'),
    answers: arg('answers'),
    sections: arg('sections'),
    size: arg('size'),
    revision: arg('revision'),
    save_number: arg('save_number'),
    saved_at: arg('saved_at'),
  };
}

function ledgerWrites(db: Queries) {
  const insert = prepare<Row<'ledger'>>(db)((arg) =>
    db
      .insertInto('ledger')
      .values({
        member_id: arg('member_id'),
        key: arg('key'),
        amount: arg('amount'),
        balance_after: arg('balance_after'),
        created_at: arg('created_at'),
      })
      .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing()),
  );
  return {
    insertLedgerEntry: async (entry) => (await insert.run(toLedgerRow(entry))) === 1,
  } satisfies Partial<Tx>;
}
