import { parentPort as port, workerData } from 'node:worker_threads';
import { MailError, type Mail } from '../ports/mail.ts';
import type { MailReport } from './mailer-thread.ts';
import { connectSmtp, type SmtpOptions } from './smtp.ts';

// buildMailerThread starts this thread and passes exactly these options.
const options: SmtpOptions = workerData;
const mailer = connectSmtp(options);
const post = (report: MailReport) => port?.postMessage(report);

port?.on('message', (mail: Mail) => {
  mailer.send(mail).then(
    () => post({ id: mail.id, failure: undefined }),
    (error: unknown) => {
      if (!(error instanceof MailError)) throw error;
      post({ id: mail.id, failure: { kind: error.kind, reason: error.message } });
    },
  );
});
