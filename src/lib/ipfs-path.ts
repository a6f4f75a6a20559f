const cid = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,110})$/;
// What a gateway or something before it might read as another way through the folders.
const hidden = /%(?:2e|2f|5c|3f)/i;
const unsafe = /[/\\?\p{Cc}]/u;
const maxParts = 8;
const maxLength = 1000;

/** The path below a gateway's /ipfs/ that an ipfs: address names; undefined where it is no such address. */
export function findIpfsPath(address: string): string | undefined {
  const path = /^ipfs:\/\/(?:ipfs\/)?(.+)$/i.exec(address.trim())?.[1];
  return path === undefined ? undefined : readIpfsPath(path);
}

/**
 * A content id with the names of files below it, each part percent-encoded anew; undefined where the first part
 * is no content id, or another might lead anywhere but deeper.
 */
export function readIpfsPath(path: string): string | undefined {
  if (path.length > maxLength || hidden.test(path)) return undefined;
  const parts = path.replace(/\/$/, '').split('/').map(decode);
  if (parts.length > maxParts || !cid.test(parts[0] ?? '')) return undefined;
  return parts.every(isName) ? parts.map((part) => encodeURIComponent(part)).join('/') : undefined;
}

function isName(part: string): boolean {
  return !/^\.{0,2}$/.test(part) && part.isWellFormed() && !unsafe.test(part) && !hidden.test(part);
}

// What cannot be decoded becomes a blank part, which is no name.
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
