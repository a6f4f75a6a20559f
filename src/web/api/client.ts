import ky, { isHTTPError, isTimeoutError } from 'ky';
import { ApiError, readErrorBody, type ApiErrorCode } from './api-error.ts';

// A page event, since all calls of a page share its cookie.
const sessionEnd = 'take-profits:session-end';

/** Calls `listener` with the code of every response that says the session is over; returns the unsubscribe function. */
export function onSessionEnd(listener: (code: string) => void): () => void {
  const hear = (event: Event) => listener(event instanceof CustomEvent ? String(event.detail) : '');
  window.addEventListener(sessionEnd, hear);
  return () => window.removeEventListener(sessionEnd, hear);
}

const serverTime = 'take-profits:server-time';

/**
 * Calls `listener` with the server's time in ms since 1970, by every response; returns the unsubscribe function.
 */
export function onServerTime(listener: (time: number) => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && listener(Number(event.detail));
  window.addEventListener(serverTime, hear);
  return () => window.removeEventListener(serverTime, hear);
}

/**
 * A failed call throws an ApiError and is logged once. Nothing is retried here: a save must not be repeated blindly,
 * and views repeat their reads.
 */
export const api = ky.create({
  baseUrl: window.location.origin,
  retry: 0,
  timeout: 30_000,
  fetch: async (input, init) => {
    const response = await globalThis.fetch(input, init);
    reportTime(response);
    return response;
  },
  hooks: {
    beforeError: [
      ({ error, request, options }) => {
        if (error.name === 'AbortError') return error;
        const failure = toApiError(error);
        if (failure.code !== options.context['expected'])
          logFailure(failure, `${request.method} ${new URL(request.url).pathname}`);
        if (endsSession(failure)) {
          window.dispatchEvent(new CustomEvent(sessionEnd, { detail: failure.code }));
        }
        return failure;
      },
    ],
  },
});

export interface Cancel {
  readonly signal?: AbortSignal;
}

/** NOT_FOUND is an expected response of the call and is not logged. */
export const mayNotExist = { context: { expected: 'NOT_FOUND' satisfies ApiErrorCode } } as const;

/** The only function that writes to the console. */
export function logFailure(failure: ApiError, call: string): void {
  // eslint-disable-next-line eslint/no-console -- failed calls are logged (A10), nothing else is
  console.error(`${call} failed: ${failure.code} ${failure.status || ''}`.trim(), failure.message);
}

/** Of whole seconds, so half a second has passed on average. */
function reportTime({ headers }: Response): void {
  const time = Date.parse(headers.get('date') ?? '') + 500;
  // A response that the browser had stored has the time at which it was stored.
  const isNew = headers.get('cache-control')?.includes('no-store') === true;
  if (isNew && !Number.isNaN(time)) window.dispatchEvent(new CustomEvent(serverTime, { detail: time }));
}

function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    return readErrorBody(status, error.data, readRetryAfter(headers));
  }
  if (isTimeoutError(error)) {
    return new ApiError({ code: 'TIMEOUT', status: 0, message: 'No response in time', cause: error });
  }
  return new ApiError({ code: 'UNREACHABLE', status: 0, message: 'No response', cause: error });
}

/** The header has seconds or a date by the server's clock; returns ms from now. */
function readRetryAfter(headers: Headers): number | undefined {
  const header = headers.get('retry-after');
  if (header === null) return undefined;
  const sent = Date.parse(headers.get('date') ?? '') || Date.now();
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - sent;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

// A refused sign-in is a 401 too, but has no session to end.
function endsSession({ status, code }: ApiError): boolean {
  return (status === 401 && code !== 'AUTH_FAILED') || code === 'SUB_EXPIRED';
}
