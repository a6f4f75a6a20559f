import { maxRecords } from '../../contracts/record.ts';
import { maxWatched } from '../../contracts/watchlist.ts';
import { errorStatus, type ErrorCode, type FieldProblem } from '../../contracts/errors.ts';

/** A refusal that a route throws; errors.ts makes the body. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[] | undefined;
  /** In seconds; sent as Retry-After. */
  readonly retryAfter: number | undefined;
  /** Read by Fastify and its plugins. */
  readonly statusCode: number;

  constructor(
    code: ErrorCode,
    options: {
      /** What is refused, named before the message. */
      readonly title?: string;
      readonly message?: string;
      readonly fields?: readonly FieldProblem[];
      readonly retryAfter?: number | undefined;
      readonly cause?: unknown;
    } = {},
  ) {
    const { title, message = errorTexts[code], cause } = options;
    super(title === undefined ? message : `${title}: ${message}`, { cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.statusCode = errorStatus[code];
  }
}

const errorTexts: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'The request cannot be read.',
  AUTH_FAILED: 'No active subscription has that e-mail address.',
  NO_SESSION: 'Please log in.',
  EMAIL_MISMATCH: 'The session belongs to another e-mail address.',
  CROSS_SITE: 'The request comes from another site.',
  SUB_EXPIRED: 'The subscription has ended.',
  FORMER_MEMBER: 'The subscription has ended. Only the account page is available.',
  LOGIN_TOO_OLD: 'Please log in again: this needs a login within the last five minutes.',
  NOT_FOUND: 'Nothing was found at this address.',
  METHOD_NOT_ALLOWED: 'This address does not accept that method.',
  IDEMPOTENCY_MISMATCH: 'The Idempotency-Key was used for another save.',
  VERSION_CONFLICT: 'The record was changed in the meantime.',
  NOT_SAVED: 'This section has not been saved yet.',
  RECORD_DAMAGED: 'This record can’t be read. Restore an earlier version of it, or delete it.',
  ENTRY_EXISTS: 'There is another entry for this day. Delete that one first, then restore this one.',
  RECORDS_FULL: `You have ${maxRecords} analyses of this kind, the maximum. Delete some that you no longer need.`,
  PASSKEYS_FULL: 'You have the maximum number of passkeys. Remove one that you no longer use.',
  WATCHLIST_FULL: `The watchlist holds ${maxWatched} coins, the maximum. Remove one first.`,
  ANSWERS_FULL: 'The answers of all analyses of this kind are too long. Delete some that you no longer need.',
  TOO_LARGE: 'The request is too large.',
  WRONG_HOST: 'The server does not accept that host name. Set PUBLIC_URL to the address that others use.',
  UNSUPPORTED_TYPE: 'The body must be application/json.',
  INVALID_FIELD: 'A field was refused.',
  RATE_LIMITED: 'Too many requests. Please wait.',
  INTERNAL: 'Something went wrong on the server.',
  UPSTREAM_BAD: 'The source sent no usable response.',
  UPSTREAM_DOWN: 'The source cannot be reached.',
  BUSY: 'The server is busy. Please try again.',
  UPSTREAM_TIMEOUT: 'The source did not respond in time.',
};
