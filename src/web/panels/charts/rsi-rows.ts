import { rsiDays, type Rsi } from '../../../contracts/charts.ts';

export interface RsiRow {
  /** 0 is the latest day. */
  readonly daysBefore: number;
  /** 0 to 100. */
  readonly value: number;
}

/** The last days, oldest first. */
export function toRsiRows(rsi: Rsi): readonly RsiRow[] {
  return rsi
    .filter(({ backtrack }) => backtrack < rsiDays)
    .map(({ backtrack, value }) => ({ daysBefore: backtrack, value }))
    .toSorted((a, b) => b.daysBefore - a.daysBefore);
}
