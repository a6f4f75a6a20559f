const byteOrderMarks = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;
/** The bytes of '<?' in encodings with two bytes per character. */
const wideStarts = [
  ['utf-16le', [0x3c, 0, 0x3f, 0]],
  ['utf-16be', [0, 0x3c, 0, 0x3f]],
] as const;
const declarationLength = 1024;

/**
 * Decodes a text by its byte order mark, else the charset in Content-Type, else the encoding of its XML declaration,
 * else as UTF-8. Ignores unknown encodings.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const labels = [
    findStart(byteOrderMarks, bytes),
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1],
    findStart(wideStarts, bytes),
    findDeclared(bytes),
  ];
  const decoder = labels.map(toDecoder).find((one) => one !== undefined) ?? new TextDecoder();
  return decoder.decode(bytes);
}

type Starts = readonly (readonly [label: string, start: readonly number[]])[];

function findStart(starts: Starts, bytes: Uint8Array): string | undefined {
  return starts.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];
}

function findDeclared(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, declarationLength)).toString('latin1');
  const label = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1];
  // A declaration that was read byte by byte cannot be UTF-16, whatever it says.
  return label !== undefined && /^(?:utf-?16|ucs-?2|iso-10646)/i.test(label) ? undefined : label;
}

function toDecoder(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
