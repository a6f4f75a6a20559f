import { macdDays, type Macd } from '../../../contracts/charts.ts';

/** In US dollars. */
export interface MacdRow {
  /** 0 is the latest day. */
  readonly daysBefore: number;
  readonly macd: number;
  readonly signal: number;
  /** MACD less signal. */
  readonly histogram: number;
}

/** The last days, oldest first. */
export function toMacdRows(macd: Macd): readonly MacdRow[] {
  return macd
    .filter(({ backtrack }) => backtrack < macdDays)
    .map(({ backtrack, valueMACD, valueMACDSignal, valueMACDHist }) => ({
      daysBefore: backtrack,
      macd: valueMACD,
      signal: valueMACDSignal,
      histogram: valueMACDHist,
    }))
    .toSorted((a, b) => b.daysBefore - a.daysBefore);
}
