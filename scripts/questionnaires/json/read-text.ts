import { lstat, readFile } from 'node:fs/promises';
import { isRecord } from '../../../src/lib/is-record.ts';
import { find, type Finding } from '../sentences/sentences.ts';

/** A file's text; `slip` is a fault of its encoding that did not prevent reading. */
type TextReading =
  | { readonly kind: 'read'; readonly text: string; readonly slip?: EncodingSlip }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly line: number; readonly fault: Finding };

interface EncodingSlip {
  readonly severity: 'error' | 'warning';
  readonly fault: Finding;
}

/** No schema comes near it, and a film saved under the wrong name would take the checks minutes. */
const maxBytes = 2_000_000;

/** Reads a file that should be UTF-8, and names its encoding or format if it is not. */
export async function readTextFile(path: string): Promise<TextReading> {
  try {
    const found = await lstat(path);
    if (found.isDirectory()) return refused(find('file-is-folder', {}));
    if (found.size > maxBytes) return refused(find('file-too-large', {}));
    return decode(await readFile(path));
  } catch (error) {
    const code = isRecord(error) ? error['code'] : undefined;
    if (code === 'ENOENT') {
      return (await isThere(path)) ? refused(find('file-link-broken', {})) : { kind: 'absent' };
    }
    if (code === 'EISDIR') return refused(find('file-link-to-folder', {}));
    if (typeof code === 'string') return refused(find('file-unreadable', { reason: code }));
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
    const slip = { severity: 'error', fault: find('file-utf-16', {}) } as const;
    return { kind: 'read', text: new TextDecoder(wide).decode(bytes), slip };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.startsWith('\uFEFF')) return { kind: 'read', text };
    const slip = { severity: 'warning', fault: find('file-byte-order-mark', {}) } as const;
    return { kind: 'read', text: text.slice(1), slip };
  } catch {
    const readable = new TextDecoder().decode(bytes);
    const line = readable.slice(0, readable.indexOf('\uFFFD')).split('\n').length;
    return refused(find('file-not-utf-8', {}), line);
  }
}

/** Detects UTF-16 by its byte order mark, or by the zero byte beside every ASCII letter. */
function toUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== undefined && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== undefined)) return 'utf-16be';
  return undefined;
}

function refused(fault: Finding, line = 1): TextReading {
  return { kind: 'refused', line, fault };
}
