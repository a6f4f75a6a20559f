import { largeMovement, type Movement, type Movements } from '../../../contracts/movements.ts';
import { toLine } from './plain-text.ts';
import { toMoment } from './plain-values.ts';
import { knownOwners } from './known-owners.ts';

/** One end of a movement from a source without owners, with an owner from `knownOwners`. */
export function toWallet(text: string | null | undefined): Movement['from'] {
  const address = toLine(text, 100) ?? null;
  const owner = knownOwners.get(address?.toLowerCase() ?? '') ?? null;
  return { address, owner, owner_type: owner === null ? 'unknown' : 'exchange' };
}

interface Transfer {
  readonly sender?: string | null | undefined;
  readonly recipient?: string | null | undefined;
}

/** Sender and recipient; coins without a sender were minted, coins without a recipient burned. */
export function toParties({
  sender,
  recipient,
}: Transfer): Pick<Movement, 'from' | 'to' | 'transaction_type'> {
  const [isMint, isBurn] = [isNobody(sender), isNobody(recipient)];
  return {
    transaction_type: isMint ? 'mint' : isBurn ? 'burn' : 'transfer',
    from: toWallet(sender),
    to: toWallet(recipient),
  };
}

/** The hash of a transaction; undefined if it is not one. */
export function toHash(text: string | null | undefined): string | undefined {
  return text && /^(?:0x)?[0-9a-f]{64}$/.test(text) ? text : undefined;
}

/** An ISO 8601 time, or nearly so, which is UTC, in seconds since 1970. */
export function toSeconds(time: string | undefined): number | undefined {
  const moment = toMoment(time);
  return moment === undefined ? undefined : moment / 1000;
}

function isNobody(address: string | null | undefined): boolean {
  return /^0x0{40}$/.test(address ?? '');
}

/** Large movements, newest first, in the contract's shape. */
export function toLarge(movements: readonly Movement[]): Movements {
  const transactions = movements
    .filter(({ amount_usd: usd }) => usd > largeMovement)
    .toSorted((a, b) => b.timestamp - a.timestamp);
  return { result: 'success', count: transactions.length, transactions };
}
