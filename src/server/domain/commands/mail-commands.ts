import type { WaitingMail } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';

/** A mail with somebody to send it to. */
export interface SendableMail extends WaitingMail {
  readonly kind: Exclude<WaitingMail['kind'], 'none'>;
}

export interface TakeMailsArgs {
  readonly limit: number;
  readonly now: number;
  /** Until when they are this server's: one that ends meanwhile leaves them to others, from then on. */
  readonly until: number;
}

/** Takes mails whose turn has come; those that would help nobody any more, or are for nobody, go unsent. */
export async function takeMails(
  tx: Tx,
  { limit, now, until }: TakeMailsArgs,
): Promise<readonly SendableMail[]> {
  const taken: SendableMail[] = [];
  for (const mail of await tx.listDueMails(now, limit)) {
    const { kind } = mail;
    if (kind === 'none' || mail.expiresAt < now) await tx.deleteMail(mail.id);
    else if (await tx.takeMail(mail, until)) taken.push({ ...mail, kind, tries: mail.tries + 1 });
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
