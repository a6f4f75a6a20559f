import type { MovementCoin } from '../../../../contracts/movements.ts';

type Random = () => number;

const hexDigits = '0123456789abcdef';
const bech32Letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** A made-up transaction hash in the coin's form. */
export function makeHash(coin: MovementCoin, random: Random): string {
  const digits = makeText(hexDigits, 64, random);
  return coin === 'btc' ? digits : `0x${digits}`;
}

/** A made-up address in the coin's form. */
export function makeAddress(coin: MovementCoin, random: Random): string {
  return coin === 'btc'
    ? `bc1q${makeText(bech32Letters, 38, random)}`
    : `0x${makeText(hexDigits, 40, random)}`;
}

function makeText(letters: string, length: number, random: Random): string {
  return Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
}
