import { maxDecimals } from '../lib/decimal.ts';
import { numberFormat } from '../lib/number-format.ts';
import type { Unit } from './unit-names.ts';

/** The names of units that are not their ids. */
const names: Readonly<Partial<Record<Unit, string>>> = {
  count: '',
  percent: '%',
  m2: 'm²',
  km2: 'km²',
  m3: 'm³',
  celsius: '°C',
  fahrenheit: '°F',
  kmh: 'km/h',
  usd: 'US$',
  EUR: '€',
  GBP: '£',
};

/** The singulars that are more than an s shorter. */
const singulars: Readonly<Partial<Record<Unit, string>>> = { people: 'person', inches: 'inch', feet: 'foot' };

/** The ISO 4217 code of a unit that is money. */
export function findCurrency(unit: Unit): string | undefined {
  return /^(usd|EUR|GBP|CHF|JPY|CNY)$/.test(unit) ? unit.toUpperCase() : undefined;
}

/** Beside a field and in exports: '%', 'hours' or 'US$'; blank for a count. */
export function toUnitName(unit: Unit): string {
  return names[unit] ?? unit;
}

/** Only words have a plural: no sign or symbol ends in an s. */
function toSingular(unit: Unit): string {
  return singulars[unit] ?? toUnitName(unit).replace(/s$/, '');
}

/** The words that may follow a figure. */
export function listUnitWords(unit: Unit): readonly string[] {
  return [...new Set([toUnitName(unit), toSingular(unit)])].filter((word) => word !== '');
}

/** '1,250', '40%', '2019', '1 hour' or 'US$1,250.50'. */
export function toNumberText(value: number, unit: Unit): string {
  const currency = findCurrency(unit);
  if (currency !== undefined) return toMoneyText(value, currency);
  if (unit === 'percent') return `${toFigure(value)}%`;
  if (unit === 'year') return toYear(value);
  const name = Math.abs(value) === 1 ? toSingular(unit) : toUnitName(unit);
  return `${toFigure(value)} ${name}`.trim();
}

/** In the symbols of the app's language: US$1,250.50, €5 or CHF 20. */
export function toMoneyText(value: number, currency: string): string {
  return numberFormat({
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: maxDecimals,
    trailingZeroDisplay: 'stripIfInteger',
  })(value);
}

const toFigure = numberFormat({ maximumFractionDigits: maxDecimals });
const toYear = numberFormat({ useGrouping: false, maximumFractionDigits: maxDecimals });
