import { maxReserveCoins, type Reserves } from '../../../contracts/reserves.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { toMs } from '../../ui/text/moments.ts';

/** The largest holdings of an exchange at a time (ms), largest first; those without a price last. */
export interface ReserveTable {
  readonly time: number;
  readonly held: readonly Holding[];
  /** Changes of the same coins; omits coins without an amount of the day before. */
  readonly changes: readonly CoinAmount[];
}

export interface CoinAmount {
  readonly symbol: string;
  /** In coins. */
  readonly amount: number;
  /** Undefined where no price is known. */
  readonly dollars: number | undefined;
}

export interface Holding extends CoinAmount {
  /** Fraction (0 to 1) of the total of all priced holdings; undefined without a price. */
  readonly share: number | undefined;
}

export function toReserveTable({
  t,
  balances,
  changes,
  prices_usd: prices,
}: Reserves): ReserveTable | undefined {
  const all = toAmounts(balances, prices);
  if (all.length === 0) return undefined;
  const total = all.reduce((sum, { dollars = 0 }) => sum + Math.max(0, dollars), 0);
  const held = all
    .slice(0, maxReserveCoins)
    .map((one) => ({ ...one, share: toPart(one.dollars, total) }))
    .toSorted(byDollars);
  const changed = new Map(toAmounts(changes, prices).map((one) => [one.symbol, one]));
  return { time: toMs(t), held, changes: held.flatMap(({ symbol }) => changed.get(symbol) ?? []) };
}

/** Stable sort: coins without a price keep their order. */
function byDollars(
  { dollars: one = -Infinity }: CoinAmount,
  { dollars: other = -Infinity }: CoinAmount,
): number {
  return one === other ? 0 : other - one;
}

function toPart(dollars: number | undefined, total: number): number | undefined {
  return dollars === undefined || dollars < 0 || total === 0 ? undefined : dollars / total;
}

function toAmounts(amounts: Reserves['balances'], prices: Reserves['prices_usd']): readonly CoinAmount[] {
  if (!isRecord(amounts)) return [];
  return Object.entries(amounts).map(([symbol, amount]) => {
    const price = isRecord(prices) && Object.hasOwn(prices, symbol) ? prices[symbol] : undefined;
    return { symbol, amount, dollars: typeof price === 'number' ? amount * price : undefined };
  });
}
