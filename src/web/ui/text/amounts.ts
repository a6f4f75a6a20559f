import { numberFormat } from '../../../lib/number-format.ts';

const inDollars = { style: 'currency', currency: 'USD' } as const;

/** 'US$1,205'. */
export const toWholeDollars = numberFormat({ ...inDollars, maximumFractionDigits: 0 });

/** To the cent; below one dollar to three significant digits or more: 'US$0.0000123'. */
export const toPrice = priceFormat(inDollars);

/** Without the unit, for a column that names it: '1,204.50'. */
export const toPriceNumber = priceFormat({});

function priceFormat(options: Intl.NumberFormatOptions): (price: number) => string {
  const toCents = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2, ...options });
  const toFine = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 6, ...options });
  const toDigits = numberFormat({ minimumSignificantDigits: 3, maximumSignificantDigits: 4, ...options });
  return (price) => {
    const size = Math.abs(price);
    // A price that rounds to a dollar is written as one.
    if (size === 0 || size >= 0.9999995) return toCents(price);
    return size < 0.01 ? toDigits(price) : toFine(price);
  };
}

const inWords = {
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 3,
} as const satisfies Intl.NumberFormatOptions;
const toWords = numberFormat(inWords);
const toCutWords = numberFormat({ ...inWords, roundingMode: 'floor' });

/**
 * Three digits, so that two amounts can be compared: 'US$42.1 million'. An amount below `limit` is cut instead of
 * rounded if it would otherwise read as the limit.
 */
export function toDollarWords(dollars: number, limit?: number): string {
  const reaches = limit !== undefined && dollars < limit && toWords(dollars) === toWords(limit);
  return toDollars(dollars, reaches ? toCutWords : toWords);
}

/** A minus stands before the unit: Intl's compact currency is only short, as 'US$1.5bn'. */
function toDollars(dollars: number, toText: (size: number) => string): string {
  return `${dollars < 0 ? '−' : ''}US$${toText(Math.abs(dollars))}`;
}

/** '1,205'. */
export const toWhole = numberFormat({ maximumFractionDigits: 0 });

/** '42.0'. */
export const toTenth = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

const toFourDigits = numberFormat({ maximumSignificantDigits: 4 });

/** Without its fraction, or to four digits below 100: '64,297', '0.01245', '1.23E−9'. */
export function toRoundPrice(dollars: number): string {
  return Math.abs(dollars) < 100 ? toFitting(dollars, toFourDigits) : toWhole(dollars);
}

/** The digits that tell neighbouring ticks of an axis apart. */
const tickDigits = { maximumSignificantDigits: 8 };
const toPlainTick = numberFormat(tickDigits);
const toShortTick = numberFormat({ ...tickDigits, notation: 'compact' }, 'en-US');

/** For an axis: '64,500', '0.9995', '1.2E−9'. */
export function toTick(value: number): string {
  return toFitting(value, toPlainTick);
}

/** For a narrow axis: '100K', '1B', '0.01', '1.2E−9'. */
export function toShortNumber(value: number): string {
  return toFitting(value, toShortTick);
}

const toPower = numberFormat({ ...tickDigits, notation: 'scientific' });

/** A column of figures has no room for the zeros of a smaller number. */
const smallest = 0.00001;

function toFitting(value: number, toText: (value: number) => string): string {
  return value !== 0 && Math.abs(value) < smallest ? toPower(value) : toText(value);
}

const toThreeShort = numberFormat({ notation: 'compact', maximumSignificantDigits: 3 }, 'en-US');

/** For a chart, to three digits: 'US$42.3B', '−US$950'. */
export function toShortDollars(dollars: number): string {
  return toDollars(dollars, toThreeShort);
}

const toPercent = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

/** `part` 0.01 is one percent: '43.1%'; a positive part never reads as zero: '<0.1%'. */
export function toShare(part: number): string {
  return part > 0 && part < 0.001 ? '<0.1%' : toPercent(part);
}

/** 0.01 is one percent: '+2.9%'; even the smallest change never reads as zero. */
export const toSignedPercent = numberFormat({
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  maximumSignificantDigits: 1,
  roundingPriority: 'morePrecision',
  signDisplay: 'exceptZero',
});

const toThousandths = numberFormat({
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
  signDisplay: 'exceptZero',
});

/** Percent with its sign and three decimals (F1): '+0.214%', '−2.906%'. */
export function toChangeInPercent(percent: number): string {
  return `${toThousandths(percent)}%`;
}

/** Even the smallest amount never reads as zero. */
function coinFormat(decimals: number): (coins: number) => string {
  return numberFormat({
    maximumFractionDigits: decimals,
    maximumSignificantDigits: 3,
    roundingPriority: 'morePrecision',
  });
}

/** Four decimals, more for a small amount: '18,240.5'. */
export const toCoins = coinFormat(4);

/** Two decimals, below 1 three significant digits: '1,145.78', '−0.0507'. */
export const toNumber = numberFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  maximumSignificantDigits: 3,
  roundingPriority: 'morePrecision',
});

const toHoldings = numberFormat({ maximumFractionDigits: 2 });
const toFine = coinFormat(8);

/** Two decimals; below a thousand coins up to eight. */
export function toCoinsHeld(coins: number): string {
  return Math.abs(coins) < 1000 ? toFine(coins) : toHoldings(coins);
}
