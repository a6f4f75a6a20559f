import { createHash, randomBytes } from 'node:crypto';
import { hour, minute } from '../../lib/durations.ts';
import { isAhead } from '../ports/clock.ts';
import type { Member, Session } from '../ports/entities.ts';

/** In ms. */
export const idleLife = 24 * hour;
export const absoluteLife = 7 * 24 * hour;

/** In ms: the longest life of a cookie. */
export const markLife = 400 * 24 * hour;

/** In ms. */
export const receiptLife = 7 * 24 * hour;

export const maxSessions = 5;

/** A session from the future began while a clock was ahead, and would live too long. */
export function isLive({ createdAt, lastSeenAt }: Session, now: number): boolean {
  if (isAhead(createdAt, now) || isAhead(lastSeenAt, now)) return false;
  return now - lastSeenAt <= idleLife && now - createdAt <= absoluteLife;
}

/** The requested deletion is due, though data may still exist. */
export function hasLeft({ leavesAt }: Member, now: number): boolean {
  return leavesAt !== null && leavesAt <= now;
}

export function isFormer({ subExpiry }: Member, now: number): boolean {
  return subExpiry < now;
}

/** A former member's session opens the account page if it began after the membership ended, by code or passkey. */
export function showsAccount({ method, createdAt }: Session, { subExpiry }: Member): boolean {
  return method !== 'open' && createdAt > subExpiry;
}

export function needsTouch({ lastSeenAt }: Session, now: number): boolean {
  return now - lastSeenAt >= hour;
}

/** Sensitive actions need a fresh session, so that an unattended browser cannot be used for them. */
export function isFresh({ createdAt }: Session, now: number): boolean {
  return now - createdAt <= 5 * minute;
}

/** 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hex. */
export function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
