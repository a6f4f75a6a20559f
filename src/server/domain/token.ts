import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What storage keeps of a token or a request: SHA-256 in hex. */
export function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
