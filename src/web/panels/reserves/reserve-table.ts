import { maxReserveCoins, type Reserves } from '../../../contracts/reserves.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { toMs } from '../../ui/text/moments.ts';

/** The largest holdings of an exchange at a time (in ms), the largest first; amounts in each coin's own unit. */
export interface ReserveTable {
  readonly time: number;
  readonly held: readonly CoinAmount[];
  /** Of the same coins; without those of which the source knows no amount of a day before. */
  readonly changes: readonly CoinAmount[];
}

export interface CoinAmount {
  readonly symbol: string;
  readonly amount: number;
}

/** An answer has the largest holding first; undefined where it has none at all. */
export function toReserveTable({ t, balances, changes }: Reserves): ReserveTable | undefined {
  const held = toAmounts(balances).slice(0, maxReserveCoins);
  if (held.length === 0) return undefined;
  const symbols = new Set(held.map(({ symbol }) => symbol));
  return { time: toMs(t), held, changes: toAmounts(changes).filter(({ symbol }) => symbols.has(symbol)) };
}

// What is no list of amounts has none.
function toAmounts(amounts: Reserves['balances']): readonly CoinAmount[] {
  return isRecord(amounts) ? Object.entries(amounts).map(([symbol, amount]) => ({ symbol, amount })) : [];
}
