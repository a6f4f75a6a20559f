import { maxDecimals } from '../lib/decimal.ts';
import { numberFormat } from '../lib/number-format.ts';

/** How a figure is written: a number's unit follows it unless it is money. */
interface UnitWords {
  /** Beside a field and in exports; absent: the id. */
  readonly name?: string;
  /** After a figure of 1; absent: the name. */
  readonly one?: string;
  /** Of money: its ISO 4217 code. */
  readonly currency?: string;
}

/**
 * The closed list of x-unit: what a number counts or measures. An amount in percent is 40 for 40%; a year is one of the
 * calendar.
 */
const units = {
  count: { name: '' },
  percent: { name: '%' },
  year: {},
  points: { one: 'point' },
  people: { one: 'person' },
  seconds: { one: 'second' },
  minutes: { one: 'minute' },
  hours: { one: 'hour' },
  days: { one: 'day' },
  weeks: { one: 'week' },
  months: { one: 'month' },
  years: { one: 'year' },
  mm: {},
  cm: {},
  m: {},
  km: {},
  inches: { one: 'inch' },
  feet: { one: 'foot' },
  miles: { one: 'mile' },
  m2: { name: 'm²' },
  km2: { name: 'km²' },
  hectares: { one: 'hectare' },
  ml: {},
  litres: { one: 'litre' },
  m3: { name: 'm³' },
  mg: {},
  g: {},
  kg: {},
  tonnes: { one: 'tonne' },
  pounds: { one: 'pound' },
  celsius: { name: '°C' },
  fahrenheit: { name: '°F' },
  kmh: { name: 'km/h' },
  kW: {},
  MW: {},
  kWh: {},
  MWh: {},
  kcal: {},
  kB: {},
  MB: {},
  GB: {},
  TB: {},
  BTC: {},
  ETH: {},
  SOL: {},
  usd: { name: 'US$', currency: 'USD' },
  EUR: { name: '€', currency: 'EUR' },
  GBP: { name: '£', currency: 'GBP' },
  CHF: { currency: 'CHF' },
  JPY: { currency: 'JPY' },
  CNY: { currency: 'CNY' },
} as const satisfies Readonly<Record<string, UnitWords>>;

export type Unit = keyof typeof units;

/** A function: computed at load, it would stay in every page's code. */
export function listUnits(): readonly Unit[] {
  return Object.keys(units).filter((name): name is Unit => Object.hasOwn(units, name));
}

function wordsOf(unit: Unit): UnitWords {
  return units[unit];
}

/** The currency of a unit that is money. */
export function findCurrency(unit: Unit): string | undefined {
  return wordsOf(unit).currency;
}

/** '%', 'hours' or 'US$'; blank for a count. */
export function toUnitName(unit: Unit): string {
  return wordsOf(unit).name ?? unit;
}

/** The words that may follow a figure. */
export function listUnitWords(unit: Unit): readonly string[] {
  const { one } = wordsOf(unit);
  return [toUnitName(unit), ...(one === undefined ? [] : [one])].filter((word) => word !== '');
}

/** '1,250', '40%', '2019', '1 hour' or 'US$1,250.50'. */
export function toNumberText(value: number, unit: Unit): string {
  const { one, currency } = wordsOf(unit);
  if (currency !== undefined) return toMoneyText(value, currency);
  if (unit === 'percent') return toPercent(value);
  if (unit === 'year') return toYear(value);
  const name = Math.abs(value) === 1 ? (one ?? toUnitName(unit)) : toUnitName(unit);
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
const toPercent = numberFormat({
  style: 'unit',
  unit: 'percent',
  unitDisplay: 'short',
  maximumFractionDigits: maxDecimals,
});
