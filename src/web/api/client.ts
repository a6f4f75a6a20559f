import ky, { isHTTPError, isTimeoutError } from 'ky';
import { ApiError, readErrorBody, type ApiErrorCode } from './api-error.ts';

// An event of the page, since all calls of a page share its cookie.
const sessionEnd = 'take-profits:session-end';

/** Calls `listener` with the code of every response that says the session is over; returns the unsubscribe function. */
export function onSessionEnd(listener: (code: string) => void): () => void {
  const hear = (event: Event) => listener(event instanceof CustomEvent ? String(event.detail) : '');
  window.addEventListener(sessionEnd, hear);
  return () => window.removeEventListener(sessionEnd, hear);
}

/**
 * The one client. A failed call throws an ApiError and is logged once; nothing is tried again, since a save is
 * not ours to repeat blindly, and the view that shows a read repeats it.
 */
export const api = ky.create({
  baseUrl: window.location.origin,
  retry: 0,
  timeout: 30_000,
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

/** Options of a call for which NOT_FOUND is a response like any other, which is not logged. */
export const mayNotExist = { context: { expected: 'NOT_FOUND' satisfies ApiErrorCode } } as const;

/** The one place that writes to the console: a failed call, once. */
export function logFailure(failure: ApiError, call: string): void {
  // eslint-disable-next-line eslint/no-console -- failed calls are logged (A10), nothing else is
  console.error(`${call} failed: ${failure.code} ${failure.status || ''}`.trim(), failure.message);
}

function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    return readErrorBody(status, error.data, readRetryAfter(headers.get('retry-after')));
  }
  if (isTimeoutError(error)) {
    return new ApiError({ code: 'TIMEOUT', status: 0, message: 'No response in time', cause: error });
  }
  return new ApiError({ code: 'UNREACHABLE', status: 0, message: 'No response', cause: error });
}

/** Seconds or a date, as the header may have it; in milliseconds from now. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

// A refused login is a 401 as well, but there is no session yet that it could end.
function endsSession({ status, code }: ApiError): boolean {
  return (status === 401 && code !== 'AUTH_FAILED') || code === 'SUB_EXPIRED';
}
