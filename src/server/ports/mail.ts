/** A mail as it leaves the server. */
export interface Mail {
  /** The same for every attempt, so that a recipient of two copies can tell. */
  readonly id: string;
  /** Canonical e-mail. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

export interface Mailer {
  /** Resolves once the mail server has accepted the mail; rejects with MailError. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/**
 * A mail that was not accepted: 'refused' permanently, or 'later', because the server did not respond or asked for a
 * retry. The message contains no address.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly kind: 'refused' | 'later';

  constructor(kind: MailError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
