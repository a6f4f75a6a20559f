import { toUtcDate } from '../../../lib/moment-format.ts';
import { numberFormat, toCount } from '../../../lib/number-format.ts';
import { toHost } from './addresses.ts';
import {
  toCoinsHeld,
  toDollarWords,
  toNumber,
  toPrice,
  toShare,
  toSignedPercent,
  toTenth,
} from './amounts.ts';

/** The units of numbers, as facts are shown: percent of 100. */
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
  'number',
] as const;
type FigureUnit = (typeof figureUnits)[number];

type ShownValue = number | string | readonly string[];

const million = 1_000_000;

const inWords = { style: 'unit', unitDisplay: 'long', maximumFractionDigits: 1 } as const;
const toDays = numberFormat({ ...inWords, unit: 'day' });
const toYears = numberFormat({ ...inWords, unit: 'year' });
const daysOfYear = 365.25;

/** '1 day', '731 days'; from 2.1 years on '6.7 years'. */
function toAgeText(days: number): string {
  const years = days / daysOfYear;
  return years < 2.05 ? toDays(days) : toYears(years);
}

/** Coins and exchanges without their word. */
export function toFigureText(unit: FigureUnit, value: number): string {
  switch (unit) {
    case 'usd':
      return Math.abs(value) < million ? toPrice(value) : toDollarWords(value);
    case 'coins':
      return toCoinsHeld(value);
    case 'coins_changed':
      return `${value > 0 ? '+' : ''}${toCoinsHeld(value)}`;
    case 'days':
      return toAgeText(value);
    case 'count':
    case 'exchanges':
      return toCount(value);
    case 'percent':
      return toShare(value / 100);
    case 'percent_changed':
      return toSignedPercent(value / 100);
    case 'index':
      return toTenth(value);
    case 'number':
      return toNumber(value);
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
