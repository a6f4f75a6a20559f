import type { CandleRow } from './candle-rows.ts';

const price = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'USD' });
const amount = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const round = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

export function toPrice(value: number): string {
  return price.format(value);
}

/** For a table, which has its unit in its caption. */
export function toAmount(value: number): string {
  return amount.format(value);
}

/** For an axis, which has its unit above it. */
export function toRoundPrice(value: number): string {
  return round.format(value);
}

export function toDay(time: number): string {
  return day.format(time);
}

export function toMoment(time: number): string {
  return `${moment.format(time)} UTC`;
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
    `Open ${toPrice(open)}`,
    `High ${toPrice(high)}`,
    `Low ${toPrice(low)}`,
    `Close ${toPrice(close)} (${toMove(open, close)})`,
    ...(average === undefined ? [] : [`${averageName} ${toPrice(average)}`]),
  ].join('\n');
}

function toMove(open: number, close: number): string {
  if (close === open) return 'unchanged';
  return `${close > open ? '▲' : '▼'} ${toPercent(close / open - 1)}`;
}

// The sign as long as a plus.
function toPercent(share: number): string {
  return percent.format(share).replace('-', '−');
}
