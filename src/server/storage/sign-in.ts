import { sql, type Selectable } from 'kysely';
import { clockSkew } from '../ports/clock.ts';
import type { LoginChallenge, Passkey, WaitingMail } from '../ports/entities.ts';
import type { Reads, Tx } from '../ports/storage.ts';
import type { Queries } from './queries.ts';
import type { Tables } from './tables.ts';

/** Mails that one to somebody is looked for among: however many wait, a look takes a few ms at most. */
const lookAhead = 5000;

export function signInReads(db: Queries) {
  const passkeys = db.selectFrom('passkeys').selectAll();
  return {
    async listPasskeys(memberId) {
      const own = passkeys.where('member_id', '=', memberId);
      return (await own.orderBy('created_at').orderBy('id').execute()).map(toPasskey);
    },
    async findPasskey(id) {
      const row = await passkeys.where('id', '=', id).executeTakeFirst();
      return row && toPasskey(row);
    },
    async findMarksEnd(memberId) {
      const of = db
        .selectFrom('used_challenges')
        .select('expires_at')
        .where('hash', '=', toMarksKey(memberId));
      return (await of.executeTakeFirst())?.expires_at;
    },
    async countMails() {
      const count = db.fn.countAll<number>().as('count');
      return (await db.selectFrom('mail_outbox').select(count).executeTakeFirstOrThrow()).count;
    },
    async listDueMails(now, limit) {
      const due = db.selectFrom('mail_outbox').selectAll().where('next_at', '<=', now);
      const first = due.orderBy('next_at').orderBy('id').limit(lookAhead).as('first');
      const isForNobody = sql`case when kind = 'none' then 1 else 0 end`;
      const inTurn = db.selectFrom(first).selectAll().orderBy(isForNobody).orderBy('next_at').orderBy('id');
      return (await inTurn.limit(limit).execute()).map(toWaitingMail);
    },
  } satisfies Partial<Reads>;
}

export function countWrites(db: Queries) {
  return {
    async countUp(key, { by, period, now }) {
      const isOver = sql<boolean>`(counters.opened_at <= ${now - period} or counters.opened_at > ${now + clockSkew})`;
      const row = await db
        .insertInto('counters')
        .values({ key, opened_at: now, count: by })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then excluded.count else counters.count + excluded.count end`,
            opened_at: sql<number>`case when ${isOver} then excluded.opened_at else counters.opened_at end`,
          }),
        )
        .returning(['count', 'opened_at'])
        .executeTakeFirstOrThrow();
      return { count: row.count, openedAt: row.opened_at };
    },
    async insertUsedChallenge(hash, expiresAt) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('used_challenges')
        .values({ hash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async endMarks(memberId, until) {
      await db
        .insertInto('used_challenges')
        .values({ hash: toMarksKey(memberId), expires_at: until })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expires_at: until }))
        .execute();
    },
    async purgeLogins(before) {
      await db.deleteFrom('login_challenges').where('expires_at', '<', before).execute();
      await db.deleteFrom('used_challenges').where('expires_at', '<', before).execute();
      await db.deleteFrom('counters').where('opened_at', '<', before).execute();
    },
  } satisfies Partial<Tx>;
}

export function challengeWrites(db: Queries) {
  return {
    async insertLoginChallenge({ id, emailHash, browserHash, expiresAt }) {
      const times = { expires_at: expiresAt, used_at: null };
      await db
        .insertInto('login_challenges')
        .values({ id, email_hash: emailHash, browser_hash: browserHash, attempts: 0, ...times })
        .execute();
    },
    async tryLoginChallenge(id, { now, attempts }) {
      const row = await db
        .updateTable('login_challenges')
        .set((set) => ({ attempts: set('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>=', now)
        .where('attempts', '<', attempts)
        .returningAll()
        .executeTakeFirst();
      return row && toLoginChallenge(row);
    },
    async useLoginChallenge(id, now) {
      const { numUpdatedRows } = await db
        .updateTable('login_challenges')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  } satisfies Partial<Tx>;
}

export function mailWrites(db: Queries) {
  return {
    async insertMail({ id, kind, email, challengeId, tries, nextAt, expiresAt }) {
      await db
        .insertInto('mail_outbox')
        .values({ id, kind, email, challenge_id: challengeId, tries, next_at: nextAt, expires_at: expiresAt })
        .execute();
    },
    async takeMail({ id, nextAt }, until) {
      const { numUpdatedRows } = await db
        .updateTable('mail_outbox')
        .set((set) => ({ next_at: until, tries: set('tries', '+', 1) }))
        .where('id', '=', id)
        .where('next_at', '=', nextAt)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async postponeMail(id, nextAt) {
      await db.updateTable('mail_outbox').set({ next_at: nextAt }).where('id', '=', id).execute();
    },
    async deleteMail(id) {
      await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
    },
  } satisfies Partial<Tx>;
}

export function passkeyWrites(db: Queries) {
  return {
    async insertPasskey({ id, memberId, publicKey, counter, transports, name, createdAt, lastUsedAt }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkeys')
        .values({
          id,
          member_id: memberId,
          public_key: publicKey,
          counter,
          transports: transports.join(','),
          name,
          created_at: createdAt,
          last_used_at: lastUsedAt,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async updatePasskey(id, { counter, name, lastUsedAt }) {
      const columns = {
        ...(counter !== undefined && { counter }),
        ...(name !== undefined && { name }),
        ...(lastUsedAt !== undefined && { last_used_at: lastUsedAt }),
      };
      await db.updateTable('passkeys').set(columns).where('id', '=', id).execute();
    },
    async deletePasskey(id) {
      await db.deleteFrom('passkeys').where('id', '=', id).execute();
    },
  } satisfies Partial<Tx>;
}

/** Marks of browsers that were ended are used up like challenges: until they would have ended by themselves. */
export const toMarksKey = (memberId: string) => `browsers of ${memberId}`;

function toLoginChallenge(row: Selectable<Tables['login_challenges']>): LoginChallenge {
  return { id: row.id, emailHash: row.email_hash, browserHash: row.browser_hash, expiresAt: row.expires_at };
}

function toWaitingMail(row: Selectable<Tables['mail_outbox']>): WaitingMail {
  return {
    id: row.id,
    kind: toMailKind(row.kind),
    email: row.email,
    challengeId: row.challenge_id,
    tries: row.tries,
    nextAt: row.next_at,
    expiresAt: row.expires_at,
  };
}

const mailKinds = ['code', 'ended', 'new-browser', 'passkey-added'] as const;

/** A kind that only another version of this program knows is nothing to send. */
function toMailKind(text: string): WaitingMail['kind'] {
  return mailKinds.find((kind) => kind === text) ?? 'none';
}

function toPasskey(row: Selectable<Tables['passkeys']>): Passkey {
  return {
    id: row.id,
    memberId: row.member_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports.split(',').filter((transport) => transport !== ''),
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
