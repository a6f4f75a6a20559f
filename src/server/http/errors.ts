import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { nameFormat } from '../../contracts/one-line.ts';
import type { ErrorBody, ErrorCode, FieldProblem } from '../../contracts/errors.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { StorageError } from '../ports/storage.ts';
import { UpstreamError } from '../ports/upstream.ts';
import { AppError } from './app-error.ts';
import { apiHeaders } from './headers.ts';
import { expireSessionCookie } from './session-cookie.ts';

const json = 'application/json; charset=utf-8';

/** In seconds: most causes of a busy database are over by then. */
const busyPause = 1;
const maxNamed = 20;

/** Gives every failure the one error body, and logs faults of the server. */
export function addErrorMapper(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
}

/** Also usable where Fastify runs no hooks. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toAppError(error);
  const level = toLogLevel(refusal);
  if (level) request.log[level]({ err: error, code: refusal.code }, 'request failed');
  reply.failureCode = refusal.code;
  const pause = refusal.retryAfter ?? (refusal.code === 'BUSY' ? busyPause : undefined);
  if (pause !== undefined) reply.header('retry-after', String(pause));
  // A refused sign-in says nothing about the session that the browser has.
  if (refusal.code === 'NO_SESSION' || refusal.code === 'SUB_EXPIRED') expireSessionCookie(reply);
  const body: ErrorBody = {
    error: {
      code: refusal.code,
      message: refusal.message,
      request_id: request.id,
      ...(refusal.fields && { fields: toNamed(refusal.fields) }),
    },
  };
  // Serialized here, so that a route's response schema can never hide a field.
  void reply.code(refusal.statusCode).headers(apiHeaders).type(json).serializer(JSON.stringify).send(body);
}

/** An error needs a person. A source that fails and a busy server recover by themselves; readiness tells if one does not. */
function toLogLevel({ code, statusCode }: AppError): 'error' | 'warn' | undefined {
  if (code === 'INTERNAL' || code === 'RECORD_DAMAGED') return 'error';
  return statusCode >= 500 ? 'warn' : undefined;
}

/** A response must not be larger than its request. */
function toNamed(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const more = problems.length - maxNamed;
  if (more <= 0) return problems;
  return [...problems.slice(0, maxNamed), { path: '', message: `There are ${more} more problems.` }];
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof UpstreamError && error.kind === 'limited')
    return new AppError('RATE_LIMITED', { retryAfter: error.retryAfter });
  const failure = toFailureCode(error);
  if (failure) return new AppError(failure);
  if (!(error instanceof Error)) return new AppError('INTERNAL');
  if ('validation' in error && Array.isArray(error.validation)) {
    return new AppError('INVALID_FIELD', { fields: error.validation.map(toFieldProblem) });
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return new AppError(codeOf(status));
}

/** Undefined if the fault is the server's. */
function toFailureCode(error: unknown): ErrorCode | undefined {
  if (error instanceof StorageError) return 'BUSY';
  if (!(error instanceof UpstreamError)) return undefined;
  switch (error.kind) {
    case 'not-found':
      return 'NOT_FOUND';
    case 'unreachable':
    case 'resting':
      return 'UPSTREAM_DOWN';
    case 'limited':
      return 'RATE_LIMITED';
    case 'crowded':
      return 'BUSY';
    case 'refused':
    case 'malformed':
      return 'UPSTREAM_BAD';
    case 'timeout':
      return 'UPSTREAM_TIMEOUT';
    default:
      return assertNever(error.kind);
  }
}

/** Fastify's own refusals (unreadable body, wrong type, too long) have only a status. */
function codeOf(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_TYPE';
  if (status === 429) return 'RATE_LIMITED';
  if (status === 503) return 'BUSY';
  return status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
}

function toFieldProblem({
  instancePath,
  keyword,
  params,
  message,
}: FastifySchemaValidationError): FieldProblem {
  const named = params[keyword === 'required' ? 'missingProperty' : 'additionalProperty'];
  const parent = instancePath.split('/').slice(1);
  const path = typeof named === 'string' ? [...parent, named] : parent;
  const said = toSentence(keyword, params) ?? `Not valid: ${message ?? keyword}.`;
  return { path: path.join('.'), message: said };
}

function toSentence(keyword: string, params: FastifySchemaValidationError['params']): string | undefined {
  if (keyword === 'additionalProperties') return 'There is no such field.';
  if (keyword === 'type') return `Must be ${toTypeWords(params['type'])}.`;
  return params['format'] === nameFormat ? 'Is blank, or has a character that cannot be shown.' : undefined;
}

const typeWords: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

function toTypeWords(types: unknown): string {
  return [types]
    .flat()
    .map((type) => typeWords[String(type)] ?? String(type))
    .join(' or ');
}
