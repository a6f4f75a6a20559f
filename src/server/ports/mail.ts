/** A mail as it leaves the server. */
export interface Mail {
  /** The same for every try, so that whoever gets two can tell. */
  readonly id: string;
  /** Canonical e-mail; undefined: nobody's, so that it goes no further than the mailer. */
  readonly to: string | undefined;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Sends mails. */
export interface Mailer {
  /**
   * Resolves once the mail server has taken it over; rejects with MailError. A mail for nobody takes as long and fails as
   * the last one for somebody did, so that its consequences tell nobody which it was.
   */
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
