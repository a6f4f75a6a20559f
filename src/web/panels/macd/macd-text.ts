import { toDaysBefore } from '../../ui/days-before.ts';
import type { MacdRow } from './macd-rows.ts';

const dollars = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
});
const axis = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });

export function toDollars(value: number): string {
  return toMinus(dollars.format(value));
}

/** For an axis, which has its unit elsewhere. */
export function toAxisText(value: number): string {
  return toMinus(axis.format(value));
}

/** Says a day, a line for each figure. */
export function toPoint({ daysBefore, macd, signal, histogram }: MacdRow): string {
  return [
    toDaysBefore(daysBefore),
    `MACD ${toDollars(macd)}`,
    `Signal ${toDollars(signal)}`,
    `Histogram ${toDollars(histogram)}`,
  ].join('\n');
}

/** Where the line is beside zero, its signal and the day before. */
export function toVerdict(last: MacdRow, before: MacdRow | undefined): string {
  const zero = `MACD is ${toSide(last.macd, 0)} zero`;
  const signal = `${toSide(last.macd, last.signal)} its signal`;
  if (before === undefined || last.macd === before.macd) return `${zero} and ${signal}`;
  return `${zero}, ${last.macd > before.macd ? 'rising' : 'falling'}, and ${signal}`;
}

function toSide(value: number, level: number): string {
  if (value === level) return 'at';
  return value > level ? 'above' : 'below';
}

// The sign as long as a plus, which lines figures up.
function toMinus(text: string): string {
  return text.replace('-', '−');
}
