import type { Passkey } from './entities.ts';

/** A credential that a browser has made. */
export type NewCredential = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

/** Says whether a challenge that came back is one that was given out. */
export type AcceptChallenge = (challenge: string) => boolean;

/** Makes the options of the WebAuthn standard, and judges what browsers make of them. */
export interface PasskeyChecks {
  /** `known`: passkeys that the member has already, which no second one is made for. */
  registrationOptions(member: {
    readonly id: string;
    readonly email: string;
    readonly challenge: string;
    readonly known: readonly Passkey[];
  }): Promise<object>;
  /** Undefined: the response is not right. */
  checkRegistration(response: object, accept: AcceptChallenge): Promise<NewCredential | undefined>;
  signInOptions(challenge: string): Promise<object>;
  /** The new counter of a passkey whose owner was there and proved it; undefined: the response is not right. */
  checkSignIn(response: object, accept: AcceptChallenge, passkey: Passkey): Promise<number | undefined>;
}
