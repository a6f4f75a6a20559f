import { randomBytes } from 'node:crypto';
import { isAhead } from '../../ports/clock.ts';
import { challengeLife } from './limits.ts';
import { isSame, type SignInSecrets } from './secrets.ts';

/** What a challenge is for, and who holds it: a browser that logs in, or a session that adds a passkey. */
export interface ChallengeUse {
  readonly use: 'login' | 'add';
  readonly holder: string;
}

/** A challenge for a passkey; the server keeps nothing of it until it is answered. */
export function makeChallenge(secrets: SignInSecrets, use: ChallengeUse, now: number): string {
  const nonce = randomBytes(16).toString('base64url');
  const expiresAt = now + challengeLife;
  return [nonce, expiresAt, toProof(secrets, use, nonce, expiresAt)].join('.');
}

/** When a challenge is over that was made here for this use; undefined: it was not, or is over. */
export function findExpiry(
  secrets: SignInSecrets,
  use: ChallengeUse,
  challenge: string,
  now: number,
): number | undefined {
  const [nonce = '', expiry = '', proof = '', ...more] = challenge.split('.');
  const expiresAt = Number(expiry);
  const isOurs = more.length === 0 && isSame(proof, toProof(secrets, use, nonce, expiresAt));
  const isNow = expiresAt >= now && !isAhead(expiresAt - challengeLife, now);
  return isOurs && isNow ? expiresAt : undefined;
}

function toProof(
  secrets: SignInSecrets,
  { use, holder }: ChallengeUse,
  nonce: string,
  expiresAt: number,
): string {
  return secrets.sign('passkey', `${use} ${holder} ${nonce} ${expiresAt}`);
}
