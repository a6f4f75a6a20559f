import type { ApiError } from '../../../api/api-error.ts';

export type Failure =
  /** The same call would fail the same way again. */
  | { readonly kind: 'final' }
  /** The session is over: nothing is sent until the member signs in. */
  | { readonly kind: 'session' }
  | PassingFailure;

/** It may work later; concerns `all` of the queue, or this `one` save. */
export interface PassingFailure {
  readonly kind: 'passing';
  readonly concerns: 'all' | 'one';
  readonly responded: boolean;
  /** Milliseconds. */
  readonly retryAfter: number | undefined;
}

/** The questions or the sending code failed to load, which concerns all saves. */
export const unreached: PassingFailure = {
  kind: 'passing',
  concerns: 'all',
  responded: false,
  retryAfter: undefined,
};

const passing = [404, 408, 425, 429];
/** Statuses of a server that is busy or unreachable as a whole. */
const everybody = [0, 408, 425, 429, 502, 503, 504];

/** An empty or garbled response may hide a success, so it is retried. */
export function classifyFailure({ status, code, fields, retryAfter }: ApiError): Failure {
  if (status === 401 || code === 'SUB_EXPIRED') return { kind: 'session' };
  // The member wrote nothing under `about`: a server of another version does not know a part of it.
  if (fields.some(({ path }) => /^about([./]|$)/.test(path)))
    return { kind: 'passing', concerns: 'one', responded: true, retryAfter };
  if (status >= 400 && status < 500 && !passing.includes(status)) return { kind: 'final' };
  return {
    kind: 'passing',
    concerns: everybody.includes(status) ? 'all' : 'one',
    responded: status !== 0,
    retryAfter,
  };
}
