import { errorStatus, type ErrorCode, type FieldProblem } from '../../contracts/errors.ts';
import { isRecord } from '../../lib/is-record.ts';

/** A code of the contract, or a failure without an error body. */
export type ApiErrorCode = ErrorCode | 'UNREACHABLE' | 'TIMEOUT' | 'MALFORMED';

interface ApiErrorParts {
  readonly code: ApiErrorCode;
  /** 0 without a response. */
  readonly status: number;
  readonly message: string;
  readonly fields?: readonly FieldProblem[];
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  /** Wait before the next call, in ms. */
  readonly retryAfter: number | undefined;

  constructor({ code, status, message, fields = [], retryAfter, cause }: ApiErrorParts) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** A body of another format becomes MALFORMED. */
export function readErrorBody(status: number, body: unknown, retryAfter?: number): ApiError {
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  const { code, message, fields } = error;
  if (!isErrorCode(code) || typeof message !== 'string') {
    const complaint = `Status ${status} without an error body`;
    return new ApiError({ code: 'MALFORMED', status, message: complaint, retryAfter });
  }
  return new ApiError({
    code,
    status,
    message,
    retryAfter,
    fields: Array.isArray(fields) ? fields.filter(isProblem) : [],
  });
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code);
}

function isProblem(problem: unknown): problem is FieldProblem {
  return isRecord(problem) && typeof problem['path'] === 'string' && typeof problem['message'] === 'string';
}
