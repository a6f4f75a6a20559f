import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { codeLength, toCodeCharacter } from '../../../contracts/sign-in.ts';

/** What follows from the server's key and from nothing that the database holds. */
export interface SignInSecrets {
  /** The code of a challenge. */
  codeOf(challengeId: string): string;
  /** The same text is always the same pseudonym; nobody without the key finds the text. */
  readonly pseudonym: (text: string) => string;
  /** Proves that a text was given out here for this use. */
  sign(use: 'browser' | 'passkey', text: string): string;
}

const keyLength = 32;

export function buildSecrets(key: Uint8Array): SignInSecrets {
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
    codeOf: (challengeId) =>
      Array.from(hash('code', challengeId).subarray(0, codeLength), toCodeCharacter).join(''),
    pseudonym: (text) => hash('pseudonym', text).toString('base64url'),
    sign: (use, text) => hash(use, text).toString('base64url'),
  };
}

/** Compares two texts in a time that does not tell how much of them agrees. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
