import { putCodeLogin, putCodeLoginStart, toCode } from '../../contracts/sign-in.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toMember, type Member } from './member.ts';
import { hasPasskeyMark } from './passkey-mark.ts';
import { forgetPendingSignIn, keepPendingSignIn, type PendingSignIn } from './pending-sign-in.ts';

/** Signs in with a passkey if this browser has one, else requests a code. Throws ApiError. */
export async function proveEmail(email: string): Promise<Member | PendingSignIn> {
  if (hasPasskeyMark()) {
    const { signInWithPasskey } = await import('./passkey-sign-in.ts');
    const outcome = await signInWithPasskey({ email });
    if (outcome.kind === 'signed-in') return outcome.member;
  }
  return startSignIn(email);
}

/** `email` in canonical form. Throws ApiError. */
async function startSignIn(email: string): Promise<PendingSignIn> {
  const { challenge, expires_in, resend_after } = await call(putCodeLoginStart, { params: { email } });
  const now = Date.now();
  const pending: PendingSignIn = {
    email,
    challenge,
    resendAt: now + resend_after * 1000,
    expiresAt: now + expires_in * 1000,
  };
  keepPendingSignIn(pending);
  return pending;
}

/** Undefined for every failure, since members see one message for all. */
export async function finishSignIn(
  { email, challenge }: PendingSignIn,
  text: string,
): Promise<Member | undefined> {
  const code = toCode(text);
  // An invalid code costs no attempt.
  if (code === undefined) return undefined;
  try {
    const login = await call(putCodeLogin, { params: { email }, body: { challenge, code } });
    const member = toMember(email, login);
    forgetPendingSignIn();
    return member;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
