import { setTimeout as wait } from 'node:timers/promises';
import { MailError, type Mailer } from '../ports/mail.ts';
import { connectSmtp, type AddressedMail, type SendMail, type SmtpOptions } from './smtp.ts';

/** How a mail fared. */
interface Fared {
  /** Ms. */
  readonly time: number;
  readonly failure: MailError | undefined;
}

/** Sends mails from the thread that calls. */
export function buildMailer(options: SmtpOptions): Mailer {
  const smtp = connectSmtp(options);
  let last: Fared = { time: 0, failure: undefined };
  return {
    async send({ to, ...rest }) {
      if (to === undefined) await wait(last.time);
      else last = await measure(smtp.send, { to, ...rest });
      if (last.failure) throw last.failure;
    },
    close: async () => smtp.close(),
  };
}

async function measure(send: SendMail, mail: AddressedMail): Promise<Fared> {
  const started = performance.now();
  const failure = await send(mail).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof MailError) return error;
      throw error;
    },
  );
  return { time: performance.now() - started, failure };
}
