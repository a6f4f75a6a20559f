import type { DayValueId } from '../../../contracts/day-values.ts';
import { addToDay } from '../../../lib/utc-day.ts';
import type { KeptDay } from '../../ports/coin-days.ts';
import type { Reads } from '../../ports/storage.ts';

/** Older values do not describe the coin's present state. */
const maxAge = { days: -7 } as const;

/** Oldest first; omits coins without any. */
export async function loadKeptDays(
  reads: Reads,
  coins: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, readonly KeptDay[]>> {
  const months = await reads.listCoinMonths(coins, from.slice(0, 7), to.slice(0, 7));
  const days = months.flatMap(({ coin, days: ofMonth, readAt }) =>
    Object.entries(ofMonth).map(([day, values]) => ({ coin, kept: { ...values, day, readAt } })),
  );
  const within = days
    .filter(({ kept: { day } }) => day >= from && day <= to)
    .toSorted((one, other) => (one.kept.day < other.kept.day ? -1 : 1));
  const byCoin = Map.groupBy(within, ({ coin }) => coin);
  return new Map(Array.from(byCoin, ([coin, own]) => [coin, own.map(({ kept }) => kept)]));
}

/** Omits coins without any. */
export async function findLatestDays(
  reads: Reads,
  coins: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, KeptDay>> {
  const from = addToDay(today, maxAge);
  const days = await reads.listLastDays(coins, from.slice(0, 7), today.slice(0, 7));
  return new Map(
    days.flatMap(({ coin, ...latest }) =>
      latest.day >= from && latest.day <= today ? [[coin, latest] as const] : [],
    ),
  );
}

/** The source of a value, as people read it. */
export function findSource({ source, sources }: KeptDay, id: DayValueId): string {
  return sources?.[id] ?? source;
}
