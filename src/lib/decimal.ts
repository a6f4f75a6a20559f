/** No number is further from 0: up to here it keeps all its digits. */
export const largestNumber = 1e15;

/** A number has at most this many digits after the decimal point. */
export const maxDecimals = 12;

/**
 * Reads '-1234.5': decimal digits with a point. 'too-precise': it has more digits than a number keeps, so that it would
 * become another number. Undefined: it is no number.
 */
export function readDecimal(text: string): number | 'too-precise' | undefined {
  const parts = /^(-?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(text);
  if (!parts || !/\d/.test(text)) return undefined;
  const [, minus = '', whole = '', fraction = ''] = parts;
  if (whole.length > 16 || fraction.length > maxDecimals) return 'too-precise';
  const digits = `${whole || '0'}${fraction && `.${fraction}`}`;
  if (toDecimalText(Number(digits)) !== digits) return 'too-precise';
  // Without a minus before nothing.
  return Number(`${minus}${digits}`) + 0;
}

/** Writes '-1234.5', without the exponent of very small numbers and with no more decimals than a number has. */
export function toDecimalText(value: number): string {
  const plain = String(value);
  const isPlain = !plain.includes('e') && (plain.split('.')[1]?.length ?? 0) <= maxDecimals;
  return isPlain ? plain : value.toFixed(maxDecimals).replace(/\.?0+$/, '');
}
