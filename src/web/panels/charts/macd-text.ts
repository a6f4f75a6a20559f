import { toDaysBefore } from '../../ui/text/days-before.ts';
import { numberFormat } from '../../ui/text/amounts.ts';
import type { MacdRow } from './macd-rows.ts';

/** With its sign, also of a rise. */
export const toSignedDollars = numberFormat({
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
});

/** For an axis, which has its unit elsewhere. */
export const toAxisText = numberFormat({ maximumSignificantDigits: 3 });

/** Says a day, a line for each figure. */
export function toPoint({ daysBefore, macd, signal, histogram }: MacdRow): string {
  return [
    toDaysBefore(daysBefore),
    `MACD ${toSignedDollars(macd)}`,
    `Signal ${toSignedDollars(signal)}`,
    `Histogram ${toSignedDollars(histogram)}`,
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
