import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { errorBodySchema } from '../../../src/contracts/errors.ts';
import type { Operation } from './operations.ts';

export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** What is wrong with a response to a call by that method and path of the document; undefined: nothing. */
export type Judge = (method: string, route: string, answer: Answered) => string | undefined;

/** Server errors that the document allows. */
const excused = /"code":"(BUSY|UPSTREAM_DOWN)"/;

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
    if (status >= 500 && !(status === 503 && excused.test(text))) return `a failure of ours: ${text}`;
    if (method === 'HEAD') return text === '' ? undefined : 'a body in answer to HEAD';
    const operation = known.get(`${method} ${route}`);
    if (status >= 400) return check(isError, type, text);
    // A path outside the document leads to a page, or to nothing.
    if (operation === undefined)
      return route.startsWith('/api/') ? 'an answer that the document does not know' : undefined;
    const described = operation.answers[status];
    if (!described) return 'a status that the document does not know';
    const [expected, schema] = Object.entries(described.content ?? {})[0] ?? [];
    if (expected === undefined) return undefined;
    if (!type.startsWith(expected.split(';', 1)[0]!)) return `${type} in the place of ${expected}`;
    if (!expected.startsWith('application/json')) return undefined;
    return check(compile(`${method} ${route} ${status}`, schema!.schema), type, text);
  };
}

function check(validate: ValidateFunction, type: string, text: string): string | undefined {
  if (!type.startsWith('application/json')) return `${type} where JSON was to come`;
  if (validate(JSON.parse(text))) return undefined;
  const [error] = validate.errors ?? [];
  return `not by its schema: ${error?.instancePath} ${error?.message}`;
}
