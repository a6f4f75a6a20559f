import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { postPasskeySignIn, postPasskeySignInOptions } from '../../contracts/passkeys.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
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
    const body = { response: { ...response }, ...(email !== undefined && { email }) };
    const { email: own, ...login } = await call(postPasskeySignIn, { body });
    markPasskey();
    return { kind: 'signed-in', member: toMember(own, login) };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused' };
    throw error;
  }
}

async function choosePasskey(autofill: boolean) {
  const options: object = await call(postPasskeySignInOptions, {});
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the server's library makes them by the same standard
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
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
