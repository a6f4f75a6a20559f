import type { PasskeyChecks } from '../../ports/passkeys.ts';
import type { Context } from '../context.ts';
import type { SignInSecrets } from './secrets.ts';

/** Where sign-in is by code. */
export interface SignInContext extends Context {
  readonly secrets: SignInSecrets;
  /** Called after a write that has put a mail into the outbox. */
  readonly onMail: () => void;
}

export interface PasskeyContext extends SignInContext {
  readonly passkeys: PasskeyChecks;
}

/** The browser of a sign-in request. */
export interface SignInBrowser {
  /** Its address, or the network of the address. */
  readonly network: string;
  /** Its IPv6 /48; undefined for IPv4. */
  readonly site: string | undefined;
  readonly browserToken: string;
  readonly browserMark: string | undefined;
  readonly heldToken: string | undefined;
  readonly browserName: string;
}
