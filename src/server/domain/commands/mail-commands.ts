import type { DueMail } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { limits } from '../sign-in/limits.ts';
import { countAll } from './sign-in-commands.ts';

/** Due mails that one command reads: some are sent, some are over a limit. */
const atOnce = 100;

/** Unwanted mails that one command deletes; more would delay saves. */
const deletedAtOnce = 5000;

export interface TakeMailsArgs {
  /** Mails to return at most. */
  readonly limit: number;
  readonly now: number;
  /** Until when the mails are reserved: if this server ends, others send them after that. */
  readonly until: number;
  /** Mails an hour to all members: this many for known browsers and networks, and as many for unknown ones. */
  readonly mailsAnHour: number;
}

export interface TakenMails {
  readonly mails: readonly DueMail[];
  /** Whether further mails may be due now. */
  readonly isMore: boolean;
  /** The limits over all members that were exceeded. */
  readonly passed: readonly ('budget' | 'unknown')[];
}

/**
 * Reserves due mails to members, and deletes unwanted ones: over the member's limit, expired, or to an address that is no
 * member's. Addresses are looked up only here, after the request was answered.
 */
export async function takeMails(tx: Tx, args: TakeMailsArgs): Promise<TakenMails> {
  const { limit, now, until } = args;
  const deleted = await tx.deleteUnwantedMails(now, deletedAtOnce);
  const due = await tx.listDueMails(now, atOnce);
  const passed = new Set<'budget' | 'unknown'>();
  if (deleted > 0 && (await countUnknown(tx, deleted, now))) passed.add('unknown');
  const mails: DueMail[] = [];
  let looked = 0;
  for (const mail of due) {
    if (mails.length === limit) break;
    looked += 1;
    if (!(await tx.takeMail(mail, until))) continue;
    const refusal = mail.kind === 'code' && mail.tries === 0 ? await countMail(tx, mail, args) : undefined;
    if (refusal === undefined) mails.push({ ...mail, tries: mail.tries + 1 });
    else await tx.deleteMail(mail.id);
    if (refusal === 'budget') passed.add(refusal);
  }
  const isMore = deleted === deletedAtOnce || (looked === due.length && due.length === atOnce);
  return { mails, isMore, passed: [...passed] };
}

/** Which limit a code exceeds, if any. Only mails that are sent count towards the limit over all members. */
async function countMail(
  tx: Tx,
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
  const isSpent = (await countAll(tx, now, [[{ ...budget, most: mailsAnHour }, 'all']])) !== undefined;
  return isSpent ? 'budget' : undefined;
}

async function countUnknown(tx: Tx, by: number, now: number): Promise<boolean> {
  const { name, most, period } = limits.startsOfUnknown;
  return (await tx.countUp(`${name} all`, { by, period, now })).count > most;
}

export async function postponeMail(
  tx: Tx,
  { id, nextAt }: { readonly id: string; readonly nextAt: number },
): Promise<null> {
  await tx.postponeMail(id, nextAt);
  return null;
}

export async function deleteMail(tx: Tx, { id }: { readonly id: string }): Promise<null> {
  await tx.deleteMail(id);
  return null;
}
