import type { Movement } from '../../../contracts/movements.ts';
import { toLine } from '../http/plain-text.ts';
import { toMoment } from '../http/plain-values.ts';
import { knownOwners } from './known-owners.ts';

/** One end of a movement; the source knows no owners, so they are those that we know. */
export function toWallet(text: string | null | undefined): Movement['from'] {
  const address = toLine(text, 100) ?? null;
  const owner = knownOwners.get(address?.toLowerCase() ?? '') ?? null;
  return { address, owner, owner_type: owner === null ? 'unknown' : 'exchange' };
}

interface Transfer {
  readonly sender?: string | null | undefined;
  readonly recipient?: string | null | undefined;
}

/** From whom to whom; what comes from nobody was made, and what goes to nobody is destroyed. */
export function toWay({ sender, recipient }: Transfer): Pick<Movement, 'from' | 'to' | 'transaction_type'> {
  const [isMint, isBurn] = [isNobody(sender), isNobody(recipient)];
  return {
    transaction_type: isMint ? 'mint' : isBurn ? 'burn' : 'transfer',
    from: toWallet(sender),
    to: toWallet(recipient),
  };
}

/** The hash of a transaction; undefined where it is none. */
export function toHash(text: string | null | undefined): string | undefined {
  return text && /^(?:0x)?[0-9a-f]{64}$/.test(text) ? text : undefined;
}

/** A time of this source, which is UTC, in seconds since 1970. */
export function toSeconds(time: string | undefined): number | undefined {
  const moment = toMoment(time);
  return moment === undefined ? undefined : moment / 1000;
}

function isNobody(address: string | null | undefined): boolean {
  return /^0x0{40}$/.test(address ?? '');
}
