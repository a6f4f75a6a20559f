import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import {
  base32,
  base58,
  base58xmr,
  base58xrp,
  base64urlnopad,
  bech32,
  bech32m,
  hex,
  utf8,
  type BytesCoder,
} from '@scure/base';
import { toEmail } from '../../contracts/email.ts';
import type { TextFormat } from '../format-words.ts';
import { toNormal } from '../formats.ts';

/*
 * The check of each format, exported under its name in camel case. The compiled validators of a questionnaire import only the
 * checks of its formats, in browser and server. A member may write spaces and small letters that the normal form has not.
 */

export function evmAddress(text: string): boolean {
  return isEvmAddress(toNormal('evm-address', text));
}

export function solanaAddress(text: string): boolean {
  return isSolanaAddress(toNormal('solana-address', text));
}

export function bitcoinAddress(text: string): boolean {
  return isBitcoinAddress(toNormal('bitcoin-address', text));
}

/** Of a key or a script; a witness program by BIP 173. */
export function litecoinAddress(text: string): boolean {
  const normal = toNormal('litecoin-address', text);
  return /^ltc1/i.test(normal) ? isWitness(normal, 'ltc') : isBase58check(normal, base58, [0x30, 0x32]);
}

export function dogecoinAddress(text: string): boolean {
  return isBase58check(toNormal('dogecoin-address', text), base58, [0x1e, 0x16]);
}

export function tronAddress(text: string): boolean {
  return isBase58check(toNormal('tron-address', text), base58, [0x41]);
}

/** A classic address. */
export function xrpAddress(text: string): boolean {
  return isBase58check(toNormal('xrp-address', text), base58xrp, [0]);
}

/** A Shelley address of the main network (CIP-19): a payment part, with or without a stake part. */
export function cardanoAddress(text: string): boolean {
  const bytes = readBech32(toNormal('cardano-address', text), /^addr$/, 120);
  const [header = 0xff] = bytes ?? [];
  return header >> 4 < 8 && (header & 15) === 1 && (bytes?.length === 57 || bytes?.length === 29);
}

/** Of any chain of Cosmos, as its first letters say. */
export function cosmosAddress(text: string): boolean {
  const bytes = readBech32(toNormal('cosmos-address', text), /^[a-z]{2,20}$/, 90);
  return bytes?.length === 20 || bytes?.length === 32;
}

/** SS58 of the network 0. */
export function polkadotAddress(text: string): boolean {
  const bytes = decode(base58, toNormal('polkadot-address', text), 50);
  if (bytes?.length !== 35 || bytes[0] !== 0) return false;
  const sum = blake2b(Uint8Array.of(...utf8.decode('SS58PRE'), ...bytes.slice(0, 33)));
  return isSame(sum.slice(0, 2), bytes.slice(33));
}

/** The form with a checksum, for the main network. */
export function tonAddress(text: string): boolean {
  const bytes = decode(base64urlnopad, toNormal('ton-address', text), 48);
  if (bytes?.length !== 36) return false;
  const [tag, chain] = bytes;
  const isKnown = (tag === 0x11 || tag === 0x51) && (chain === 0 || chain === 0xff);
  return isKnown && toCrc16(bytes.slice(0, 34)) === ((bytes[34] ?? 0) << 8) + (bytes[35] ?? 0);
}

/** An account's public key. */
export function stellarAddress(text: string): boolean {
  const bytes = decode(base32, toNormal('stellar-address', text), 56);
  if (bytes?.length !== 35 || bytes[0] !== 48) return false;
  return toCrc16(bytes.slice(0, 33)) === ((bytes[34] ?? 0) << 8) + (bytes[33] ?? 0);
}

/** A standard, integrated or sub-address of the main network. */
export function moneroAddress(text: string): boolean {
  const bytes = decode(base58xmr, toNormal('monero-address', text), 106);
  const lengths: Readonly<Record<number, number>> = { 18: 69, 19: 77, 42: 69 };
  if (!bytes || bytes.length !== lengths[bytes[0] ?? 0]) return false;
  return isSame(keccak_256(bytes.slice(0, -4)).slice(0, 4), bytes.slice(-4));
}

