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

/** Whether a number is a whole multiple of `step`, both as decimal numbers. */
export function isMultiple(value: number, step: number): boolean {
  const units = toUnits(step);
  return units === 0n || toUnits(value) % units === 0n;
}

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
