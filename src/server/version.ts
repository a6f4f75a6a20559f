import { readFileSync } from 'node:fs';

/** Beside the program in a checkout and in a release. */
function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(version);
}

export function toUserAgent(publicUrl: string | undefined): string {
  const name = `take-profits/${readVersion()}`;
  if (publicUrl === undefined) return name;
  // A header allows ASCII only.
  const address = /^[\x21-\x7e]+$/.test(publicUrl) ? publicUrl : new URL(publicUrl).href;
  return `${name} (+${address})`;
}
