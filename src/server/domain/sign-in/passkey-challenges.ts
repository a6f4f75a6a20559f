import { randomBytes } from 'node:crypto';
import { isAhead } from '../../ports/clock.ts';
import { challengeLife } from './limits.ts';
import type { SignInSecrets } from './secrets.ts';

/** `holder`: the browser that signs in, or the session that adds a passkey. */
export interface ChallengeUse {
  readonly use: 'login' | 'add';
  readonly holder: string;
}

/** A signed challenge; the server stores nothing until it is answered. */
export function makeChallenge(secrets: SignInSecrets, use: ChallengeUse, now: number): string {
  const nonce = randomBytes(16).toString('base64url');
  const expiresAt = now + challengeLife;
  return [nonce, expiresAt, secrets.sign('passkey', toText(use, nonce, expiresAt))].join('.');
}

/** Undefined if the challenge is not this server's, has another purpose or has expired. */
export function findExpiry(
  secrets: SignInSecrets,
  use: ChallengeUse,
  challenge: string,
  now: number,
): number | undefined {
  const [nonce = '', expiry = '', proof = '', ...more] = challenge.split('.');
  const expiresAt = Number(expiry);
  const isOurs = more.length === 0 && secrets.isSigned('passkey', toText(use, nonce, expiresAt), proof);
  const isCurrent = expiresAt >= now && !isAhead(expiresAt - challengeLife, now);
  return isOurs && isCurrent ? expiresAt : undefined;
}

function toText({ use, holder }: ChallengeUse, nonce: string, expiresAt: number): string {
  return `${use} ${holder} ${nonce} ${expiresAt}`;
}
