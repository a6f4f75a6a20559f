/** Byte order marks, as ISO 8859-1 shows them. */
const marks = [
  ['utf-8', '\xef\xbb\xbf'],
  ['utf-16le', '\xff\xfe'],
  ['utf-16be', '\xfe\xff'],
] as const;
/** A declaration that can be read byte by byte is not in UTF-16, whatever it says. */
const declared = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["'](?!utf-?16|ucs-?2|iso-10646)([\w.:-]+)["']/i;
const headLength = 1024;

/**
 * Decodes a text by its byte order mark, else the charset in Content-Type, else the encoding of its XML declaration,
 * else as UTF-8. Ignores unknown encodings.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const head = Buffer.from(bytes.subarray(0, headLength)).toString('latin1');
  const labels = [
    marks.find(([, mark]) => head.startsWith(mark))?.[0],
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1],
    declared.exec(head)?.[1],
  ];
  const decoder = labels.map(toDecoder).find((one) => one !== undefined) ?? new TextDecoder();
  return decoder.decode(bytes);
}

function toDecoder(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
