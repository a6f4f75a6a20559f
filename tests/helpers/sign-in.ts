import { getSession } from '../../src/contracts/account.ts';
import { call } from '../../src/web/api/call.ts';
import { startSession, type MemberSession } from '../../src/web/session/open-session.ts';
import { signIn } from '../../src/web/session/sign-in.ts';

/** Signs in by e-mail alone, and starts the session in this page as the app does after the sign-in page. */
export async function signInByEmail(session: MemberSession, email: string): Promise<void> {
  const outcome = await signIn(email, () => Promise.reject(new Error('This server asks for no code')));
  if (!outcome || 'challenge' in outcome) throw new Error('The sign-in was refused');
  startSession(session, await call(getSession, {}), outcome);
}
