import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, bech32, bech32m, createBase58check, hex, utf8 } from '@scure/base';
import type { AddressFormat } from '../vocabulary.ts';

/**
 * ajv formats that check an address. Only the compiled validators of questionnaires with address questions contain
 * them.
 */
export const addressFormats = {
  'evm-address': isEvmAddress,
  'solana-address': isSolanaAddress,
  'bitcoin-address': isBitcoinAddress,
} as const satisfies Record<AddressFormat, (text: string) => boolean>;

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
