/** What groups digits somewhere in the world and is never a decimal sign: blanks and apostrophes. */
const grouping = /[\s\u00a0\u202f'’٬_]/gu;

const separators = /[.,٫]/gu;

/** A decimal sign: '1.5' or '1,5'. */
export type DecimalSign = '.' | ',';

/** The decimal sign that the member's own language writes. */
export function findDecimalSign(languages: readonly string[]): DecimalSign {
  const parts = new Intl.NumberFormat(languages.slice(0, 1)).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/**
 * A number as somebody may type it, in whatever way their language writes it; undefined for what is none. Of two signs
 * the last one is the decimal sign, a sign that stands twice is none, and where one sign alone may be either
 * ('1,234'), `sign` decides.
 */
export function readNumber(text: string, sign: DecimalSign): number | undefined {
  const plain = toPlainDigits(text.trim())
    .replace(grouping, '')
    .replace(/^[−–]/, '-')
    .replace(/^\+/, '');
  if (!/\d/.test(plain)) return undefined;
  const value = Number(toPointed(plain, sign));
  return Number.isFinite(value) ? value : undefined;
}

function toPointed(text: string, sign: DecimalSign): string {
  const found = text.match(separators) ?? [];
  const last = found.at(-1);
  if (last === undefined) return text;
  const at = text.lastIndexOf(last);
  const [whole, rest] = [text.slice(0, at), text.slice(at + 1)];
  if (!isDecimal(found, last, isGrouped(text), sign)) return text.replace(separators, '');
  const isWhole = /^-?\d*$/.test(whole) || isGrouped(whole);
  return isWhole ? `${whole.replace(separators, '')}.${rest}` : text;
}

function isDecimal(found: readonly string[], last: string, grouped: boolean, sign: DecimalSign): boolean {
  const isTwice = found.filter((one) => one === last).length > 1;
  if (found.length === 1) return !grouped || last === sign || last === '٫';
  return new Set(found).size > 1 ? !isTwice : !grouped;
}

/** Whether a text is digits in groups: the last of three, the others of two in India. */
function isGrouped(text: string): boolean {
  return /^-?[1-9]\d{0,2}(?:[.,٫]\d{2,3})*[.,٫]\d{3}$/.test(text);
}

/** Digits of any script, such as Arabic ones, as 0 to 9. */
function toPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    // The digits of a script stand beside each other, its zero first.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });
}
