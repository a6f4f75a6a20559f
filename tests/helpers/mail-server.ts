import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import { findFreePort } from '../../scripts/product/server.ts';
import { writeMail } from '../../src/server/mail/mail-texts.ts';

interface ReceivedMail {
  readonly to: readonly string[];
  readonly id: string;
  /** Decoded, with headers. */
  readonly text: string;
}

export interface MailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Reply codes that refuse a recipient, by address; set by tests. */
  readonly refuses: Map<string, number>;
  close(): Promise<void>;
  /** The code of the last mail to an address, once there are `count`. */
  codeFor(email: string, count?: number): Promise<string>;
}

/**
 * A real mail server on this machine, until the test ends. Its port is one that no connection is given, so that a test
 * can close the server and start another one there.
 */
export async function startMailServer(at?: number, options: SMTPServerOptions = {}): Promise<MailServer> {
  const port = at ?? (await findFreePort());
  const mails: ReceivedMail[] = [];
  const refuses = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const status = refuses.get(address);
      callback(
        status === undefined ? null : Object.assign(new Error(`no ${address}`), { responseCode: status }),
      );
    },
    onData(stream, { envelope }, callback) {
      let raw = '';
      stream.on('data', (part: Buffer) => (raw += part.toString('utf8')));
      stream.on('end', () => {
        const text = decode(raw);
        const id = /^message-id: (.*)$/im.exec(text)?.[1]?.trim() ?? '';
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), id, text });
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  const to = (email: string) => mails.filter((mail) => mail.to.includes(email));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuses,
    close,
    async codeFor(email, count = 1) {
      await expect.poll(() => to(email).filter(({ text }) => toCode(text) !== undefined).length).toBe(count);
      return toCode(to(email).findLast(({ text }) => toCode(text) !== undefined)?.text ?? '') ?? '';
    },
  };
}

function toCode(text: string): string | undefined {
  return /Your login code is (\S{4}-\S{4})/.exec(text)?.[1];
}

/** Decodes quoted-printable, which wraps long lines. */
function decode(raw: string): string {
  return raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
}

/** The first line of the mail about a login in a new browser. */
export const [newBrowserLine = ''] = writeMail({
  kind: 'new-browser',
  code: '',
  origin: '',
  contactEmail: '',
}).text.split('\n');
