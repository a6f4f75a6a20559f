import { browserSupportsWebAuthnAutofill, startAuthentication } from '@simplewebauthn/browser';
import * as account from '../api/passkeys.ts';
import { toMember, type Member } from './member.ts';
import { markPasskey } from './passkey-mark.ts';

/** Options are asked for anew before the server's are over, in ms. */
const renewal = 9 * 60_000;

interface PasskeyRequest {
  /** The e-mail that was typed, if any. */
  readonly email?: string;
  /** Among what the browser offers for the field, instead of a question of its own. */
  readonly autofill?: boolean;
}

/** Logs in with a passkey; undefined for whatever went wrong: there is the code. */
export async function signInWithPasskey({
  email,
  autofill = false,
}: PasskeyRequest): Promise<Member | undefined> {
  try {
    const optionsJSON = await account.loadPasskeyLoginOptions();
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
    const { email: own, ...login } = await account.loginWithPasskey(response, email);
    markPasskey();
    return toMember(own, login);
  } catch {
    return undefined;
  }
}

/** Offers passkeys in the e-mail's field for as long as the page is open, where the browser can. */
export async function offerPasskeys(enter: (member: Member) => void): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  const offer = async () => {
    const timer = setTimeout(() => void offer(), renewal);
    const member = await signInWithPasskey({ autofill: true });
    if (member === undefined) return;
    clearTimeout(timer);
    enter(member);
  };
  await offer();
}
