import type { Passkey } from './entities.ts';

/** A credential that a browser has just created. */
type NewCredential = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

/** Whether this server issued the challenge in a response. */
export type AcceptChallenge = (challenge: string) => boolean;

/** Makes the options of the WebAuthn standard, and checks the browser's responses to them. */
export interface PasskeyChecks {
  /** `known`: the member's passkeys, so that no authenticator registers twice. */
  registrationOptions(member: {
    readonly id: string;
    readonly email: string;
    readonly challenge: string;
    readonly known: readonly Passkey[];
  }): Promise<object>;
  /** Undefined if the response is not valid. */
  checkRegistration(response: object, accept: AcceptChallenge): Promise<NewCredential | undefined>;
  signInOptions(challenge: string): Promise<object>;
  /** The passkey's new counter, if its owner was present and verified; undefined if the response is not valid. */
  checkSignIn(response: object, accept: AcceptChallenge, passkey: Passkey): Promise<number | undefined>;
}
