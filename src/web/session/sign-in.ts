import { toEmail } from '../../contracts/email.ts';
import { ApiError } from '../api/api-error.ts';
import * as account from '../api/user.ts';
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
    const { subExpiry, signin } = await account.loadSubscription(email);
    if (signin) return await proveEmail(email);
    // Whether the membership has ended is the server's to say: this device's clock may be wrong.
    if (subExpiry === null) return undefined;
    return toMember(email, await account.login(email));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
