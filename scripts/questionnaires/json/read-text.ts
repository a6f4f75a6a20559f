import { lstat, readFile } from 'node:fs/promises';
import { isRecord } from '../../../src/lib/is-record.ts';

/** A file's text; `slip` says what is wrong with how it was saved though it can be read. */
export type TextReading =
  | { readonly kind: 'read'; readonly text: string; readonly slip?: EncodingSlip }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly line: number; readonly sentence: string };

export interface EncodingSlip {
  readonly severity: 'error' | 'warning';
  readonly sentence: string;
}

/** No schema comes near it, and a film saved under the wrong name would take the checks minutes. */
const maxBytes = 2_000_000;

/** Reads a file that should be UTF-8, and says what it is where it is not. */
export async function readTextFile(path: string): Promise<TextReading> {
  try {
    const found = await lstat(path);
    if (found.isDirectory()) return refused('This is a folder; a file of this name is needed.');
    if (found.size > maxBytes)
      return refused('The file is larger than 2 MB; a questionnaire is a small file.');
    return decode(await readFile(path));
  } catch (error) {
    const code = isRecord(error) ? error['code'] : undefined;
    if (code === 'ENOENT') {
      return (await isThere(path))
        ? refused('This is a link to a file that is not there.')
        : { kind: 'absent' };
    }
    if (code === 'EISDIR') return refused('This is a link to a folder; a file of this name is needed.');
    if (typeof code === 'string')
      return refused(`The file cannot be read (${code}); look at its permissions.`);
    throw error;
  }
}

function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function decode(bytes: Uint8Array): TextReading {
  const wide = toUtf16(bytes);
  if (wide) {
    const sentence = 'The file is saved as UTF-16; save it as UTF-8.';
    return { kind: 'read', text: new TextDecoder(wide).decode(bytes), slip: { severity: 'error', sentence } };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.startsWith('\uFEFF')) return { kind: 'read', text };
    const sentence = 'The file begins with a byte order mark; save it as UTF-8 without one.';
    return { kind: 'read', text: text.slice(1), slip: { severity: 'warning', sentence } };
  } catch {
    const readable = new TextDecoder().decode(bytes);
    const line = readable.slice(0, readable.indexOf('\uFFFD')).split('\n').length;
    return refused('This line has a character that is not UTF-8; save the file as UTF-8.', line);
  }
}

/** UTF-16 by its mark, or by the empty bytes that it writes beside every letter of ASCII. */
function toUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== undefined && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== undefined)) return 'utf-16be';
  return undefined;
}

function refused(sentence: string, line = 1): TextReading {
  return { kind: 'refused', line, sentence };
}
