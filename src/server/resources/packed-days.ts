import { dayValueIds } from '../../contracts/day-values.ts';
import type { CoinDay, CoinDays, KeptDay } from '../ports/coin-days.ts';

export function packDays(days: CoinDays): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(days).map(([day, values]) => [day.slice(8), packDay(values)])),
  );
}

/** A list needs a third of the bytes of an object; days fill most of a database with watched coins. */
function packDay({ source, isSample, values, sources }: CoinDay): PackedDay {
  const packed = dayValueIds.map((id) => values[id] ?? null);
  const last = packed.findLastIndex((value) => value !== null);
  return [sources ? [source, sources] : source, isSample ? 1 : 0, ...packed.slice(0, last + 1)];
}

export function unpackDays(month: string, text: string): CoinDays {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only packDays writes that column
  const packed = JSON.parse(text) as Readonly<Record<string, PackedDay>>;
  return Object.fromEntries(
    Object.entries(packed).map(([date, day]) => [`${month}-${date}`, unpackDay(day)]),
  );
}

function unpackDay([source, sample, ...values]: PackedDay): CoinDay {
  const [ofPrice, sources] = typeof source === 'string' ? [source] : source;
  const day = { source: ofPrice, isSample: sample === 1, values: unpackValues(values) };
  return sources ? { ...day, sources } : day;
}

/** The last of a month's days. */
export function packLast(days: CoinDays): string {
  const [last] = Object.entries(days).toSorted(([one], [other]) => (one < other ? 1 : -1));
  return JSON.stringify(last ? [last[0].slice(8), packDay(last[1])] : null);
}

export function unpackLast(month: string, readAt: number, text: string): KeptDay | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only packLast writes that column
  const packed = JSON.parse(text) as readonly [date: string, PackedDay] | null;
  return packed ? { ...unpackDay(packed[1]), day: `${month}-${packed[0]}`, readAt } : undefined;
}

export function packKept(kept: KeptDay): string {
  return JSON.stringify([kept.day, kept.readAt, packDay(kept)]);
}

export function unpackKept(text: string): KeptDay {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only packKept writes that column
  const [day, readAt, packed] = JSON.parse(text) as readonly [day: string, readAt: number, PackedDay];
  return { ...unpackDay(packed), day, readAt };
}

type PackedValue = CoinDay['values'][keyof CoinDay['values']] | null;
type Sources = NonNullable<CoinDay['sources']>;
type PackedDay = readonly [
  source: string | readonly [ofPrice: string, Sources],
  isSample: 0 | 1,
  ...values: readonly PackedValue[],
];

function unpackValues(values: readonly PackedValue[]): CoinDay['values'] {
  // Home unpacks a thousand days: lists of entries would take three times as long.
  const known: { -readonly [Id in keyof CoinDay['values']]: CoinDay['values'][Id] } = {};
  for (const [index, id] of dayValueIds.entries()) {
    const value = values[index];
    if (value !== null && value !== undefined) known[id] = value;
  }
  return known;
}
