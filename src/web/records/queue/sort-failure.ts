import type { ApiError } from '../../api/api-error.ts';

/** What a failed call of the queue means. */
export type Failure =
  /** The same call would fail the same way again. */
  | { readonly kind: 'final' }
  /** The session is over: nothing is sent until the member is back. */
  | { readonly kind: 'session' }
  | PassingFailure;

/** It may work later; for `all` of the queue, or for this `one` only. */
export interface PassingFailure {
  readonly kind: 'passing';
  readonly concerns: 'all' | 'one';
  /** The server responded. */
  readonly responded: boolean;
  /** Milliseconds. */
  readonly retryAfter: number | undefined;
}

/** The questions, or the code that sends, cannot be had: what befalls one save befalls them all. */
export const unreached: PassingFailure = {
  kind: 'passing',
  concerns: 'all',
  responded: false,
  retryAfter: undefined,
};

const passing = [404, 408, 425, 429];
/** The server as a whole is busy or away. */
const everybody = [0, 408, 425, 429, 502, 503, 504];

/** Sorts a failed call; a response that is empty or garbled may have hidden a success, so it passes. */
export function sortFailure({ status, code, fields, retryAfter }: ApiError): Failure {
  if (status === 401 || code === 'SUB_EXPIRED') return { kind: 'session' };
  // The member wrote none of it: a server of another version does not know what this one says there.
  if (fields.some(({ path }) => /^about(\/|$)/.test(path)))
    return { kind: 'passing', concerns: 'one', responded: true, retryAfter };
  if (status >= 400 && status < 500 && !passing.includes(status)) return { kind: 'final' };
  return {
    kind: 'passing',
    concerns: everybody.includes(status) ? 'all' : 'one',
    responded: status !== 0,
    retryAfter,
  };
}
