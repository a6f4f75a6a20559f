import { rsiLines } from '../../../contracts/charts.ts';
import { toDaysBefore } from '../../ui/text/days-before.ts';
import { numberFormat } from '../../ui/text/amounts.ts';
import type { RsiRow } from './rsi-rows.ts';

export const toIndex = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The band that a value is in. */
export function toBand(value: number): string {
  if (value <= rsiLines.low) return 'Oversold';
  return value >= rsiLines.high ? 'Overbought' : 'Neither';
}

/** Says a day, a line for each figure. */
export function toPoint({ daysBefore, value }: RsiRow): string {
  return `${toDaysBefore(daysBefore)}\nRSI ${toIndex(value)}\n${toBand(value)}`;
}

export function toVerdict(value: number): string {
  const { low, high } = rsiLines;
  const rsi = `RSI is ${toIndex(value)}`;
  if (value <= low) return `${rsi}: oversold, at or under ${low}`;
  if (value >= high) return `${rsi}: overbought, at or over ${high}`;
  return `${rsi}: neither oversold nor overbought`;
}
