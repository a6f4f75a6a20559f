import type { Selectable } from 'kysely';
import type { WaitingMail } from '../ports/entities.ts';
import type { Reads, Tx } from '../ports/storage.ts';
import type { Queries } from './queries.ts';
import type { Tables } from '../ports/tables.ts';

export function mailReads(db: Queries) {
  return {
    async countMails() {
      const count = db.fn.countAll<number>().as('count');
      return (await db.selectFrom('mail_outbox').select(count).executeTakeFirstOrThrow()).count;
    },
    async hasDueMails(now) {
      const due = db.selectFrom('mail_outbox').select('id').where('next_at', '<=', now);
      return (await due.limit(1).executeTakeFirst()) !== undefined;
    },
    async listDueMails(now, limit) {
      const rows = await db
        .selectFrom('mail_outbox as mail')
        .innerJoin('members', 'members.email', 'mail.email')
        .leftJoin('login_challenges as challenge', 'challenge.id', 'mail.challenge_id')
        .leftJoin('known_networks as known', (join) =>
          join
            .onRef('known.member_id', '=', 'members.id')
            .onRef('known.network_hash', '=', 'mail.network_hash')
            .on('known.expires_at', '>=', now),
        )
        .selectAll('mail')
        .select([
          'members.sub_expiry',
          'challenge.email_hash',
          'challenge.salt',
          'known.expires_at as known_until',
        ])
        .where('mail.next_at', '<=', now)
        .where('mail.expires_at', '>=', now)
        .where('mail.kind', 'in', mailKinds)
        .where((where) =>
          where.or([where('members.leaves_at', 'is', null), where('members.leaves_at', '>', now)]),
        )
        .orderBy('mail.next_at')
        .orderBy('mail.id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        ...toWaitingMail(row),
        subExpiry: row.sub_expiry,
        emailHash: row.email_hash ?? '',
        salt: row.salt ?? '',
        isKnownNetwork: row.known_until !== null,
      }));
    },
  } satisfies Partial<Reads>;
}

export function mailWrites(db: Queries) {
  return {
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
    async deleteUnwantedMails(now) {
      const deleted = db.deleteFrom('mail_outbox').where('id', 'in', listUnwanted(db, now));
      return Number((await deleted.executeTakeFirst()).numDeletedRows);
    },
  } satisfies Partial<Tx>;
}

/** Expired, or to an address that is no member's. */
function listUnwanted(db: Queries, now: number) {
  return db
    .selectFrom('mail_outbox as mail')
    .select('mail.id')
    .where('mail.next_at', '<=', now)
    .where((where) => {
      const member = where
        .selectFrom('members')
        .select('members.id')
        .whereRef('members.email', '=', 'mail.email')
        .where((of) => of.or([of('leaves_at', 'is', null), of('leaves_at', '>', now)]));
      return where.or([where('mail.expires_at', '<', now), where.not(where.exists(member))]);
    });
}

function toWaitingMail(row: Selectable<Tables['mail_outbox']>): WaitingMail {
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    challengeId: row.challenge_id,
    networkHash: row.network_hash,
    isKnownBrowser: row.known_browser === 1,
    tries: row.tries,
    nextAt: row.next_at,
    expiresAt: row.expires_at,
  };
}

/** The kinds that this version sends; others wait for a newer server. */
const mailKinds = ['code', 'new-browser', 'passkey-added', 'passkey-removed'] as const;
