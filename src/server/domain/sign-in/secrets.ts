import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { codeLength, toCodeCharacter } from '../../../contracts/sign-in.ts';

interface CodeOrigin {
  readonly challengeId: string;
  readonly salt: string;
}

export interface SignInSecrets {
  /** Depends on the key and on the salt in the database. */
  codeOf(origin: CodeOrigin): string;
  isCode(origin: CodeOrigin, code: string): boolean;
  /** A keyed hash: the same text always has the same pseudonym. */
  readonly pseudonym: (text: string) => string;
  pseudonyms(text: string): readonly string[];
  sign(use: SignedUse, text: string): string;
  isSigned(use: SignedUse, text: string, proof: string): boolean;
}

type SignedUse = 'browser' | 'passkey';

const keyLength = 32;

/** `second` is accepted during a key rotation, but not used for anything new. */
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

/** In constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
