import type { Kysely } from 'kysely';
import type { Tx } from '../ports/storage.ts';
import { buildReads } from './reads.ts';
import { toRecordRow } from './rows.ts';
import type { Tables } from './tables.ts';

/** What a command works on, over a connection that is inside a transaction. */
export function buildTx(db: Kysely<Tables>): Tx {
  return {
    ...buildReads(db),
    ...memberWrites(db),
    ...sessionWrites(db),
    ...recordWrites(db),
    ...keptAnswerWrites(db),
    async insertLedgerEntry(entry) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('ledger')
        .values({
          member_id: entry.memberId,
          key: entry.key,
          amount: entry.amount,
          balance_after: entry.balanceAfter,
          created_at: entry.createdAt,
        })
        .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    async writeProbe(now) {
      await db
        .insertInto('probe')
        .values({ id: 'probe', written_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: now }))
        .execute();
    },
  };
}

function memberWrites(db: Kysely<Tables>) {
  return {
    async insertMember(member, now) {
      await db
        .insertInto('members')
        .values({
          id: member.id,
          email: member.email,
          sub_expiry: member.subExpiry,
          curr_coins: member.coins,
          days_signed_in: member.daysSignedIn,
          last_collected_date: member.lastCollected,
          disclaimer_agreed_at: member.disclaimerAgreedAt,
          save_count: 0,
          created_at: now,
        })
        .execute();
    },
    async updateMember(id, change) {
      const columns = {
        ...(change.subExpiry !== undefined && { sub_expiry: change.subExpiry }),
        ...(change.coins !== undefined && { curr_coins: change.coins }),
        ...(change.daysSignedIn !== undefined && { days_signed_in: change.daysSignedIn }),
        ...(change.lastCollected !== undefined && { last_collected_date: change.lastCollected }),
        ...(change.disclaimerAgreedAt !== undefined && { disclaimer_agreed_at: change.disclaimerAgreedAt }),
      };
      await db.updateTable('members').set(columns).where('id', '=', id).execute();
    },
    async deleteMember(id) {
      await db.deleteFrom('sessions').where('member_id', '=', id).execute();
      await db.deleteFrom('kept_answers').where('member_id', '=', id).execute();
      await db.deleteFrom('saved_sections').where('member_id', '=', id).execute();
      await db.deleteFrom('records').where('member_id', '=', id).execute();
      await db.deleteFrom('ledger').where('member_id', '=', id).execute();
      await db.deleteFrom('members').where('id', '=', id).execute();
    },
  } satisfies Partial<Tx>;
}

function sessionWrites(db: Kysely<Tables>) {
  return {
    async insertSession(session) {
      await db
        .insertInto('sessions')
        .values({
          token_hash: session.tokenHash,
          member_id: session.memberId,
          created_at: session.createdAt,
          last_seen_at: session.lastSeenAt,
        })
        .execute();
    },
    async touchSession(tokenHash, lastSeenAt) {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: lastSeenAt })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    async deleteSessions(tokenHashes) {
      if (tokenHashes.length === 0) return;
      await db.deleteFrom('sessions').where('token_hash', 'in', tokenHashes).execute();
    },
    async deleteSessionsOf(memberId) {
      await db.deleteFrom('sessions').where('member_id', '=', memberId).execute();
    },
  } satisfies Partial<Tx>;
}

function recordWrites(db: Kysely<Tables>) {
  return {
    async insertRecord(record) {
      await db.insertInto('records').values(toRecordRow(record)).execute();
    },
    async updateRecord(record) {
      await db
        .updateTable('records')
        .set(toRecordRow(record))
        .where('member_id', '=', record.memberId)
        .where('id', '=', record.id)
        .execute();
    },
    async nextSaveNumber(memberId) {
      await db
        .updateTable('members')
        .set((set) => ({ save_count: set('save_count', '+', 1) }))
        .where('id', '=', memberId)
        .execute();
      const { save_count } = await db
        .selectFrom('members')
        .select('save_count')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      return save_count;
    },
    async markSectionsSaved(memberId, module, sections) {
      if (sections.length === 0) return;
      await db
        .insertInto('saved_sections')
        .values(sections.map((section) => ({ member_id: memberId, module, section })))
        .onConflict((conflict) => conflict.columns(['member_id', 'module', 'section']).doNothing())
        .execute();
    },
  } satisfies Partial<Tx>;
}

function keptAnswerWrites(db: Kysely<Tables>) {
  return {
    async insertKeptAnswer(answer) {
      await db
        .insertInto('kept_answers')
        .values({
          member_id: answer.memberId,
          key: answer.key,
          request_hash: answer.requestHash,
          record_id: answer.recordId,
          created_at: answer.createdAt,
        })
        .execute();
    },
    async deleteKeptAnswers(memberId, before) {
      await db
        .deleteFrom('kept_answers')
        .where('member_id', '=', memberId)
        .where('created_at', '<', before)
        .execute();
    },
  } satisfies Partial<Tx>;
}
