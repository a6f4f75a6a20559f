import type { Movement } from '../../../contracts/movements.ts';
import { numberFormat, toCountOf } from '../../ui/text/amounts.ts';

/** Transactions as a table and as cards show them. */
export interface MovementListProps {
  readonly symbol: string;
  readonly movements: readonly { readonly key: string; readonly movement: Movement }[];
  /** In US dollars, of the largest transaction shown. */
  readonly largest: number;
}

/** One transaction may move coins more than once, so its hash alone tells no two rows apart. */
export function toMovementList(symbol: string, movements: readonly Movement[]): MovementListProps {
  return {
    symbol,
    movements: movements.map((movement, index) => ({ key: `${movement.hash} ${index}`, movement })),
    largest: Math.max(0, ...movements.map(({ amount_usd: dollars }) => dollars)),
  };
}

const toCoins = numberFormat({ maximumFractionDigits: 4 });

/** How a coin is written: 'ETH'. */
export function toSymbol(coin: string): string {
  return coin.toUpperCase();
}

/** A count of large transactions in words. */
export function toMovementCount(count: number): string {
  return count === 0 ? 'no large transactions' : toCountOf(count, 'large transaction', 'large transactions');
}

/** An amount of coins with their symbol: '18,240.5 ETH'. */
export function toAmount(amount: number, symbol: string): string {
  return `${toCoins(amount)} ${symbol}`;
}

/** An amount in whole US dollars. */
export const toWholeDollars = numberFormat({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Who owns a wallet, and what kind of owner that is, as far as the source knows. */
export function toOwner({ owner, owner_type: type }: Movement['from']): {
  readonly name: string;
  readonly kind: string;
} {
  const known = type !== '' && type.toLowerCase() !== 'unknown';
  return { name: owner || 'Unknown', kind: known ? type : 'unknown type' };
}

/** A moment (seconds since 1970) as ISO 8601 and as its time of day in UTC: '14:02'. */
export function toMoment(seconds: number): { readonly iso: string; readonly time: string } {
  const iso = new Date(seconds * 1000).toISOString();
  return { iso, time: iso.slice(11, 16) };
}
