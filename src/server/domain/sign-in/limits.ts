import { day, hour, minute } from '../../../lib/durations.ts';

/** `period` in ms. */
export interface Limit {
  readonly name: string;
  readonly max: number;
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
  startPause: { name: 'pause', max: 1, period: resendPause * 1000 },
  starts: { name: 'starts', max: 5, period: hour },
  startsOfNetwork: { name: 'network starts', max: 20, period: hour },
  /** Per IPv6 /48, which holds 65,536 networks; trusted browsers are not counted. */
  startsOfSite: { name: 'site starts', max: 200, period: hour },
  /** For all addresses that are no member's. Only logged: a refusal would reveal who is a member. */
  startsOfUnknown: { name: 'unknown starts', max: 1000, period: hour },
  /** To one e-mail; above them the response is the same and nothing is sent. */
  mailsToUnknown: { name: 'mails', max: 10, period: day },
  mailsToKnownNetwork: { name: 'network mails', max: 5, period: day },
  mailsToKnown: { name: 'known mails', max: 10, period: day },
  /** To all members, by setting: this many for unknown browsers and networks, and as many for known ones. */
  budgetOfUnknown: { name: 'budget', period: hour },
  budgetOfKnown: { name: 'known budget', period: hour },
  codes: { name: 'codes', max: 20, period: hour },
  codesOfNetwork: { name: 'network codes', max: 60, period: hour },
  /** Due mails; above this, the oldest one that is to no member is dropped. */
  waitingMails: 1000,
  attempts: 5,
} as const;

/** Rounds ms up to whole seconds. */
export function toRetryAfter(wait: number): number {
  return Math.max(1, Math.ceil(wait / 1000));
}
