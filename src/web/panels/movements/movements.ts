import type { Feed } from '../../../contracts/feed.ts';
import type { Movement } from '../../../contracts/movements.ts';
import { movementsPanelCopy as copy } from '../../copy/panels/movements.ts';
import { markFigures } from '../../feeds/mark-figures.ts';
import { toCountOf } from '../../../lib/number-format.ts';
import { toCoins } from '../../ui/text/amounts.ts';

export interface MovementListProps {
  readonly symbol: string;
  readonly movements: readonly { readonly key: string; readonly movement: Movement }[];
  readonly caption: string;
  /** The largest movement, in US dollars. */
  readonly largest: number;
}

export interface MovementProps extends Pick<MovementListProps, 'symbol' | 'largest'> {
  readonly movement: Movement;
}

/** A transaction may move coins more than once, so its hash alone is no unique key. */
export function toMovementList(
  symbol: string,
  { value: movements, state }: Feed<readonly Movement[]>,
): MovementListProps {
  return {
    symbol,
    caption: markFigures(state, copy.caption(symbol)),
    movements: movements.map((movement, index) => ({ key: `${movement.hash} ${index}`, movement })),
    largest: Math.max(0, ...movements.map(({ amount_usd: dollars }) => dollars)),
  };
}

export function toSymbol(coin: string): string {
  return coin.toUpperCase();
}

export function toMovementCount(count: number): string {
  return count === 0 ? 'no large transactions' : toCountOf(count, 'large transaction', 'large transactions');
}

/** '18,240.5 ETH'. */
export function toAmount(amount: number, symbol: string): string {
  return `${toCoins(amount)} ${symbol}`;
}

/** One text where neither the owner nor the kind is known. */
export function toOwner({ owner, owner_type: type }: Movement['from']): {
  readonly name: string;
  readonly kind?: string;
} {
  const isKnown = type !== '' && type.toLowerCase() !== 'unknown';
  if (isKnown) return { name: owner || copy.unknown, kind: type };
  return owner ? { name: owner, kind: copy.typeUnknown } : { name: copy.ownerUnknown };
}
