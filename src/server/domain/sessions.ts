import { createHash, randomBytes } from 'node:crypto';
import { isAhead } from '../ports/clock.ts';
import type { Member, Session } from '../ports/entities.ts';

const hour = 60 * 60 * 1000;
/** How long a session lives without use, and altogether, in ms. */
export const idleLife = 24 * hour;
export const absoluteLife = 7 * 24 * hour;

/** How long a browser stays known as its member's, in ms: as long as browsers keep a cookie at most. */
export const markLife = 400 * 24 * hour;

/** How long the receipt of a first save is kept for its Idempotency-Key, in ms. */
export const receiptLife = 7 * 24 * hour;

/** Live sessions a member may have; logging in ends the oldest beyond them. */
export const maxSessions = 5;

/**
 * Whether a session still counts at `now` (ms): used in the last 24 hours and not older than 7 days. One from the future was
 * begun while a clock was ahead, and would outlive its days.
 */
export function isLive({ createdAt, lastSeenAt }: Session, now: number): boolean {
  if (isAhead(createdAt, now) || isAhead(lastSeenAt, now)) return false;
  return now - lastSeenAt <= idleLife && now - createdAt <= absoluteLife;
}

/** Their time is over; what is theirs may still be waiting for its deletion. */
export function hasLeft({ leavesAt }: Member, now: number): boolean {
  return leavesAt !== null && leavesAt <= now;
}

/** The membership has ended. */
export function isFormer({ subExpiry }: Member, now: number): boolean {
  return subExpiry < now;
}

/**
 * Whether a session of a former member shows their account: one that began after the membership had ended, by a proof of who
 * they are.
 */
export function showsAccount({ method, createdAt }: Session, { subExpiry }: Member): boolean {
  return method !== 'open' && createdAt > subExpiry;
}

/** Whether a session's use is worth writing down: at most once an hour. */
export function needsTouch({ lastSeenAt }: Session, now: number): boolean {
  return now - lastSeenAt >= hour;
}

/**
 * Whether a session began in the last five minutes: what gives the account to others, takes it along or ends it needs such
 * a one, so that nobody does it at a browser that was left open.
 */
export function isFresh({ createdAt }: Session, now: number): boolean {
  return now - createdAt <= 5 * 60_000;
}

/** A new session token: 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What storage keeps of a token or a request: SHA-256 in hex. */
export function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
