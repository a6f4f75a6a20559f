import type { WaitingMail } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';

export interface TakeMailsArgs {
  readonly limit: number;
  readonly now: number;
  /** Until when they are this server's: one that ends meanwhile leaves them to others, from then on. */
  readonly until: number;
}

/**
 * Takes mails whose turn has come; those that would help nobody any more go unsent. One for nobody is taken like any
 * other: what is done for a member alone could be told by the time of the next answer.
 */
export async function takeMails(
  tx: Tx,
  { limit, now, until }: TakeMailsArgs,
): Promise<readonly WaitingMail[]> {
  const taken: WaitingMail[] = [];
  for (const mail of await tx.listDueMails(now, limit)) {
    if (mail.expiresAt < now) await tx.deleteMail(mail.id);
    else if (await tx.takeMail(mail, until)) taken.push({ ...mail, tries: mail.tries + 1 });
  }
  return taken;
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
