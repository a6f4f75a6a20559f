import { getSession, putDisclaimer } from '../../contracts/account.ts';
import type { Daily } from '../../contracts/rewards.ts';
import { postLogout } from '../../contracts/sessions.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toMember } from './member.ts';
import { endSession, getMember, startSession, updateMember, type MemberSession } from './open-session.ts';

/** By the browser's cookie, as in a new tab. */
export async function restore(session: MemberSession): Promise<'restored' | 'none' | 'failed'> {
  try {
    const begun = await call(getSession, {});
    startSession(session, begun, toMember(begun.email, begun));
    return 'restored';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 401 || error.code === 'SUB_EXPIRED' ? 'none' : 'failed';
  }
}

/** What another device may have changed: balance, check-in, deletion of the account. Throws ApiError. */
export async function refreshMember(session: MemberSession): Promise<true> {
  const before = getMember(session);
  const begun = await call(getSession, {});
  // A change meanwhile is newer than the response.
  if (before?.email !== begun.email || getMember(session) !== before) return true;
  const { coins, daysSigned, coinCollectedDate } = toMember(begun.email, begun);
  updateMember(session, { coins, daysSigned, coinCollectedDate, leavesAt: begun.leaves_at ?? undefined });
  return true;
}

/** Calls the server first, so that the cookie cannot restore the session; clears this device even if that fails. */
export async function logout(session: MemberSession): Promise<void> {
  session.leaving = true;
  try {
    await call(postLogout, {}, { timeout: 5_000 }).catch(ignoreFailedCall);
    endSession(session, 'logout');
  } finally {
    session.leaving = false;
  }
}

export async function agreeDisclaimer(session: MemberSession): Promise<'agreed' | 'failed'> {
  const member = getMember(session);
  if (member === undefined) return 'failed';
  try {
    const { disclaimer_agreed } = await call(putDisclaimer, { params: { email: member.email } });
    updateMember(session, { hasAgreed: disclaimer_agreed });
    return disclaimer_agreed ? 'agreed' : 'failed';
  } catch (error) {
    if (error instanceof ApiError) return 'failed';
    throw error;
  }
}

export function setDaily(
  session: MemberSession,
  { curr_coins, days_signed_in, last_collected_date }: Daily,
): void {
  updateMember(session, {
    coins: curr_coins,
    daysSigned: days_signed_in,
    coinCollectedDate: last_collected_date ?? undefined,
  });
}

// The client has logged the failure.
function ignoreFailedCall(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
