import { createTransport } from 'nodemailer';
import { isLoopback } from '../../lib/loopback.ts';
import { MailError, type Mailer } from '../ports/mail.ts';

export interface SmtpOptions {
  /** An smtp or smtps address, with a name and a password where the server asks for them, and options of nodemailer. */
  readonly url: string;
  /** The sender, such as Name <name@example.org>. */
  readonly from: string;
  /** The host that ids of mails end with. */
  readonly host: string;
}

/** How long a mail server may take to be reached and to greet, and may say nothing afterwards, in ms. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

/** Connections to the mail server at once. */
const connections = 4;

/** Sends mails through a mail server, from the thread that calls. */
export function connectSmtp({ url, from, host }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    // Otherwise an attacker who removes STARTTLS from the server's offer could read the codes. The address may say otherwise.
    requireTLS: !isLoopback(new URL(url).hostname),
    pool: true,
    maxConnections: connections,
    ...timeouts,
    // What a mail is made of is all here: nothing is fetched or read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const send: Mailer['send'] = async ({ id, to, subject, text }) => {
    try {
      await transport.sendMail({
        from,
        // An address as it is, never to be read as a list of several.
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${host}>`,
        // No automatic replies, which nobody would read (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw toMailError(error);
    }
  };
  return { send, close: async () => transport.close() };
}

/** In words that name no address, which what a mail server says may do. */
function toMailError(error: unknown): MailError {
  const status = read(error, 'responseCode');
  const code = read(error, 'code');
  // Neither is about the mail: they end once the mail server or its address in the settings is put right.
  const isOfServer = code === 'EAUTH' || code === 'ETLS';
  const isFinal = typeof status === 'number' && status >= 500 && !isOfServer;
  const said = [code, status].filter((part) => typeof part === 'string' || typeof part === 'number');
  return new MailError(isFinal ? 'refused' : 'later', said.join(' ') || 'no answer');
}

function read(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
