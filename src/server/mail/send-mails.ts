import { randomInt } from 'node:crypto';
import { deleteMail, hasDueMails, postponeMail, takeMails, type TakenMails } from '../jobs/mails.ts';
import { purgeSignIns } from '../jobs/sign-ins.ts';
import type { Context } from '../domain/context.ts';
import type { DueMail } from '../ports/entities.ts';
import { MailError, type Mail, type Mailer } from '../ports/mail.ts';
import { StorageError, whereLost } from '../ports/storage.ts';

/** In ms. */
const interval = 1000;

/**
 * Random delay, in ms, so that the work of sending a member's mail does not show in the duration of the caller's next
 * request.
 */
const spread = 300;

const atOnce = 20;

/** In ms. If this server ends, others send the mail then. */
const lease = 30_000;

/** In ms: a slow mail server takes longer than one lease. */
const renewal = lease / 3;

/** In ms; doubles from first to longest. */
const pauses = { first: 5000, longest: 120_000 };

/** About once a minute. */
const roundsOfPurge = 60;

interface SenderOptions extends Pick<Context, 'storage' | 'clock'> {
  readonly mailer: Mailer;
  readonly write: (mail: DueMail) => Pick<Mail, 'subject' | 'text'>;
  /** For known browsers and networks, and as many for unknown ones. */
  readonly mailsAnHour: number;
  readonly onLimitExceeded: (limit: TakenMails['exceeded'][number]) => void;
  /** `reason` contains no address. */
  readonly onFailure: (failure: {
    readonly kind: MailError['kind'];
    readonly tries: number;
    readonly reason: string;
  }) => void;
  readonly onError: (error: unknown) => void;
}

interface RunningSender {
  readonly wake: () => void;
  readonly end: () => Promise<void>;
}

/** Sends each mail at least once, unless it expires. */
export function startSending(options: SenderOptions): RunningSender {
  const rounds = new Rounds(options);
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
      await options.mailer.close();
    },
  };
}

/** Reads the due mails in rounds; mails of a round are still sent during later ones. */
class Rounds {
  readonly #options: SenderOptions;
  readonly #underWay = new Map<string, Promise<void>>();
  #running: Promise<void> | undefined;
  #isWanted = false;
  #count = 0;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  run(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#runAll().finally(() => (this.#running = undefined));
    return this.#running;
  }

  renew(): void {
    const { storage, clock } = this.#options;
    const nextAt = clock.now() + lease;
    for (const id of this.#underWay.keys())
      void storage.run(postponeMail, { id, nextAt }).catch(whereLost(null));
  }

  async end(): Promise<void> {
    await this.#running;
    await Promise.all(this.#underWay.values());
  }

  async #runAll(): Promise<void> {
    const { storage, clock } = this.#options;
    try {
      if (this.#count % roundsOfPurge === 0) await storage.run(purgeSignIns, { now: clock.now() });
      this.#count += 1;
      do this.#isWanted = false;
      while ((await this.#runOne()) || this.#isWanted);
    } catch (error) {
      this.#report(error);
    }
  }

  async #runOne(): Promise<boolean> {
    const { storage, clock, mailsAnHour, onLimitExceeded } = this.#options;
    const now = clock.now();
    // Most rounds find nothing, and then write nothing.
    if (!(await hasDueMails(storage.reads, now))) return false;
    const limit = atOnce - this.#underWay.size;
    const taken = await storage.run(takeMails, { limit, now, until: now + lease, mailsAnHour });
    for (const exceeded of taken.exceeded) onLimitExceeded(exceeded);
    for (const mail of taken.mails) this.#start(mail);
    return taken.isMore;
  }

  #start(mail: DueMail): void {
    // Its lease expired while it is being sent here, for example because this machine slept.
    if (this.#underWay.has(mail.id)) return;
    this.#underWay.set(mail.id, this.#send(mail));
  }

  async #send(mail: DueMail): Promise<void> {
    try {
      await send(this.#options, mail);
    } catch (error) {
      this.#report(error);
    }
    const wasFull = this.#underWay.size >= atOnce;
    this.#underWay.delete(mail.id);
    if (wasFull) void this.run();
  }

  /** An unavailable database is reported by all its users anyway. */
  #report(error: unknown): void {
    if (!(error instanceof StorageError)) this.#options.onError(error);
  }
}

async function send(
  { storage, clock, mailer, write, onFailure }: SenderOptions,
  mail: DueMail,
): Promise<void> {
  const { id, email, tries } = mail;
  const failure = await trySending(mailer, { id, to: email, ...write(mail) });
  if (failure?.kind === 'later') {
    const pause = Math.min(pauses.first * 2 ** (tries - 1), pauses.longest);
    await storage.run(postponeMail, { id, nextAt: clock.now() + pause });
  } else await storage.run(deleteMail, { id });
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
