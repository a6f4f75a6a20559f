const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often something may happen within a period (ms). */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly period: number;
}

/** How long a code and what belongs to it may be used, in ms. */
export const challengeLife = 10 * minute;

/** How long a browser waits before it offers to send another code, in seconds. */
export const resendPause = 60;

/** Limits of log-in by code. None of them locks an account: sessions and passkeys work all the while. */
export const limits = {
  /** Of an e-mail and a network together. */
  startPause: { name: 'pause', most: 1, period: resendPause * 1000 },
  starts: { name: 'starts', most: 5, period: hour },
  startsOfNetwork: { name: 'network starts', most: 20, period: hour },
  /** To one e-mail; past them the answer stays the same and nothing is sent. */
  mailsToUnknown: { name: 'mails', most: 10, period: day },
  mailsToKnown: { name: 'known mails', most: 10, period: day },
  /** To all together, by setting: so many that unknown browsers asked for, and as many more that known ones did. */
  budgetOfUnknown: { name: 'budget', period: hour },
  budgetOfKnown: { name: 'known budget', period: hour },
  codes: { name: 'codes', most: 20, period: hour },
  codesOfNetwork: { name: 'network codes', most: 60, period: hour },
  /** Of one challenge. */
  attempts: 5,
} as const;

/** Whole seconds until a moment that is so many ms away. */
export function toRetryAfter(wait: number): number {
  return Math.max(1, Math.ceil(wait / 1000));
}
