import { readFileSync } from 'node:fs';

/** The version of this program, which stands beside it in a checkout and in a release. */
function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(version);
}

/** How the program introduces itself to outside services: its version, and where it is found, if it has an address. */
export function toUserAgent(publicUrl: string | undefined): string {
  const name = `take-profits/${readVersion()}`;
  if (publicUrl === undefined) return name;
  // A header takes ASCII only.
  const address = /^[\x21-\x7e]+$/.test(publicUrl) ? publicUrl : new URL(publicUrl).href;
  return `${name} (+${address})`;
}
