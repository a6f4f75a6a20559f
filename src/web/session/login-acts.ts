import { ApiError } from '../api/api-error.ts';
import * as account from '../api/user.ts';
import type { Member } from './member.ts';
import { startSession, type MemberSession } from './open-session.ts';
import type { PendingLogin } from './pending-login.ts';
import { signIn } from './sign-in.ts';

const loadCodeSignIn = () => import('./code-sign-in.ts');

/** Logs in; every failure is one and the same to the member. */
export async function login(
  session: MemberSession,
  text: string,
): Promise<'logged-in' | 'refused' | PendingLogin> {
  const outcome = await signIn(text, async (email) => (await loadCodeSignIn()).proveEmail(email));
  return outcome && 'challenge' in outcome ? outcome : enter(session, outcome);
}

/** Logs in with the code that was sent. */
export async function enterCode(
  session: MemberSession,
  pending: PendingLogin,
  text: string,
): Promise<'logged-in' | 'refused'> {
  const { signInWithCode } = await loadCodeSignIn();
  return enter(session, await signInWithCode(pending, text));
}

async function enter(session: MemberSession, member: Member | undefined): Promise<'logged-in' | 'refused'> {
  if (member === undefined) return 'refused';
  try {
    startSession(session, await account.loadSession(), member);
    return 'logged-in';
  } catch (error) {
    if (error instanceof ApiError) return 'refused';
    throw error;
  }
}
