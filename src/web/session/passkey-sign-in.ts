import { browserSupportsWebAuthnAutofill, startAuthentication } from '@simplewebauthn/browser';
import { ApiError } from '../api/api-error.ts';
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

/** 'refused': a passkey was chosen, and the server did not take it. 'none': it never came to that. */
type PasskeyOutcome =
  | { readonly kind: 'in'; readonly member: Member }
  | { readonly kind: 'refused' }
  | { readonly kind: 'none' };

/** Logs in with a passkey; there is the code for whatever goes wrong. */
export async function signInWithPasskey({
  email,
  autofill = false,
}: PasskeyRequest): Promise<PasskeyOutcome> {
  const response = await choosePasskey(autofill).catch(nothing);
  if (response === undefined) return { kind: 'none' };
  try {
    const { email: own, ...login } = await account.loginWithPasskey(response, email);
    markPasskey();
    return { kind: 'in', member: toMember(own, login) };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused' };
    throw error;
  }
}

async function choosePasskey(autofill: boolean) {
  const optionsJSON = await account.loadPasskeyLoginOptions();
  return startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
}

// The browser can't, its owner thought better of it, another question took its place, or no options came.
const nothing = () => undefined;

/** What becomes of a passkey that is chosen among what the field offers. */
export interface PasskeyOffer {
  readonly enter: (member: Member) => void;
  /** The passkey that was chosen does not log in. */
  readonly refuse: () => void;
}

/** Offers passkeys in the e-mail's field for as long as the page is open, where the browser can. */
export async function offerPasskeys({ enter, refuse }: PasskeyOffer): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  const offer = async (): Promise<void> => {
    const timer = setTimeout(() => void offer(), renewal);
    const outcome = await signInWithPasskey({ autofill: true });
    if (outcome.kind === 'none') return;
    clearTimeout(timer);
    if (outcome.kind === 'in') return enter(outcome.member);
    refuse();
    await offer();
  };
  await offer();
}
