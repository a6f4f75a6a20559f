import { numberFormat, toDollars } from '../../ui/text/amounts.ts';
import { utcFormat } from '../../ui/text/moments.ts';
import type { CandleRow } from './candle-rows.ts';

const toMinute = utcFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const toPercent = numberFormat({
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

/** For a table, which has its unit in its caption. */
export const toAmount = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** For an axis, which has its unit above it. */
export const toRoundPrice = numberFormat({ maximumFractionDigits: 0 });

export const toDay = utcFormat({ day: 'numeric', month: 'short' });

export function toMoment(time: number): string {
  return `${toMinute(time)} UTC`;
}

/** Where a price is beside an average, in words and with its sign. */
export function toDistance(
  close: number,
  average: number,
): { readonly text: string; readonly tone?: 'up' | 'down' } {
  const text = toPercent(close / average - 1);
  if (close > average) return { text: `${text}, above`, tone: 'up' };
  return close < average ? { text: `${text}, below`, tone: 'down' } : { text: 'At' };
}

/** Says a candle, a line for each figure. */
export function toPoint(row: CandleRow, averageName: string): string {
  const { open, high, low, close, average } = row;
  return [
    `Closed ${toMoment(row.time)}`,
    `Open ${toDollars(open)}`,
    `High ${toDollars(high)}`,
    `Low ${toDollars(low)}`,
    `Close ${toDollars(close)} (${toMove(open, close)})`,
    ...(average === undefined ? [] : [`${averageName} ${toDollars(average)}`]),
  ].join('\n');
}

function toMove(open: number, close: number): string {
  if (close === open) return 'unchanged';
  return `${close > open ? '▲' : '▼'} ${toPercent(close / open - 1)}`;
}
