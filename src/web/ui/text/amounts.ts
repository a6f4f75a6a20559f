import { numberFormat } from '../../../lib/number-format.ts';

const inDollars = { style: 'currency', currency: 'USD' } as const;
const signed = { signDisplay: 'exceptZero' } as const;

/** An amount of US dollars in whole dollars: 'US$1,205'. */
export const toWholeDollars = numberFormat({ ...inDollars, maximumFractionDigits: 0 });

/** A price in US dollars: to the cent, below one dollar to three significant digits or more: 'US$0.0000123'. */
export const toPrice = priceFormat(inDollars);

/** The same with its sign, also of a rise: '+US$12.40'. */
export const toSignedPrice = priceFormat({ ...inDollars, ...signed });

/** The same without its unit, for a column that names it: '1,204.50'. */
export const toPriceNumber = priceFormat({});

function priceFormat(options: Intl.NumberFormatOptions): (price: number) => string {
  const toCents = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2, ...options });
  const toFine = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 6, ...options });
  const toDigits = numberFormat({ minimumSignificantDigits: 3, maximumSignificantDigits: 4, ...options });
  return (price) => {
    const size = Math.abs(price);
    // What rounds to a dollar is written as one.
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
 * An amount of US dollars in words, to three digits, so that two can be compared: 'US$42.1 million'. One under `limit` never reads as the limit: it is cut where
 * rounding would bring it there.
 */
export function toDollarWords(dollars: number, limit?: number): string {
  const rounded = toWords(dollars);
  const reaches = limit !== undefined && dollars < limit && rounded === toWords(limit);
  return `US$${reaches ? toCutWords(dollars) : rounded}`;
}

/** A number without its fraction: '1,205'. */
export const toWhole = numberFormat({ maximumFractionDigits: 0 });

/** A number to one decimal: '42.0'. */
export const toTenth = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A number to its first three digits, for an axis: '0.0124', '1,200'. */
export const toThreeDigits = numberFormat({ maximumSignificantDigits: 3 });

/** A price without its fraction, or to three digits where it has fewer before the point: '64,297', '0.0124'. */
export function toRoundPrice(dollars: number): string {
  return Math.abs(dollars) < 100 ? toThreeDigits(dollars) : toWhole(dollars);
}

/** A number as an axis has room for it: '100K', '1B', '0.01'. */
export const toShortNumber = numberFormat({ notation: 'compact', maximumFractionDigits: 8 }, 'en-US');

const toThreeShort = numberFormat({ notation: 'compact', maximumSignificantDigits: 3 }, 'en-US');

/** An amount of US dollars as a chart has room for it, to its first three digits: 'US$42.3B', '−US$950'. */
export function toShortDollars(dollars: number): string {
  return `${dollars < 0 ? '−' : ''}US$${toThreeShort(Math.abs(dollars))}`;
}

const toPercent = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

/** A part of a whole (0.01 is one percent) in percent: '43.1%'; a part is never written as nothing: '<0.1%'. */
export function toShare(part: number): string {
  return part > 0 && part < 0.001 ? '<0.1%' : toPercent(part);
}

/** A share (0.01 is one percent) in percent with its sign: '+0.21%'. */
export const toSignedPercent = numberFormat({
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

const toThousandths = numberFormat({
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
  signDisplay: 'exceptZero',
});

/** A change in percent with its sign and 3 decimals (F1): '+0.214%', '−2.906%'. */
export function toChangeInPercent(percent: number): string {
  return `${toThousandths(percent)}%`;
}

/** An amount of coins to four decimals at most: '18,240.5'. */
export const toCoins = numberFormat({ maximumFractionDigits: 4 });

const toHoldings = numberFormat({ maximumFractionDigits: 2 });
// However small an amount, it is never written as nothing.
const toFine = numberFormat({
  maximumFractionDigits: 8,
  maximumSignificantDigits: 3,
  roundingPriority: 'morePrecision',
});

/** Coins held: to the hundredth, below a thousand coins to the last decimal that coins have. */
export function toCoinsHeld(coins: number): string {
  return Math.abs(coins) < 1000 ? toFine(coins) : toHoldings(coins);
}
