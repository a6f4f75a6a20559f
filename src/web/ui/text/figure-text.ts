import { toUtcDate } from '../../../lib/moment-format.ts';
import { toCount } from '../../../lib/number-format.ts';
import { toHost } from './addresses.ts';
import { toCoinsHeld, toDollarWords, toPrice, toShare, toSignedPercent, toTenth } from './amounts.ts';

/** The units of numbers, as facts have them: percent of 100. */
const figureUnits = [
  'usd',
  'coins',
  'coins_changed',
  'count',
  'days',
  'exchanges',
  'percent',
  'percent_changed',
  'index',
] as const;
type FigureUnit = (typeof figureUnits)[number];

type ShownValue = number | string | readonly string[];

const million = 1_000_000;

/** Coins, days and exchanges without their word. */
export function toFigureText(unit: FigureUnit, value: number): string {
  switch (unit) {
    case 'usd':
      return Math.abs(value) < million ? toPrice(value) : toDollarWords(value);
    case 'coins':
      return toCoinsHeld(value);
    case 'coins_changed':
      return `${value > 0 ? '+' : ''}${toCoinsHeld(value)}`;
    case 'count':
    case 'days':
    case 'exchanges':
      return toCount(value);
    case 'percent':
      return toShare(value / 100);
    case 'percent_changed':
      return toSignedPercent(value / 100);
    case 'index':
      return toTenth(value);
  }
}

/** Whether two values of a fact read the same on screen. */
export function areShownAlike(unit: string, one: ShownValue, other: ShownValue): boolean {
  return toShown(unit, one) === toShown(unit, other);
}

function toShown(unit: string, value: ShownValue): string {
  if (typeof value === 'number') return isFigureUnit(unit) ? toFigureText(unit, value) : toCount(value);
  if (typeof value !== 'string') return value.toSorted().join();
  if (unit === 'date') return toUtcDate(value);
  return unit === 'link' ? (toHost(value) ?? value) : value;
}

function isFigureUnit(unit: string): unit is FigureUnit {
  return figureUnits.some((one) => one === unit);
}
