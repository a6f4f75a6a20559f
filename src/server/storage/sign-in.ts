import { sql, type Selectable } from 'kysely';
import { clockSkew } from '../ports/clock.ts';
import type { SignInChallenge } from '../ports/entities.ts';
import type { Reads, Tx } from '../ports/storage.ts';
import type { Queries } from './queries.ts';
import type { Tables } from '../ports/tables.ts';

export function signInReads(db: Queries) {
  return {
    async findSignInSalt(challengeId) {
      const of = db.selectFrom('login_challenges').select('salt').where('id', '=', challengeId);
      return (await of.executeTakeFirst())?.salt;
    },
  } satisfies Partial<Reads>;
}

export function countWrites(db: Queries) {
  return {
    async countUp(key, { by, period, now }) {
      const isOver = sql<boolean>`(counters.opened_at <= ${now - period} or counters.opened_at > ${now + clockSkew})`;
      const row = await db
        .insertInto('counters')
        .values({ key, opened_at: now, count: by, ends_at: now + period })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then excluded.count else counters.count + excluded.count end`,
            opened_at: sql<number>`case when ${isOver} then excluded.opened_at else counters.opened_at end`,
            ends_at: sql<number>`case when ${isOver} then excluded.ends_at else counters.ends_at end`,
          }),
        )
        .returning(['count', 'opened_at'])
        .executeTakeFirstOrThrow();
      return { count: row.count, openedAt: row.opened_at };
    },
    async purgeSignIns(before) {
      await db.deleteFrom('login_challenges').where('expires_at', '<', before).execute();
      await db.deleteFrom('used_challenges').where('expires_at', '<', before).execute();
      await db.deleteFrom('counters').where('ends_at', '<', before).execute();
      await db.deleteFrom('known_networks').where('expires_at', '<', before).execute();
    },
  } satisfies Partial<Tx>;
}

export function challengeWrites(db: Queries) {
  return {
    async insertSignInChallenge({ id, salt, emailHash, browserHash, expiresAt }) {
      const times = { expires_at: expiresAt, used_at: null };
      await db
        .insertInto('login_challenges')
        .values({ id, salt, email_hash: emailHash, browser_hash: browserHash, attempts: 0, ...times })
        .execute();
    },
    async trySignInChallenge(id, { now, attempts }) {
      const row = await db
        .updateTable('login_challenges')
        .set((set) => ({ attempts: set('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>=', now)
        .where('attempts', '<', attempts)
        .returningAll()
        .executeTakeFirst();
      return row && toSignInChallenge(row);
    },
    async useSignInChallenge(id, now) {
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

function toSignInChallenge(row: Selectable<Tables['login_challenges']>): SignInChallenge {
  return {
    id: row.id,
    salt: row.salt,
    emailHash: row.email_hash,
    browserHash: row.browser_hash,
    expiresAt: row.expires_at,
  };
}
