import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort as port, workerData } from 'node:worker_threads';
import { MailError, type Mail } from '../ports/mail.ts';
import type { Told } from './mailer-thread.ts';
import { buildMailer } from './mailer.ts';
import type { SmtpOptions } from './smtp.ts';

/** A mail leaves at any moment within so long, in ms: even what it takes of the processor must not follow a request. */
const spread = 300;

// The inside of the thread that buildMailerThread starts, which passes exactly this.
const options: SmtpOptions = workerData;
const mailer = buildMailer(options);
const send = async (mail: Mail) => {
  await wait(randomInt(spread));
  await mailer.send(mail);
};
const tell = (told: Told) => port?.postMessage(told);

port?.on('message', (mail: Mail) => {
  send(mail).then(
    () => tell({ id: mail.id, failure: undefined }),
    (error: unknown) => {
      // Whatever else goes wrong ends the thread.
      if (!(error instanceof MailError)) throw error;
      tell({ id: mail.id, failure: { kind: error.kind, reason: error.message } });
    },
  );
});
