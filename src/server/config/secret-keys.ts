import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerConfig } from './config.ts';
import { StartRefusal } from './start-refusal.ts';

interface SecretKey {
  readonly secret: Uint8Array;
  /** False: it is lost when this process ends, and with it all that was encrypted or signed under it. */
  readonly isKept: boolean;
}

const keyLength = 32;

/** Seals addresses of outside files. Throws StartRefusal if the stored key is damaged. */
export function loadMediaKey(config: Pick<ServerConfig, 'MEDIA_KEY' | 'DATA_DIR'>): SecretKey {
  return loadKey(config.MEDIA_KEY, join(config.DATA_DIR, 'media-key'));
}

/** For sign-in codes and pseudonyms. Throws StartRefusal if the stored key is damaged. */
export function loadSignInKey(config: Pick<ServerConfig, 'SIGN_IN_KEY' | 'DATA_DIR'>): SecretKey {
  return loadKey(config.SIGN_IN_KEY, join(config.DATA_DIR, 'sign-in-key'));
}

/** Accepted during a key rotation; undefined: no rotation. */
export function loadSecondSignInKey(
  config: Pick<ServerConfig, 'SIGN_IN_KEY_SECOND' | 'DATA_DIR'>,
): Uint8Array | undefined {
  const { SIGN_IN_KEY_SECOND: given, DATA_DIR } = config;
  return given === undefined ? readKey(join(DATA_DIR, 'sign-in-key-second')) : Buffer.from(given);
}

function loadKey(given: string | undefined, file: string): SecretKey {
  if (given !== undefined) return { secret: Buffer.from(given), isKept: true };
  const kept = readKey(file);
  if (kept !== undefined) return { secret: kept, isKept: true };
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeKey(file);
  } catch (error) {
    if (!isFileError(error)) throw error;
  }
  const made = readKey(file);
  // A server with its database elsewhere may have no writable folder.
  return made === undefined
    ? { secret: randomBytes(keyLength), isKept: false }
    : { secret: made, isKept: true };
}

function readKey(file: string): Uint8Array | undefined {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
    if (key.length === keyLength) return key;
  } catch (cause) {
    if (isFileError(cause) && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) return undefined;
    throw new StartRefusal(`The key ${file} cannot be read.`, { cause });
  }
  throw new StartRefusal(
    `The file ${file} is not a valid key: move it away, and the next start creates a new one.`,
  );
}

/** Atomic, and never replaces a file: a second server that starts here must find the same key. */
function writeKey(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${randomBytes(keyLength).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    linkSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
