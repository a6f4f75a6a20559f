/** Every error code that a response may carry, with the HTTP status it always comes with. */
export const errorStatus = {
  BAD_REQUEST: 400,
  AUTH_FAILED: 401,
  NO_SESSION: 401,
  EMAIL_MISMATCH: 403,
  CROSS_SITE: 403,
  SUB_EXPIRED: 403,
  FORMER_MEMBER: 403,
  LOGIN_TOO_OLD: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  IDEMPOTENCY_MISMATCH: 409,
  VERSION_CONFLICT: 409,
  NOT_SAVED: 409,
  RECORD_DAMAGED: 409,
  ENTRY_EXISTS: 409,
  RECORDS_FULL: 409,
  PASSKEYS_FULL: 409,
  WATCHLIST_FULL: 409,
  ANSWERS_FULL: 413,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  WRONG_HOST: 421,
  INVALID_FIELD: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UPSTREAM_BAD: 502,
  UPSTREAM_DOWN: 503,
  BUSY: 503,
  UPSTREAM_TIMEOUT: 504,
} as const;

/** Code of an error body; stable, for programs. */
export type ErrorCode = keyof typeof errorStatus;

/** One refused field: `path` is the field's name as sent (`''` for the body as a whole). */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** Body of every response with status 400 and above. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly request_id: string;
    readonly fields?: readonly FieldProblem[];
  };
}

/** ErrorBody as JSON Schema, for response schemas and the OpenAPI page. */
export const errorBodySchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'request_id'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorStatus) },
        message: { type: 'string' },
        request_id: { type: 'string' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
} as const;
