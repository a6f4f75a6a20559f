import type { KyResponse } from 'ky';
import { isRecord } from '../../lib/is-record.ts';
import { ApiError } from './api-error.ts';
import { logFailure } from './client.ts';

/** As much of a contract's schema as the browser checks: the server has checked the rest. */
interface AnswerShape {
  readonly type?: 'object' | 'array';
  readonly required?: readonly string[];
  readonly anyOf?: readonly AnswerShape[];
}

/** The body of an answer in its contract's shape; an empty or different one is a failed call. */
export async function readAnswer<Answer>(call: PromiseLike<KyResponse>, shape: AnswerShape): Promise<Answer> {
  const response = await call;
  const body = parse(await response.text());
  if (!matches(shape, body)) {
    const failure = new ApiError({
      code: 'MALFORMED',
      status: response.status,
      message: 'The answer is empty or not what was expected',
    });
    logFailure(failure, new URL(response.url || window.location.href).pathname);
    throw failure;
  }
  // The one parse boundary of the browser: the shape was checked above.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  return body as Answer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function matches(shape: AnswerShape, body: unknown): boolean {
  if (shape.anyOf) return shape.anyOf.some((one) => matches(one, body));
  if (shape.type === 'array') return Array.isArray(body);
  return isRecord(body) && (shape.required ?? []).every((field) => field in body);
}
