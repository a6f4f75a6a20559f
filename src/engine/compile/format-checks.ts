import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, bech32, bech32m, createBase58check, hex, utf8 } from '@scure/base';
import { toEmail } from '../../contracts/email.ts';
import { listTextFormats, toNormal, type TextFormat } from '../formats.ts';

/** Each judges a text in its normal form. */
const checks = {
  'evm-address': isEvmAddress,
  'solana-address': isSolanaAddress,
  'bitcoin-address': isBitcoinAddress,
  email: (text) => toEmail(text) !== undefined,
  // E.164: at most 15 digits with the country code.
  phone: (text) => /^\+[1-9]\d{6,14}$/.test(text),
  iban: (text) => /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text) && hasMod97(text.slice(4) + text.slice(0, 4)),
  lei: (text) => /^[A-Z\d]{18}\d{2}$/.test(text) && hasMod97(text),
  isin: (text) => /^[A-Z]{2}[A-Z\d]{9}\d$/.test(text) && hasLuhn(text),
} as const satisfies Record<TextFormat, (text: string) => boolean>;

/**
 * The formats for ajv. Only the compiled validators of questionnaires with questions of these formats contain them, in
 * browser and server; a member may write spaces and small letters that the normal form has not.
 */
export const formatChecks = Object.fromEntries(
  listTextFormats().map((format) => [format, (text: string) => checks[format](toNormal(format, text))]),
);

/** Mixed case is a checksum (EIP-55); an address in one case has none. */
function isEvmAddress(text: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false;
  const digits = text.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = hex.encode(keccak_256(utf8.decode(lower)));
  return Array.from(lower).every(
    (digit, at) => digits[at] === (Number.parseInt(hash[at] ?? '', 16) > 7 ? digit.toUpperCase() : digit),
  );
}

/** A public key of 32 bytes. */
function isSolanaAddress(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) && base58.decode(text).length === 32;
}

const base58check = createBase58check(sha256);

/** An address of a key or a script on the main network, with its checksum; a witness program by BIP 173 and BIP 350. */
function isBitcoinAddress(text: string): boolean {
  // A longer text is no address and would take long to check.
  if (text.length > 90) return false;
  try {
    if (/^bc1/i.test(text)) return isWitness(text);
    const payload = base58check.decode(text);
    return payload.length === 21 && (payload[0] === 0 || payload[0] === 5);
  } catch {
    return false;
  }
}

function isWitness(text: string): boolean {
  const isTaproot = /^bc1p/i.test(text);
  const coder = isTaproot ? bech32m : bech32;
  const decoded = coder.decodeUnsafe(text.toLowerCase());
  if (!decoded) return false;
  const [version, ...program] = decoded.words;
  const { length } = coder.fromWords(program);
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase();
  if (decoded.prefix !== 'bc' || !isOneCase) return false;
  return isTaproot ? version === 1 && length === 32 : version === 0 && (length === 20 || length === 32);
}

/** ISO 7064 MOD 97-10, with A as 10 up to Z as 35. */
function hasMod97(text: string): boolean {
  return toDigits(text).reduce((rest, digit) => (rest * 10 + digit) % 97, 0) === 1;
}

/** The Luhn algorithm over the digits of an ISIN (ISO 6166): from the right, every second one is doubled. */
function hasLuhn(text: string): boolean {
  const sum = toDigits(text)
    .toReversed()
    .map((digit, at) => (at % 2 === 0 ? digit : digit * 2))
    .reduce((all, one) => all + (one > 9 ? one - 9 : one), 0);
  return sum % 10 === 0;
}

function toDigits(text: string): readonly number[] {
  return Array.from(text).flatMap((sign) => Array.from(String(Number.parseInt(sign, 36)), Number));
}
