import type { DueMail } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { limits } from '../sign-in/limits.ts';
import { countAll } from './sign-in-commands.ts';

/** Mails that one command looks at: those that leave, and those that a limit holds back. */
const atOnce = 100;

/** Mails to nobody that one command deletes; more would keep saves waiting. */
const deletedAtOnce = 5000;

export interface TakeMailsArgs {
  /** Mails that can be sent now. */
  readonly limit: number;
  readonly now: number;
  /** Until when they are this server's: if it ends meanwhile, others send them from then on. */
  readonly until: number;
  /** Mails an hour to all members together, for known browsers and networks and for unknown ones. */
  readonly mailsAnHour: number;
}

export interface TakenMails {
  readonly mails: readonly DueMail[];
  /** More may be due that another command can take or delete now. */
  readonly isMore: boolean;
  /** The limits of all members together that were passed. */
  readonly passed: readonly ('budget' | 'unknown')[];
}

/**
 * Takes mails to members whose turn has come, and deletes those that help nobody: too many for their member, too old, or to
 * an address that is no member's. Only here it is looked up whose an address is, after the answer to the request has left.
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

/** Which limit a code for a member passes, if any. Only a mail that leaves is taken of the budget of all. */
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