export function email(text: string): boolean {
  return toEmail(toNormal('email', text)) !== undefined;
}

/** E.164: at most 15 digits with the country code. */
export function phone(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(toNormal('phone', text));
}

export function iban(text: string): boolean {
  const normal = toNormal('iban', text);
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(normal) && hasMod97(normal.slice(4) + normal.slice(0, 4));
}

export function lei(text: string): boolean {
  const normal = toNormal('lei', text);
  return /^[A-Z\d]{18}\d{2}$/.test(normal) && hasMod97(normal);
}

export function isin(text: string): boolean {
  const normal = toNormal('isin', text);
  return /^[A-Z]{2}[A-Z\d]{9}\d$/.test(normal) && hasLuhn(normal);
}

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

/** An address of a key or a script on the main network, with its checksum; a witness program by BIP 173 and BIP 350. */
function isBitcoinAddress(text: string): boolean {
  return /^bc1/i.test(text) ? isWitness(text, 'bc') : isBase58check(text, base58, [0, 5]);
}

function isWitness(text: string, prefix: string): boolean {
  // A longer text is no address and would take long to check.
  if (text.length > 90) return false;
  const isTaproot = text.toLowerCase().startsWith(`${prefix}1p`);
  const coder = isTaproot ? bech32m : bech32;
  const decoded = coder.decodeUnsafe(text.toLowerCase());
  if (!decoded) return false;
  const [version, ...program] = decoded.words;
  const length = coder.fromWordsUnsafe(program)?.length;
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase();
  if (decoded.prefix !== prefix || !isOneCase) return false;
  return isTaproot ? version === 1 && length === 32 : version === 0 && (length === 20 || length === 32);
}

/** The bytes of a bech32 text whose prefix fits. */
function readBech32(text: string, prefix: RegExp, longest: number): Uint8Array | undefined {
  if (text.length > longest) return undefined;
  const decoded = bech32.decodeUnsafe(text, longest);
  return decoded && prefix.test(decoded.prefix)
    ? bech32.fromWordsUnsafe(decoded.words) || undefined
    : undefined;
}

/** The hash of a key or a script after one of these versions, and before the start of its double SHA-256. */
function isBase58check(text: string, coder: BytesCoder, versions: readonly number[]): boolean {
  const bytes = decode(coder, text, 40);
  if (bytes?.length !== 25 || !versions.includes(bytes[0] ?? -1)) return false;
  return isSame(sha256(sha256(bytes.slice(0, 21))).slice(0, 4), bytes.slice(21));
}

/** A longer text is no address and would take long to decode. */
function decode(coder: BytesCoder, text: string, longest: number): Uint8Array | undefined {
  if (text.length > longest) return undefined;
  try {
    return coder.decode(text);
  } catch {
    return undefined;
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** CRC-16/XMODEM. */
function toCrc16(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => {
    let next = sum ^ (byte << 8);
    for (let bit = 0; bit < 8; bit += 1) next = (next & 0x8000) === 0 ? next << 1 : (next << 1) ^ 0x1021;
    return next & 0xffff;
  }, 0);
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

/** As ajv takes them, by format. The compiler finds a format without a check. */
export const formatChecks: Readonly<Record<TextFormat, (text: string) => boolean>> = {
  'evm-address': evmAddress,
  'solana-address': solanaAddress,
  'bitcoin-address': bitcoinAddress,
  'litecoin-address': litecoinAddress,
  'dogecoin-address': dogecoinAddress,
  'tron-address': tronAddress,
  'xrp-address': xrpAddress,
  'cardano-address': cardanoAddress,
  'cosmos-address': cosmosAddress,
  'polkadot-address': polkadotAddress,
  'ton-address': tonAddress,
  'stellar-address': stellarAddress,
  'monero-address': moneroAddress,
  email,
  phone,
  iban,
  lei,
  isin,
};
