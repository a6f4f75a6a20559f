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

/** How long a network stays known as one that a member logs in from, after their last log-in there, in ms. */
export const networkLife = 90 * day;

/** How long a browser waits before it offers to send another code, in seconds. */
export const resendPause = 60;

/**
 * Limits of log-in by code. Sessions, passkeys, and browsers and networks that a member has logged in with before stay able
 * to log in while strangers reach them.
 */
export const limits = {
  /** Of an e-mail and a network together. */
  startPause: { name: 'pause', most: 1, period: resendPause * 1000 },
  starts: { name: 'starts', most: 5, period: hour },
  startsOfNetwork: { name: 'network starts', most: 20, period: hour },
  /** Of an IPv6 /48, which holds 65,536 networks; browsers that a member is known by are not counted. */
  startsOfSite: { name: 'site starts', most: 200, period: hour },
  /** For addresses that are no member's, all together: past it the log says so. Nothing is refused, or it would tell them apart. */
  startsOfUnknown: { name: 'unknown starts', most: 1000, period: hour },
  /** To one e-mail; past them the answer stays the same and nothing is sent. */
  mailsToUnknown: { name: 'mails', most: 10, period: day },
  mailsToKnownNetwork: { name: 'network mails', most: 5, period: day },
  mailsToKnown: { name: 'known mails', most: 10, period: day },
  /** To all together, by setting: so many that strangers asked for, and as many more that known browsers and networks did. */
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
