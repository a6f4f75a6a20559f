import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { codeLength, toCodeCharacter } from '../../../contracts/sign-in.ts';

/** What a code follows from besides the key. */
export interface CodeOrigin {
  readonly challengeId: string;
  readonly salt: string;
}

/** What follows from the server's key. During a change of key a second one is accepted too. */
export interface SignInSecrets {
  /** The code of a challenge, which takes its salt in the database and the key. */
  codeOf(origin: CodeOrigin): string;
  /** Whether that is the code of a challenge, under any key that is accepted. */
  isCode(origin: CodeOrigin, code: string): boolean;
  /** The same text is always the same pseudonym; nobody without the key finds the text. */
  readonly pseudonym: (text: string) => string;
  /** The same under each key that is accepted. */
  pseudonyms(text: string): readonly string[];
  /** Proves that a text was given out here for this use. */
  sign(use: SignedUse, text: string): string;
  /** Whether such a proof is right, under any key that is accepted. */
  isSigned(use: SignedUse, text: string, proof: string): boolean;
}

type SignedUse = 'browser' | 'passkey';

const keyLength = 32;

/** `second` is accepted, and nothing new is made under it. */
export function buildSecrets(key: Uint8Array, second?: Uint8Array): SignInSecrets {
  const first = deriveSecrets(key);
  const accepted = second === undefined ? [first] : [first, deriveSecrets(second)];
  return {
    ...first,
    isCode: (origin, code) => accepted.some(({ codeOf }) => isSame(code, codeOf(origin))),
    pseudonyms: (text) => accepted.map(({ pseudonym }) => pseudonym(text)),
    isSigned: (use, text, proof) => accepted.some(({ sign }) => isSame(proof, sign(use, text))),
  };
}

function deriveSecrets(key: Uint8Array) {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `sign-in ${use}`, keyLength));
  const keys = {
    code: derive('code'),
    pseudonym: derive('pseudonym'),
    browser: derive('browser'),
    passkey: derive('passkey'),
  };
  const hash = (use: keyof typeof keys, text: string) =>
    createHmac('sha256', keys[use]).update(text).digest();
  return {
    codeOf: ({ challengeId, salt }: CodeOrigin) =>
      Array.from(hash('code', challengeId + salt).subarray(0, codeLength), toCodeCharacter).join(''),
    pseudonym: (text: string) => hash('pseudonym', text).toString('base64url'),
    sign: (use: SignedUse, text: string) => hash(use, text).toString('base64url'),
  };
}

/** Compares two texts in a time that does not tell how much of them agrees. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
