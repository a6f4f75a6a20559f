import { browserSupportsWebAuthnAutofill, startAuthentication } from '@simplewebauthn/browser';
import { ApiError } from '../api/api-error.ts';
import * as account from '../api/passkeys.ts';
import { toMember, type Member } from './member.ts';
import { markPasskey } from './passkey-mark.ts';

/** Options are renewed before the server's expire, in ms. */
const renewal = 9 * 60_000;

interface PasskeyRequest {
  readonly email?: string;
  /** In the field's autofill instead of a dialog. */
  readonly autofill?: boolean;
}

/** 'refused': the server did not accept the passkey. 'none': no passkey was chosen. */
type PasskeyOutcome =
  | { readonly kind: 'signed-in'; readonly member: Member }
  | { readonly kind: 'refused' }
  | { readonly kind: 'none' };

export async function signInWithPasskey({
  email,
  autofill = false,
}: PasskeyRequest): Promise<PasskeyOutcome> {
  const response = await choosePasskey(autofill).catch(nothing);
  if (response === undefined) return { kind: 'none' };
  try {
    const { email: own, ...login } = await account.signInWithPasskey(response, email);
    markPasskey();
    return { kind: 'signed-in', member: toMember(own, login) };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused' };
    throw error;
  }
}

async function choosePasskey(autofill: boolean) {
  const optionsJSON = await account.loadPasskeySignInOptions();
  return startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
}

// Not supported, cancelled, replaced by another request, or no options.
const nothing = () => undefined;

export interface PasskeyOffer {
  readonly enter: (member: Member) => void;
  readonly refuse: () => void;
}

/** Offers passkeys in the e-mail field while the page is open, if the browser supports it. */
export async function offerPasskeys({ enter, refuse }: PasskeyOffer): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  const offer = async (): Promise<void> => {
    const timer = setTimeout(() => void offer(), renewal);
    const outcome = await signInWithPasskey({ autofill: true });
    if (outcome.kind === 'none') return;
    clearTimeout(timer);
    if (outcome.kind === 'signed-in') return enter(outcome.member);
    refuse();
    await offer();
  };
  await offer();
}
