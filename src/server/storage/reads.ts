import type { Kysely } from 'kysely';
import type { Reads } from '../ports/storage.ts';
import { toKeptAnswer, toLedgerEntry, toMember, toSession, toStoredRecord } from './rows.ts';
import type { Tables } from './tables.ts';

/** The reads over either database. */
export function buildReads(db: Kysely<Tables>): Reads {
  return { ...memberReads(db), ...sessionReads(db), ...recordReads(db), ...ledgerReads(db) };
}

function memberReads(db: Kysely<Tables>) {
  return {
    async findMember(id) {
      const row = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toMember(row);
    },
    async findMemberByEmail(email) {
      const row = await db.selectFrom('members').selectAll().where('email', '=', email).executeTakeFirst();
      return row && toMember(row);
    },
    async listMembers() {
      return (await db.selectFrom('members').selectAll().orderBy('email').execute()).map(toMember);
    },
    async countMembers() {
      const count = db.fn.countAll<number>().as('count');
      return (await db.selectFrom('members').select(count).executeTakeFirstOrThrow()).count;
    },
  } satisfies Partial<Reads>;
}

function sessionReads(db: Kysely<Tables>) {
  return {
    async findSession(tokenHash) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('members', 'members.id', 'sessions.member_id')
        .selectAll('members')
        .select(['sessions.token_hash', 'sessions.member_id', 'sessions.last_seen_at'])
        .select('sessions.created_at as session_created_at')
        .where('sessions.token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (!row) return undefined;
      return { session: toSession({ ...row, created_at: row.session_created_at }), member: toMember(row) };
    },
    async listSessions(memberId) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .execute();
      return rows.map(toSession);
    },
  } satisfies Partial<Reads>;
}

function recordReads(db: Kysely<Tables>) {
  const newestFirst = (memberId: string, module: string) =>
    db
      .selectFrom('records')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('module', '=', module)
      .orderBy('save_number', 'desc');
  return {
    async findRecord(memberId, id) {
      const row = await db
        .selectFrom('records')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toStoredRecord(row);
    },
    async findLatestRecord(memberId, module) {
      const row = await newestFirst(memberId, module).limit(1).executeTakeFirst();
      return row && toStoredRecord(row);
    },
    async listRecords(memberId, module) {
      return (await newestFirst(memberId, module).execute()).map(toStoredRecord);
    },
    async listSavedSections(memberId, module) {
      const rows = await db
        .selectFrom('saved_sections')
        .select('section')
        .where('member_id', '=', memberId)
        .where('module', '=', module)
        .execute();
      return rows.map(({ section }) => section);
    },
    async findKeptAnswer(memberId, key) {
      const row = await db
        .selectFrom('kept_answers')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('key', '=', key)
        .executeTakeFirst();
      return row && toKeptAnswer(row);
    },
  } satisfies Partial<Reads>;
}

function ledgerReads(db: Kysely<Tables>) {
  return {
    async listLedger(memberId) {
      const rows = await db
        .selectFrom('ledger')
        .selectAll()
        .where('member_id', '=', memberId)
        // Every entry pays, so the balance after it puts entries of the same millisecond in order too.
        .orderBy('balance_after')
        .execute();
      return rows.map(toLedgerEntry);
    },
    async listImbalances() {
      const rows = await db
        .selectFrom('members')
        .leftJoin('ledger', 'ledger.member_id', 'members.id')
        .select((select) => [
          'members.email',
          'members.curr_coins as coins',
          select.fn.coalesce(select.fn.sum<number>('ledger.amount'), select.lit(0)).as('ledgerSum'),
        ])
        .groupBy(['members.id', 'members.email', 'members.curr_coins'])
        .orderBy('members.email')
        .execute();
      return rows.filter(({ coins, ledgerSum }) => coins !== ledgerSum);
    },
  } satisfies Partial<Reads>;
}
