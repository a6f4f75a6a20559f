import type { WaitingMail } from '../../ports/entities.ts';
import { MailError, type Mail, type Mailer } from '../../ports/mail.ts';
import type { Context } from '../context.ts';

/** Mails that are under way at once. */
const atOnce = 20;

/** How long a mail is its server's, in ms: longer than a mail server may take. One that ended leaves it to others then. */
const lease = 30_000;

/** The pause before a mail is tried again, in ms: it doubles from first to longest. */
const pauses = { first: 5000, longest: 120_000 };

export interface MailRound extends Pick<Context, 'storage' | 'clock'> {
  readonly mailer: Mailer;
  readonly write: (mail: WaitingMail) => Pick<Mail, 'subject' | 'text'>;
  /** Told of each mail for somebody that was not taken over, in words without an address. */
  readonly onFailure: (failure: {
    readonly kind: MailError['kind'];
    readonly tries: number;
    readonly reason: string;
  }) => void;
}

/** Sends the mails whose turn has come; true where more may be waiting. A mail is sent at least once until it is over. */
export async function sendMails(round: MailRound): Promise<boolean> {
  const { storage, clock } = round;
  const now = clock.now();
  // Most rounds find nothing, and then write nothing.
  if ((await storage.reads.listDueMails(now, 1)).length === 0) return false;
  const mails = await storage.run('takeMails', { limit: atOnce, now, until: now + lease });
  await Promise.all(mails.map((mail) => send(round, mail)));
  return mails.length > 0;
}

async function send(
  { storage, clock, mailer, write, onFailure }: MailRound,
  mail: WaitingMail,
): Promise<void> {
  const { id, tries } = mail;
  const to = mail.kind === 'none' ? undefined : mail.email;
  const failure = await trySending(mailer, { id, to, ...write(mail) });
  if (failure?.kind === 'later') {
    const pause = Math.min(pauses.first * 2 ** (tries - 1), pauses.longest);
    await storage.run('postponeMail', { id, nextAt: clock.now() + pause });
  } else await storage.run('deleteMail', { id });
  if (failure && to !== undefined) onFailure({ kind: failure.kind, tries, reason: failure.message });
}

async function trySending(mailer: Mailer, mail: Mail): Promise<MailError | undefined> {
  try {
    await mailer.send(mail);
    return undefined;
  } catch (error) {
    if (error instanceof MailError) return error;
    throw error;
  }
}
