import { toEmail } from '../../contracts/email.ts';
import { getSubscription, putOpenLogin } from '../../contracts/sign-in.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { onServerTime } from '../api/client.ts';
import { toMember, type Member } from './member.ts';
import type { PendingSignIn } from './pending-sign-in.ts';

/**
 * Undefined for every failure, since members see one message for all. `proveEmail` runs where an e-mail alone is not
 * enough.
 */
export async function signIn(
  text: string,
  proveEmail: (email: string) => Promise<Member | PendingSignIn>,
): Promise<Member | PendingSignIn | undefined> {
  const email = toEmail(text);
  if (email === undefined) return undefined;
  try {
    let now = Date.now();
    // This device's clock may be wrong.
    const stop = onServerTime((time) => (now = time));
    const { subExpiry, signin } = await call(getSubscription, { params: { email } }).finally(stop);
    if (signin) return await proveEmail(email);
    if (subExpiry === null || Date.parse(subExpiry) < now) return undefined;
    return toMember(email, await call(putOpenLogin, { params: { email } }));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
