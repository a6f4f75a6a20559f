import { Worker } from 'node:worker_threads';
import { MailError, type Mail, type Mailer } from '../ports/mail.ts';
import type { SmtpOptions } from './smtp.ts';

export interface MailReport {
  readonly id: string;
  readonly failure: { readonly kind: MailError['kind']; readonly reason: string } | undefined;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: MailError) => void;
}

/**
 * In the main thread, the work would slow concurrent requests, and thereby reveal that the address is a member's. The thread
 * starts with the first mail, and again after a crash, whose mails are retried later.
 */
export function buildMailerThread(options: SmtpOptions): Mailer {
  const waiting = new Map<string, Waiting>();
  let worker: Worker | undefined;
  const settle = ({ id, failure }: MailReport) => {
    const mail = waiting.get(id);
    waiting.delete(id);
    if (failure) mail?.reject(new MailError(failure.kind, failure.reason));
    else mail?.resolve();
  };
  const start = () => {
    const started = new Worker(new URL('./serve-mailer.ts', import.meta.url), { workerData: options });
    started.on('message', settle);
    // An unhandled 'error' would end the process; the thread's 'exit' follows and is enough.
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
      const failure = { kind: 'later', reason: 'the thread that sends mails ended' } as const;
      for (const id of waiting.keys()) settle({ id, failure });
    });
    return started;
  };
  return {
    send: (mail: Mail) =>
      new Promise((resolve, reject) => {
        waiting.set(mail.id, { resolve, reject });
        worker ??= start();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(mail);
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
