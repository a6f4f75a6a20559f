import { listCurrencySigns } from '../number/currency-signs.ts';
import { toPlainSigns, type NumberSigns } from '../number/number-signs.ts';
import { readNumber, toPlainDigits, type NumberReading } from '../number/read-number.ts';

/** `currency`: the one whose sign or code is in the text; undefined: none, or several have this sign. */
export type MoneyReading =
  | (Extract<NumberReading, { kind: 'number' }> & { readonly currency: string | undefined })
  | Exclude<NumberReading, { kind: 'number' }>
  /** A currency that the question does not take. */
  | { readonly kind: 'other-currency'; readonly sign: string };

interface ReadingOptions {
  readonly signs: NumberSigns;
  readonly currencies: readonly string[];
  readonly languages: readonly string[];
  readonly group?: string | undefined;
}

/** Reads an amount with or without its currency before or after it. */
export function readMoney(
  text: string,
  { signs, currencies, languages, group }: ReadingOptions,
): MoneyReading {
  const mark = toPlainDigits(toPlainSigns(text), signs).replace(/[\d.,٫'()+\- ]/g, '');
  const meant = currencies.filter((currency) =>
    listCurrencySigns(currency, languages).some((sign) => isSame(sign.replace(/\.$/, ''), mark)),
  );
  if (mark !== '' && meant.length === 0) return { kind: 'other-currency', sign: mark };
  const reading = readNumber(text, { signs, unit: 'count', group, mark, isMoney: true });
  const [currency, ...others] = meant;
  return reading.kind === 'number'
    ? { ...reading, currency: others.length === 0 ? currency : undefined }
    : reading;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
