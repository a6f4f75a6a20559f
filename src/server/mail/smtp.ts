import { createTransport } from 'nodemailer';
import { isLoopback } from '../../lib/loopback.ts';
import { MailError, type Mailer } from '../ports/mail.ts';

export interface SmtpOptions {
  /** An smtp or smtps address, with user and password if the server needs them, and options of nodemailer. */
  readonly url: string;
  /** The sender, such as Name <name@example.org>. */
  readonly from: string;
  /** For the ids of mails. */
  readonly host: string;
}

/** In ms. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

const connections = 4;

export function connectSmtp({ url, from, host }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    // Otherwise an attacker who removes STARTTLS from the server's offer could read the codes. The address may override
    // it.
    requireTLS: !isLoopback(new URL(url).hostname),
    pool: true,
    maxConnections: connections,
    ...timeouts,
    // Mails are complete: nothing is fetched or read for them.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const send: Mailer['send'] = async ({ id, to, subject, text }) => {
    try {
      await transport.sendMail({
        from,
        // As an object, so that it is never parsed as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${host}>`,
        // Suppresses automatic replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw toMailError(error);
    }
  };
  return { send, close: async () => transport.close() };
}

/** Without the mail server's own message, which may contain an address. */
function toMailError(error: unknown): MailError {
  const status = read(error, 'responseCode');
  const code = read(error, 'code');
  // Neither concerns the mail: they end once the mail server or its address in the settings is corrected.
  const isOfServer = code === 'EAUTH' || code === 'ETLS';
  const isFinal = typeof status === 'number' && status >= 500 && !isOfServer;
  const said = [code, status].filter((part) => typeof part === 'string' || typeof part === 'number');
  return new MailError(isFinal ? 'refused' : 'later', said.join(' ') || 'no answer');
}

function read(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
