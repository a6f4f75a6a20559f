import { parentPort as port, workerData } from 'node:worker_threads';
import { MailError, type Mail } from '../ports/mail.ts';
import type { MailReport } from './mailer-thread.ts';
import { connectSmtp, type SmtpOptions } from './smtp.ts';

// The inside of the thread that buildMailerThread starts, which passes exactly this.
const options: SmtpOptions = workerData;
const mailer = connectSmtp(options);
const tell = (report: MailReport) => port?.postMessage(report);

port?.on('message', (mail: Mail) => {
  mailer.send(mail).then(
    () => tell({ id: mail.id, failure: undefined }),
    (error: unknown) => {
      // Whatever else goes wrong ends the thread.
      if (!(error instanceof MailError)) throw error;
      tell({ id: mail.id, failure: { kind: error.kind, reason: error.message } });
    },
  );
});
