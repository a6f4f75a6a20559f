/** Largest magnitude of a number: up to here a double keeps every digit. */
export const largestNumber = 1e15;

export const maxDecimals = 12;

/**
 * 'too-precise': it has more digits than a double keeps. Undefined: it is no decimal number with a point, such as '-1234.5'.
 */
export function readDecimal(text: string): number | 'too-precise' | undefined {
  const parts = /^(-?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(text);
  if (!parts || !/\d/.test(text)) return undefined;
  const [, minus = '', whole = '', fraction = ''] = parts;
  if (whole.length > 16 || fraction.length > maxDecimals) return 'too-precise';
  const digits = `${whole || '0'}${fraction && `.${fraction}`}`;
  if (toDecimalText(Number(digits)) !== digits) return 'too-precise';
  // Adding 0 turns -0 into 0.
  return Number(`${minus}${digits}`) + 0;
}

/** Whether a number has more digits than its text keeps. */
export function isTooPrecise(value: number): boolean {
  return readDecimal(toDecimalText(value)) !== value;
}

/** Whether a number is a whole multiple of `step`, both as decimal numbers. */
export function isMultiple(value: number, step: number): boolean {
  const units = toUnits(step);
  return units === 0n || toUnits(value) % units === 0n;
}

/** The sum as decimal numbers: binary fractions add up to 0.30000000000000004. */
export function addDecimals(values: readonly number[]): number {
  if (values.every(Number.isInteger)) return values.reduce((sum, one) => sum + one, 0);
  const sum = values.reduce((all, one) => all + toUnits(one), 0n);
  return Number(sum / unitsOfOne) + Number(sum % unitsOfOne) / Number(unitsOfOne);
}

/** With at most this number of decimals; halves away from 0, also where a binary fraction is a little less than its decimal. */
export function roundDecimal(value: number, decimals: number): number {
  const text = toDecimalText(toKeptDigits(Math.abs(value)));
  const [, fraction = ''] = text.split('.');
  const isRounded = fraction.length <= decimals;
  const rounded = isRounded ? text : `${Math.round(Number(`${text}e${decimals}`))}e-${decimals}`;
  return Math.sign(value) * Number(rounded);
}

/** Without the digits that binary fractions add. */
export function toKeptDigits(value: number): number {
  return Number(value.toPrecision(15));
}

const unitsOfOne = 10n ** BigInt(maxDecimals);

/** In units of the last decimal. */
function toUnits(value: number): bigint {
  const [whole = '', fraction = ''] = toDecimalText(value).split('.');
  return BigInt(whole + fraction.padEnd(maxDecimals, '0'));
}

/** Without an exponent, with at most `maxDecimals` decimals. */
export function toDecimalText(value: number): string {
  const plain = String(value);
  const isPlain = !plain.includes('e') && (plain.split('.')[1]?.length ?? 0) <= maxDecimals;
  return isPlain ? plain : value.toFixed(maxDecimals).replace(/\.?0+$/, '');
}
