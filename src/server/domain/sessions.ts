import { createHash, randomBytes } from 'node:crypto';
import { isAhead } from '../ports/clock.ts';
import type { Member, Session } from '../ports/entities.ts';

const hour = 60 * 60 * 1000;
/** How long a session lives without use, and at most, in ms. */
export const idleLife = 24 * hour;
export const absoluteLife = 7 * 24 * hour;

/** How long a browser is trusted after a sign-in, in ms: the longest life of a cookie. */
export const markLife = 400 * 24 * hour;

/** How long the receipt of a first save is kept for its Idempotency-Key, in ms. */
export const receiptLife = 7 * 24 * hour;

/** Live sessions of a member; a sign-in ends the oldest beyond them. */
export const maxSessions = 5;

/**
 * Whether a session is live at `now` (ms): used in the last 24 hours and not older than 7 days. A session from the future began
 * while a clock was ahead, and would live too long.
 */
export function isLive({ createdAt, lastSeenAt }: Session, now: number): boolean {
  if (isAhead(createdAt, now) || isAhead(lastSeenAt, now)) return false;
  return now - lastSeenAt <= idleLife && now - createdAt <= absoluteLife;
}

/** The requested deletion is due, though data may still be there. */
export function hasLeft({ leavesAt }: Member, now: number): boolean {
  return leavesAt !== null && leavesAt <= now;
}

/** The membership has ended. */
export function isFormer({ subExpiry }: Member, now: number): boolean {
  return subExpiry < now;
}

/**
 * Whether a session of a former member may open the account page: it began after the membership ended, by code or passkey.
 */
export function showsAccount({ method, createdAt }: Session, { subExpiry }: Member): boolean {
  return method !== 'open' && createdAt > subExpiry;
}

/** Whether the use of a session must be stored: at most once an hour. */
export function needsTouch({ lastSeenAt }: Session, now: number): boolean {
  return now - lastSeenAt >= hour;
}

/**
 * Whether a session began in the last five minutes. Sensitive actions (passkeys, export, deletion) need a fresh session, so
 * that nobody does them at an unattended browser.
 */
export function isFresh({ createdAt }: Session, now: number): boolean {
  return now - createdAt <= 5 * 60_000;
}

/** A new session token: 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token or a request: SHA-256 in hex. */
export function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
