/** A mail as it leaves the server. */
export interface Mail {
  /** The same for every try, so that a recipient who gets two can tell. */
  readonly id: string;
  /** Canonical e-mail. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Sends mails. */
export interface Mailer {
  /** Resolves once the mail server has taken it over; rejects with MailError. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/**
 * A mail that was not taken over: 'refused' for good, or 'later', because nobody answered or asked for another try. The
 * message names no address.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly kind: 'refused' | 'later';

  constructor(kind: MailError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
