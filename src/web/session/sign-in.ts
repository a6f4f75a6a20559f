import { toEmail } from '../../contracts/email.ts';
import { ApiError } from '../api/api-error.ts';
import * as account from '../api/user.ts';
import { toMember, type Member } from './member.ts';

/** The calls of a login; undefined for every failure, which is one and the same to the member. */
export async function signIn(text: string): Promise<Member | undefined> {
  const email = toEmail(text);
  if (email === undefined) return undefined;
  try {
    const { subExpiry } = await account.loadSubscription(email);
    if (subExpiry === null || Date.parse(subExpiry) < Date.now()) return undefined;
    return toMember(email, await account.login(email));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
