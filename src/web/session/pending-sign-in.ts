import { hour } from '../../lib/durations.ts';
import { isRecord } from '../../lib/is-record.ts';
import { browserStorage } from './web-storage.ts';

/** A sign-in in this browser whose code was requested. All tabs know it, since the link in the mail opens another one. */
export interface PendingSignIn {
  /** In canonical form. */
  readonly email: string;
  readonly challenge: string;
  /** When another code may be requested, in ms since 1970. */
  readonly resendAt: number;
  readonly expiresAt: number;
}

const key = 'pendingLogin';

export function keepPendingSignIn(pending: PendingSignIn): void {
  browserStorage.set(key, pending);
}

export function forgetPendingSignIn(): void {
  browserStorage.remove(key);
}

/** Undefined without one, or once it has expired. */
export function readPendingSignIn(): PendingSignIn | undefined {
  const kept = browserStorage.getJson(key);
  const left = isPending(kept) ? kept.expiresAt - Date.now() : 0;
  // Further ahead than a code is valid: kept while the clock was wrong.
  return isPending(kept) && left > 0 && left <= hour ? kept : undefined;
}

function isPending(kept: unknown): kept is PendingSignIn {
  if (!isRecord(kept)) return false;
  const { email, challenge, resendAt, expiresAt } = kept;
  const areTexts = typeof email === 'string' && typeof challenge === 'string';
  return areTexts && typeof resendAt === 'number' && typeof expiresAt === 'number';
}
