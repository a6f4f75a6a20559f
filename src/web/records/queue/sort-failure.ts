import type { ApiError } from '../../api/api-error.ts';

/** What a failed call of the queue means. */
export type Failure =
  /** Asking again would bring the same answer. */
  | { readonly kind: 'final' }
  /** The session is over: nothing is sent until the member is back. */
  | { readonly kind: 'session' }
  /** It may work later; for `all` of the queue, or for this `one` only. */
  | {
      readonly kind: 'passing';
      readonly concerns: 'all' | 'one';
      readonly answered: boolean;
      readonly retryAfter: number | undefined;
    };

const passing = [404, 408, 425, 429];
/** The server as a whole is busy or away. */
const everybody = [0, 408, 425, 429, 502, 503, 504];

/** Sorts a failed call; an answer that is empty or garbled may have hidden a success, so it passes. */
export function sortFailure({ status, code, retryAfter }: ApiError): Failure {
  if (status === 401 || code === 'SUB_EXPIRED') return { kind: 'session' };
  if (status >= 400 && status < 500 && !passing.includes(status)) return { kind: 'final' };
  return {
    kind: 'passing',
    concerns: everybody.includes(status) ? 'all' : 'one',
    answered: status !== 0,
    retryAfter,
  };
}
