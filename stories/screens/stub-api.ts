import { errorStatus } from '../../src/contracts/errors.ts';
import type { ErrorCode, FieldProblem } from '../../src/contracts/errors.ts';

/** The answer to a call; 'pending' never comes, 'offline' fails without a response. */
export type ApiAnswer =
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly fields?: readonly FieldProblem[] }
  | { readonly kind: 'pending' }
  | { readonly kind: 'offline' };

/** By method and path, such as 'GET /api/session'; a missing call is offline. */
export type ApiAnswers = Readonly<Record<string, ApiAnswer>>;

/** Replaces the network for every call of a story; returns the function that restores it. */
export function stubApi(answers: ApiAnswers): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = decodeURIComponent(new URL(request.url).pathname);
    return respond(answers[`${request.method} ${path}`] ?? { kind: 'offline' }, request.signal);
  };
  return () => void (globalThis.fetch = original);
}

function respond(answer: ApiAnswer, signal: AbortSignal): Promise<Response> | Response {
  switch (answer.kind) {
    case 'json':
      return Response.json(answer.body);
    case 'refused':
      return Response.json(
        { error: { code: answer.code, message: 'Refused', request_id: 'story', fields: answer.fields } },
        { status: errorStatus[answer.code] },
      );
    case 'pending':
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    case 'offline':
      throw new TypeError('Failed to fetch');
  }
}
