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
  AUTH_FAILED: 'Nobody with an active subscription has that e-mail.',
  NO_SESSION: 'Please log in.',
  EMAIL_MISMATCH: 'The session belongs to another e-mail.',
  CROSS_SITE: 'The request comes from another site.',
  SUB_EXPIRED: 'The subscription has ended.',
  FORMER_MEMBER: 'The subscription has ended: only the account page is open.',
  LOGIN_TOO_OLD: 'This needs a log-in of the last five minutes: please log in again.',
  NOT_FOUND: 'There is nothing here.',
  METHOD_NOT_ALLOWED: 'This address does not take that method.',
  IDEMPOTENCY_MISMATCH: 'The Idempotency-Key was used for another save.',
  VERSION_CONFLICT: 'The record was changed meanwhile.',
  NOT_SAVED: 'No such section has been saved yet.',
  RECORD_DAMAGED:
    "This record can't be read. An earlier version of it can be brought back, or it can be deleted.",
  ENTRY_EXISTS: 'There is another entry for this day. Delete that one first, then restore this one.',
  RECORDS_FULL: `There are ${maxRecords} analyses of this kind, as many as are kept: delete some that you no longer need.`,
  PASSKEYS_FULL: 'There are as many passkeys as are kept: remove one that you no longer use.',
  WATCHLIST_FULL: `There are ${maxWatched} coins on the watchlist, the most that it holds: remove one first.`,
  ANSWERS_FULL: 'The answers of all analyses of this kind are too long: delete some that you no longer need.',
  TOO_LARGE: 'The request is too large.',
  WRONG_HOST:
    'The server is not known by that host name: PUBLIC_URL names the one under which others reach it.',
  UNSUPPORTED_TYPE: 'The body must be application/json.',
  INVALID_FIELD: 'A field was refused.',
  RATE_LIMITED: 'Too many requests: please wait.',
  INTERNAL: 'Something went wrong on the server.',
  UPSTREAM_BAD: 'The source gave no usable answer.',
  UPSTREAM_DOWN: 'The source cannot be reached.',
  BUSY: 'The server cannot do that now: please try again.',
  UPSTREAM_TIMEOUT: 'The source took too long.',
};
