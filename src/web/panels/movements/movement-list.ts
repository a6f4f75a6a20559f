import type { Movement } from '../../../contracts/movements.ts';

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
