const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The allowed number within a period (ms). */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly period: number;
}

/** How long a code is valid, in ms. */
export const challengeLife = 10 * minute;

/** How long a network is known after the member's last sign-in there, in ms. */
export const networkLife = 90 * day;

/** How long a browser waits before it offers to send another code, in seconds. */
export const resendPause = 60;

/**
 * Limits of sign-in by code. When strangers use them up, sessions, passkeys, trusted browsers and known networks still work.
 */
export const limits = {
  /** Of an e-mail and a network together. */
  startPause: { name: 'pause', most: 1, period: resendPause * 1000 },
  starts: { name: 'starts', most: 5, period: hour },
  startsOfNetwork: { name: 'network starts', most: 20, period: hour },
  /** Of an IPv6 /48, which holds 65,536 networks; trusted browsers are not counted. */
  startsOfSite: { name: 'site starts', most: 200, period: hour },
  /** For all addresses that are no member's. Exceeding it is logged; nothing is refused, which would reveal who is a member. */
  startsOfUnknown: { name: 'unknown starts', most: 1000, period: hour },
  /** To one e-mail; beyond them the answer is the same and nothing is sent. */
  mailsToUnknown: { name: 'mails', most: 10, period: day },
  mailsToKnownNetwork: { name: 'network mails', most: 5, period: day },
  mailsToKnown: { name: 'known mails', most: 10, period: day },
  /** To all members, by setting: this many for unknown browsers and networks, and as many for known ones. */
  budgetOfUnknown: { name: 'budget', period: hour },
  budgetOfKnown: { name: 'known budget', period: hour },
  codes: { name: 'codes', most: 20, period: hour },
  codesOfNetwork: { name: 'network codes', most: 60, period: hour },
  /** Of one challenge. */
  attempts: 5,
} as const;

/** Rounds ms up to whole seconds. */
export function toRetryAfter(wait: number): number {
  return Math.max(1, Math.ceil(wait / 1000));
}
