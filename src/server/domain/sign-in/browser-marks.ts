import { randomBytes } from 'node:crypto';
import { isSame, type SignInSecrets } from './secrets.ts';

/** What a browser keeps once a member has logged in with it; it names nobody and opens nothing. */
export function makeBrowserMark(secrets: SignInSecrets, email: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${secrets.sign('browser', `${nonce} ${email}`)}`;
}

/** Whether a mark was given to a browser of that member's. */
export function isBrowserOf(secrets: SignInSecrets, email: string, mark: string | undefined): boolean {
  const [nonce, proof, ...more] = mark?.split('.') ?? [];
  if (nonce === undefined || proof === undefined || more.length > 0) return false;
  return isSame(proof, secrets.sign('browser', `${nonce} ${email}`));
}
