import { limits } from '../domain/sign-in/limits.ts';
import type { Db, ReadDb } from '../ports/database.ts';
import type { DueMail, WaitingMail } from '../ports/entities.ts';
import { countAll, countUp } from '../resources/counters.ts';
import { selectUnwanted } from '../resources/outbox.ts';
import { writeWithoutMember } from '../resources/write.ts';

/** Some of them are sent, others exceed a limit. */
const atOnce = 100;

interface TakeMailsArgs {
  readonly limit: number;
  readonly now: number;
  /** Until when the mails are reserved; if this server ends, others send them then. */
  readonly until: number;
  /** For known browsers and networks, and as many for unknown ones. */
  readonly mailsAnHour: number;
}

export interface TakenMails {
  readonly mails: readonly DueMail[];
  readonly isMore: boolean;
  readonly exceeded: readonly ('budget' | 'unknown')[];
}

/** Deletes mails over the member's limit. Only here are addresses looked up, after the response to the request. */
export const takeMails = writeWithoutMember(
  'takeMails',
  async (tx, args: TakeMailsArgs): Promise<TakenMails> => {
    const { limit, now, until } = args;
    const deleted = await deleteUnwantedMails(tx, now);
    const due = await listDueMails(tx, now, atOnce);
    const exceeded = new Set<'budget' | 'unknown'>();
    if (deleted > 0 && (await countUnknown(tx, deleted, now))) exceeded.add('unknown');
    const mails: DueMail[] = [];
    let examined = 0;
    for (const mail of due) {
      if (mails.length === limit) break;
      examined += 1;
      if (!(await takeMail(tx, mail, until))) continue;
      const refusal = mail.kind === 'code' && mail.tries === 0 ? await countMail(tx, mail, args) : undefined;
      if (refusal === undefined) mails.push({ ...mail, tries: mail.tries + 1 });
      else await tx.deleteFrom('mailOutbox').where('id', '=', mail.id).execute();
      if (refusal === 'budget') exceeded.add(refusal);
    }
    const isMore = examined === due.length && due.length === atOnce;
    return { mails, isMore, exceeded: [...exceeded] };
  },
);

/** Returns how many. */
export async function deleteUnwantedMails(tx: Db, now: number): Promise<number> {
  const deleted = tx.deleteFrom('mailOutbox').where('id', 'in', selectUnwanted(tx, now));
  return Number((await deleted.executeTakeFirst()).numDeletedRows);
}

/** False if another sender has reserved it. */
async function takeMail(tx: Db, { id, nextAt }: WaitingMail, until: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mailOutbox')
    .set((set) => ({ nextAt: until, tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .where('nextAt', '=', nextAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Only sent mails count towards the limit over all members. */
async function countMail(
  tx: Db,
  { emailHash, isKnownBrowser, isKnownNetwork }: DueMail,
  { mailsAnHour, now }: TakeMailsArgs,
): Promise<'own' | 'budget' | undefined> {
  const own = isKnownBrowser
    ? limits.mailsToKnown
    : isKnownNetwork
      ? limits.mailsToKnownNetwork
      : limits.mailsToUnknown;
  if ((await countAll(tx, now, [[own, emailHash]])) !== undefined) return 'own';
  const budget = isKnownBrowser || isKnownNetwork ? limits.budgetOfKnown : limits.budgetOfUnknown;
  const isSpent = (await countAll(tx, now, [[{ ...budget, max: mailsAnHour }, 'all']])) !== undefined;
  return isSpent ? 'budget' : undefined;
}

async function countUnknown(tx: Db, by: number, now: number): Promise<boolean> {
  const { name, max, period } = limits.startsOfUnknown;
  return (await countUp(tx, `${name} all`, { by, period, now })).count > max;
}

export const postponeMail = writeWithoutMember(
  'postponeMail',
  async (tx, { id, nextAt }: { readonly id: string; readonly nextAt: number }) => {
    await tx.updateTable('mailOutbox').set({ nextAt }).where('id', '=', id).execute();
    return { kind: 'postponed' } as const;
  },
);

export const deleteMail = writeWithoutMember('deleteMail', async (tx, { id }: { readonly id: string }) => {
  await tx.deleteFrom('mailOutbox').where('id', '=', id).execute();
  return { kind: 'deleted' } as const;
});

/** Whether any mail is due, to a member or not. */
export async function hasDueMails(db: ReadDb, now: number): Promise<boolean> {
  const due = db.selectFrom('mailOutbox').select('id').where('nextAt', '<=', now);
  return (await due.limit(1).executeTakeFirst()) !== undefined;
}

/** The kinds that this version sends; others wait for a newer server. */
const mailKinds = ['code', 'new-browser', 'passkey-added', 'passkey-removed'] as const;

/** Due mails to members, the longest waiting first. Mails to other addresses do not slow this down. */
export async function listDueMails(db: ReadDb, now: number, limit: number): Promise<readonly DueMail[]> {
  const rows = await db
    .selectFrom('mailOutbox as mail')
    .innerJoin('members', 'members.email', 'mail.email')
    .leftJoin('loginChallenges as challenge', 'challenge.id', 'mail.challengeId')
    .leftJoin('knownNetworks as known', (join) =>
      join
        .onRef('known.memberId', '=', 'members.id')
        .onRef('known.networkHash', '=', 'mail.networkHash')
        .on('known.expiresAt', '>=', now),
    )
    .selectAll('mail')
    .select(['members.subExpiry', 'challenge.emailHash', 'challenge.salt', 'known.expiresAt as knownUntil'])
    .where('mail.nextAt', '<=', now)
    .where('mail.expiresAt', '>=', now)
    .where('mail.kind', 'in', mailKinds)
    .where((where) => where.or([where('members.leavesAt', 'is', null), where('members.leavesAt', '>', now)]))
    .orderBy('mail.nextAt')
    .orderBy('mail.id')
    .limit(limit)
    .execute();
  return rows.map(({ knownBrowser, knownUntil, emailHash, salt, ...mail }) => ({
    ...mail,
    isKnownBrowser: knownBrowser === 1,
    emailHash: emailHash ?? '',
    salt: salt ?? '',
    isKnownNetwork: knownUntil !== null,
  }));
}
