import type { WaitingMail } from '../../ports/entities.ts';
import { MailError, type Mail, type Mailer } from '../../ports/mail.ts';
import { whereLost } from '../../ports/storage.ts';
import type { Context } from '../context.ts';

/** Mails that are under way at once. */
const atOnce = 20;

/** How long a mail is its server's, in ms. One that ended leaves it to others then. */
const lease = 30_000;

/** How often that is said again of mails under way, in ms: a mail server may take longer than that for so many. */
const renewal = lease / 3;

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

/**
 * Sends the mails whose turn has come; true where more may be waiting. A mail is sent at least once until it is over. Those
 * for nobody come after all others, so that nobody's mail waits behind what strangers ask for: as many are taken at once,
 * and as much is done for each of them.
 */
export async function sendMails(round: MailRound): Promise<boolean> {
  const { storage, clock } = round;
  const now = clock.now();
  // Most rounds find nothing, and then write nothing.
  if ((await storage.reads.listDueMails(now, 1)).length === 0) return false;
  const mails = await storage.run('takeMails', { limit: atOnce, now, until: now + lease });
  const underWay = new Set(mails.map(({ id }) => id));
  const renewing = setInterval(() => renew(round, underWay), renewal).unref();
  try {
    await Promise.all(mails.map((mail) => send(round, mail, underWay)));
  } finally {
    clearInterval(renewing);
  }
  return mails.length > 0;
}

/** Keeps mails from other servers. */
function renew({ storage, clock }: MailRound, ids: ReadonlySet<string>): void {
  const nextAt = clock.now() + lease;
  // A database that is away is told of by all who need it at once.
  for (const id of ids) void storage.run('postponeMail', { id, nextAt }).catch(whereLost(null));
}

async function send(
  { storage, clock, mailer, write, onFailure }: MailRound,
  mail: WaitingMail,
  underWay: Set<string>,
): Promise<void> {
  const { id, tries } = mail;
  const to = mail.kind === 'none' ? undefined : mail.email;
  const failure = await trySending(mailer, { id, to, ...write(mail) });
  underWay.delete(id);
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
