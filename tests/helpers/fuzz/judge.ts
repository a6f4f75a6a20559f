import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { errorBodySchema } from '../../../src/contracts/errors.ts';
import type { Operation } from './operations.ts';

export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Returns what is wrong with the response to a documented call; undefined if nothing is. */
export type Judge = (method: string, route: string, answer: Answered) => string | undefined;

/** Server errors that the document allows. */
const allowedErrors = /"code":"(BUSY|UPSTREAM_DOWN)"/;

export function buildJudge(operations: readonly Operation[]): Judge {
  const ajv = new Ajv2020({ strict: false });
  const isError = ajv.compile(errorBodySchema);
  const known = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  const compiled = new Map<string, ValidateFunction>();
  const compile = (key: string, schema: object) => {
    const validate = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, validate);
    return validate;
  };
  return (method, route, { status, type, text }) => {
    if (status >= 500 && !(status === 503 && allowedErrors.test(text))) return `a server error: ${text}`;
    if (method === 'HEAD') return text === '' ? undefined : 'a body in the response to HEAD';
    const operation = known.get(`${method} ${route}`);
    if (status >= 400) return check(isError, type, text);
    // A path outside the document and /api/ is a page or a file.
    if (operation === undefined)
      return route.startsWith('/api/') ? 'a call that the document does not list' : undefined;
    const described = operation.answers[status];
    if (!described) return 'a status that the document does not list';
    const [expected, schema] = Object.entries(described.content ?? {})[0] ?? [];
    if (expected === undefined) return undefined;
    if (!type.startsWith(expected.split(';', 1)[0]!)) return `${type} instead of ${expected}`;
    if (!expected.startsWith('application/json')) return undefined;
    return check(compile(`${method} ${route} ${status}`, schema!.schema), type, text);
  };
}

function check(validate: ValidateFunction, type: string, text: string): string | undefined {
  if (!type.startsWith('application/json')) return `${type} instead of JSON`;
  if (validate(JSON.parse(text))) return undefined;
  const [error] = validate.errors ?? [];
  return `does not match its schema: ${error?.instancePath} ${error?.message}`;
}
