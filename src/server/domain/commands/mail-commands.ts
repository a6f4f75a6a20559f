import type { DueMail } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { limits } from '../sign-in/limits.ts';
import { countAll, countUp } from '../../resources/counters.ts';

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
export async function takeMails(tx: Tx, args: TakeMailsArgs): Promise<TakenMails> {
  const { limit, now, until } = args;
  const deleted = await tx.deleteUnwantedMails(now);
  const due = await tx.listDueMails(now, atOnce);
  const exceeded = new Set<'budget' | 'unknown'>();
  if (deleted > 0 && (await countUnknown(tx, deleted, now))) exceeded.add('unknown');
  const mails: DueMail[] = [];
  let examined = 0;
  for (const mail of due) {
    if (mails.length === limit) break;
    examined += 1;
    if (!(await tx.takeMail(mail, until))) continue;
    const refusal = mail.kind === 'code' && mail.tries === 0 ? await countMail(tx, mail, args) : undefined;
    if (refusal === undefined) mails.push({ ...mail, tries: mail.tries + 1 });
    else await tx.deleteMail(mail.id);
    if (refusal === 'budget') exceeded.add(refusal);
  }
  const isMore = examined === due.length && due.length === atOnce;
  return { mails, isMore, exceeded: [...exceeded] };
}

/** Only sent mails count towards the limit over all members. */
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
  if ((await countAll(tx.db, now, [[own, emailHash]])) !== undefined) return 'own';
  const budget = isKnownBrowser || isKnownNetwork ? limits.budgetOfKnown : limits.budgetOfUnknown;
  const isSpent = (await countAll(tx.db, now, [[{ ...budget, max: mailsAnHour }, 'all']])) !== undefined;
  return isSpent ? 'budget' : undefined;
}

async function countUnknown(tx: Tx, by: number, now: number): Promise<boolean> {
  const { name, max, period } = limits.startsOfUnknown;
  return (await countUp(tx.db, `${name} all`, { by, period, now })).count > max;
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
