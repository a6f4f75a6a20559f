const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `period` in ms. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly period: number;
}

/** In ms. */
export const challengeLife = 10 * minute;

/** In ms. */
export const networkLife = 90 * day;

/** In seconds. */
export const resendPause = 60;

/** Sessions, passkeys, trusted browsers and known networks still work when strangers use these limits up. */
export const limits = {
  /** Per e-mail and network together. */
  startPause: { name: 'pause', most: 1, period: resendPause * 1000 },
  starts: { name: 'starts', most: 5, period: hour },
  startsOfNetwork: { name: 'network starts', most: 20, period: hour },
  /** Per IPv6 /48, which holds 65,536 networks; trusted browsers are not counted. */
  startsOfSite: { name: 'site starts', most: 200, period: hour },
  /** For all addresses that are no member's. Only logged: a refusal would reveal who is a member. */
  startsOfUnknown: { name: 'unknown starts', most: 1000, period: hour },
  /** To one e-mail; above them the response is the same and nothing is sent. */
  mailsToUnknown: { name: 'mails', most: 10, period: day },
  mailsToKnownNetwork: { name: 'network mails', most: 5, period: day },
  mailsToKnown: { name: 'known mails', most: 10, period: day },
  /** To all members, by setting: this many for unknown browsers and networks, and as many for known ones. */
  budgetOfUnknown: { name: 'budget', period: hour },
  budgetOfKnown: { name: 'known budget', period: hour },
  codes: { name: 'codes', most: 20, period: hour },
  codesOfNetwork: { name: 'network codes', most: 60, period: hour },
  /** Due mails; above this, the oldest one that is to no member is dropped. */
  waitingMails: 1000,
  attempts: 5,
} as const;

/** Rounds ms up to whole seconds. */
export function toRetryAfter(wait: number): number {
  return Math.max(1, Math.ceil(wait / 1000));
}
