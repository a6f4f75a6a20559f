import { sql, type Selectable } from 'kysely';
import { clockSkew } from '../ports/clock.ts';
import type { SignInChallenge, Passkey } from '../ports/entities.ts';
import type { Reads, Tx } from '../ports/storage.ts';
import type { Queries } from './queries.ts';
import type { Tables } from '../ports/tables.ts';

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
    async insertUsedChallenge(hash, expiresAt) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('used_challenges')
        .values({ hash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async purgeSignIns(before) {
      await db.deleteFrom('login_challenges').where('expires_at', '<', before).execute();
      await db.deleteFrom('used_challenges').where('expires_at', '<', before).execute();
      await db.deleteFrom('counters').where('ends_at', '<', before).execute();
      await db.deleteFrom('known_networks').where('expires_at', '<', before).execute();
    },
  } satisfies Partial<Tx>;
}

export function networkWrites(db: Queries) {
  return {
    async rememberNetwork(memberId, networkHash, until) {
      await db
        .insertInto('known_networks')
        .values({ member_id: memberId, network_hash: networkHash, expires_at: until })
        .onConflict((conflict) =>
          conflict.columns(['member_id', 'network_hash']).doUpdateSet({ expires_at: until }),
        )
        .execute();
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

function toSignInChallenge(row: Selectable<Tables['login_challenges']>): SignInChallenge {
  return {
    id: row.id,
    salt: row.salt,
    emailHash: row.email_hash,
    browserHash: row.browser_hash,
    expiresAt: row.expires_at,
  };
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
