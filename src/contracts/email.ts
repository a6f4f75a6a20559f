/** Longest e-mail address, in characters (RFC 5321); the part before the @ may have 64. */
export const maxEmailLength = 254;

const local = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;
// The last label has letters only, or is the ASCII form (RFC 3492) of other letters, such as xn--p1ai for рф.
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;
const ipLiteral = /^\[(?:\d{1,3}(?:\.\d{1,3}){3}|IPv6:[0-9a-f:.]{2,45})\]$/i;

/**
 * The one e-mail rule (L2): a local part, an @, and a domain that ends in two or more letters (or in the ASCII form of
 * other letters) or an IP literal as in x@[127.0.0.1]. Trims, and returns the canonical form (lower case), or undefined
 * if refused. Linear in the length of the text.
 */
export function toEmail(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > maxEmailLength) return undefined;
  const at = trimmed.lastIndexOf('@');
  if (at < 1) return undefined;
  const host = trimmed.slice(at + 1);
  if (!local.test(trimmed.slice(0, at))) return undefined;
  return domain.test(host) || ipLiteral.test(host) ? trimmed.toLowerCase() : undefined;
}

/** Why a text is refused as an e-mail address; faults with their own remedy are named. */
export type EmailFault = 'dot-at-end' | 'other-letters' | 'other';

/** The fault of a text that `toEmail` refuses; undefined if it is an e-mail address. */
export function findEmailFault(text: string): EmailFault | undefined {
  if (toEmail(text) !== undefined) return undefined;
  if (/\.\s*$/.test(text)) return 'dot-at-end';
  return /[^\x20-\x7e]/.test(text.trim()) ? 'other-letters' : 'other';
}
