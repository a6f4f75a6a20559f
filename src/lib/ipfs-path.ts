const cid = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,110})$/;
// Encodings that a gateway or proxy might decode into another path.
const hidden = /%(?:2e|2f|5c|3f)/i;
const unsafe = /[/\\?\p{Cc}]/u;
const maxParts = 8;
const maxLength = 1000;

export function findIpfsPath(address: string): string | undefined {
  const path = /^ipfs:\/\/(?:ipfs\/)?(.+)$/i.exec(address.trim())?.[1];
  return path === undefined ? undefined : readIpfsPath(path);
}

/** Encodes each part again; undefined if the first is no content id, or a part might lead out of the folder. */
export function readIpfsPath(path: string): string | undefined {
  if (path.length > maxLength || hidden.test(path)) return undefined;
  const parts = path.replace(/\/$/, '').split('/').map(decode);
  if (parts.length > maxParts || !cid.test(parts[0] ?? '')) return undefined;
  return parts.every(isName) ? parts.map((part) => encodeURIComponent(part)).join('/') : undefined;
}

function isName(part: string): boolean {
  return !/^\.{0,2}$/.test(part) && part.isWellFormed() && !unsafe.test(part) && !hidden.test(part);
}

// A part that cannot be decoded becomes blank, which is refused.
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
