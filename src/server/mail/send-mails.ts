import { randomInt } from 'node:crypto';
import type { TakenMails } from '../domain/commands/mail-commands.ts';
import type { Context } from '../domain/context.ts';
import type { DueMail } from '../ports/entities.ts';
import { MailError, type Mail, type Mailer } from '../ports/mail.ts';
import { StorageError, whereLost } from '../ports/storage.ts';

/** How often the outbox is read, in ms. */
const interval = 1000;

/**
 * A round begins at a random moment within this many ms of a request: what it costs to send a member's mail must not fall
 * into the time of that request's next one.
 */
const spread = 300;

/** Mails that are being sent at once. */
const atOnce = 20;

/** How long a mail is its server's, in ms. If that server ends, others send it after that. */
const lease = 30_000;

/** How often the lease of mails that are being sent is extended, in ms: a slow mail server takes longer than one. */
const renewal = lease / 3;

/** The pause before a mail is tried again, in ms: it doubles from first to longest. */
const pauses = { first: 5000, longest: 120_000 };

/** How often what log-ins leave behind is deleted, in rounds: about once a minute. */
const roundsOfPurge = 60;

interface Sending extends Pick<Context, 'storage' | 'clock'> {
  readonly mailer: Mailer;
  readonly write: (mail: DueMail) => Pick<Mail, 'subject' | 'text'>;
  /** Mails an hour to all members together, for known browsers and networks and for unknown ones. */
  readonly mailsAnHour: number;
  readonly onPassed: (limit: TakenMails['passed'][number]) => void;
  /** `reason` names no address. */
  readonly onFailure: (failure: {
    readonly kind: MailError['kind'];
    readonly tries: number;
    readonly reason: string;
  }) => void;
  readonly onError: (error: unknown) => void;
}

/** Mails are sent beside the requests until it ends. */
export interface RunningSender {
  /** A mail waits. */
  readonly wake: () => void;
  /** Resolves once the mails that were asked for have been tried. */
  readonly end: () => Promise<void>;
}

/** Sends the mails that wait in the database. Each is sent at least once, unless it is over before. */
export function startSending(sending: Sending): RunningSender {
  const rounds = new Rounds(sending);
  let pause: NodeJS.Timeout | undefined;
  let isEnded = false;
  const run = () => {
    clearTimeout(pause);
    pause = undefined;
    return rounds.run();
  };
  const reading = setInterval(() => void run(), interval).unref();
  const renewing = setInterval(() => rounds.renew(), renewal).unref();
  return {
    wake() {
      if (!isEnded) pause ??= setTimeout(() => void run(), randomInt(spread)).unref();
    },
    async end() {
      isEnded = true;
      clearInterval(reading);
      if (pause !== undefined) void run();
      await rounds.end();
      clearInterval(renewing);
      await sending.mailer.close();
    },
  };
}

/** Reads the outbox, one round at a time, and sends what a round has taken beside the next ones. */
class Rounds {
  readonly #sending: Sending;
  readonly #underWay = new Map<string, Promise<void>>();
  #running: Promise<void> | undefined;
  #isWanted = false;
  #count = 0;

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  /** Begins a round, after the one that is running. */
  run(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#runAll().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Keeps mails that are being sent from other servers. */
  renew(): void {
    const { storage, clock } = this.#sending;
    const nextAt = clock.now() + lease;
    for (const id of this.#underWay.keys())
      void storage.run('postponeMail', { id, nextAt }).catch(whereLost(null));
  }

  /** Waits for the round that is running and for what it sends. */
  async end(): Promise<void> {
    await this.#running;
    await Promise.all(this.#underWay.values());
  }

  async #runAll(): Promise<void> {
    const { storage, clock } = this.#sending;
    try {
      if (this.#count % roundsOfPurge === 0) await storage.run('purgeSignIns', { now: clock.now() });
      this.#count += 1;
      do this.#isWanted = false;
      while ((await this.#runOne()) || this.#isWanted);
    } catch (error) {
      this.#report(error);
    }
  }

  /** True where another round can do more at once. */
  async #runOne(): Promise<boolean> {
    const { storage, clock, mailsAnHour, onPassed } = this.#sending;
    const now = clock.now();
    // Most rounds find nothing, and then write nothing.
    if (!(await storage.reads.hasDueMails(now))) return false;
    const limit = atOnce - this.#underWay.size;
    const taken = await storage.run('takeMails', { limit, now, until: now + lease, mailsAnHour });
    for (const passed of taken.passed) onPassed(passed);
    for (const mail of taken.mails) this.#start(mail);
    return taken.isMore;
  }

  #start(mail: DueMail): void {
    // Its lease ran out while it is being sent here, as where this machine slept.
    if (this.#underWay.has(mail.id)) return;
    this.#underWay.set(mail.id, this.#send(mail));
  }

  async #send(mail: DueMail): Promise<void> {
    try {
      await send(this.#sending, mail);
    } catch (error) {
      this.#report(error);
    }
    const wasFull = this.#underWay.size >= atOnce;
    this.#underWay.delete(mail.id);
    if (wasFull) void this.run();
  }

  /** A database that is away is reported by all who need it at once. */
  #report(error: unknown): void {
    if (!(error instanceof StorageError)) this.#sending.onError(error);
  }
}

async function send({ storage, clock, mailer, write, onFailure }: Sending, mail: DueMail): Promise<void> {
  const { id, email, tries } = mail;
  const failure = await trySending(mailer, { id, to: email, ...write(mail) });
  if (failure?.kind === 'later') {
    const pause = Math.min(pauses.first * 2 ** (tries - 1), pauses.longest);
    await storage.run('postponeMail', { id, nextAt: clock.now() + pause });
  } else await storage.run('deleteMail', { id });
  if (failure) onFailure({ kind: failure.kind, tries, reason: failure.message });
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
