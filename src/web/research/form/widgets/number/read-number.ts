import { findCurrency, listUnitWords } from '../../../../../engine/units.ts';
import type { Unit } from '../../../../../engine/unit-names.ts';
import { readDecimal } from '../../../../../lib/decimal.ts';
import { listCurrencySigns } from './currency-signs.ts';
import { toPlainSigns, type NumberSigns } from './number-signs.ts';

/** `group`: the sign that groups thousands in the text. */
export type NumberReading =
  | { readonly kind: 'number'; readonly value: number; readonly group: string | undefined }
  /** More digits than a number keeps. */
  | { readonly kind: 'too-precise' }
  /** An amount of money whose only sign may separate thousands or decimals, and what it then is. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [string, string] }
  | { readonly kind: 'none' };

interface ReadingOptions {
  readonly signs: NumberSigns;
  readonly unit: Unit;
  /** A sign known to group thousands, wherever it is. */
  readonly group?: string | undefined;
  /** The sign or code in the text that is no part of the number, in place of its unit's. */
  readonly mark?: string;
  /** A text that others may have written in another language is not read by the member's alone. */
  readonly isMoney?: true;
}

const none: NumberReading = { kind: 'none' };

/**
 * Reads a number in any script's digits, with or without grouped thousands and its unit's sign. Where '1,234' and
 * '1.234' are ambiguous, the member's language decides, or the app's format if that language does not use the sign.
 */
export function readNumber(text: string, options: ReadingOptions): NumberReading {
  const { signs, unit, group: known, mark } = options;
  const sign = mark === undefined ? toUnitSigns(unit) : toMarkPattern(mark);
  const written = findBody(toPlainDigits(toPlainSigns(text), signs).trim(), sign);
  if (!written) return none;
  const { minus, body } = written;
  if (options.isMoney && known === undefined && isAmbiguous(body, signs)) {
    const [whole = '', fraction = ''] = body.split(/\D/);
    const readings = [`${whole}${fraction}`, toClearDecimal(whole, fraction)] as const;
    return { kind: 'ambiguous', readings: [`${minus}${readings[0]}`, `${minus}${readings[1]}`] };
  }
  const plain = toPlainNumber(known === undefined ? body : body.replaceAll(known, ''), signs);
  if (!plain) return none;
  const value = readDecimal(`${minus}${plain.digits}`);
  if (value === undefined) return none;
  return value === 'too-precise' ? { kind: value } : { kind: 'number', value, group: known ?? plain.group };
}

/** What may stand before or after a number of this unit, as a regular expression. */
function toUnitSigns(unit: Unit): string {
  if (unit === 'usd') return String.raw`US ?\$|\$ ?US|USD|\$`;
  if (unit === 'percent') return '[%٪﹪]';
  const currency = findCurrency(unit);
  const words = currency === undefined ? listUnitWords(unit) : listCurrencySigns(currency, []);
  return words.map(toPattern).join('|') || '(?!)';
}

/** A regular expression for a sign or word as it is. */
function toPattern(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
}

/** Spaces may divide it, and a full stop end it. */
function toMarkPattern(mark: string): string {
  return mark === '' ? '(?!)' : `${Array.from(mark, toPattern).join(' ?')}\\.?`;
}

/** With any number of decimals but three, which may be thousands. */
function toClearDecimal(whole: string, fraction: string): string {
  const decimals = fraction.replace(/0+$/, '');
  if (decimals === '') return whole;
  return `${whole}.${decimals.length === 3 ? `${decimals}0` : decimals}`;
}

/** Whether '1,250' or '1.250' is 1250 for some and 1.25 for others, and the member's language does not group so. */
function isAmbiguous(body: string, { groups }: NumberSigns): boolean {
  const [, sign = ''] = /^(?!0)\d{1,3}([.,])\d{3}$/.exec(body) ?? [];
  return sign !== '' && !groups.includes(sign);
}

/** Without minus, unit and the parentheses that accountants write for a minus. */
function findBody(text: string, mark: string): { readonly minus: string; readonly body: string } | undefined {
  const inner = /^\((.*)\)$/.exec(text)?.[1]?.trim();
  const sign = `(?:${mark})?`;
  const form = new RegExp(`^([-+]?) ?${sign} ?([-+]?) ?([\\d.,٫' ]*\\d[.,٫]?) ?${sign} ?(-?)$`, 'i');
  const [, first = '', second = '', body = '', last = ''] = form.exec(inner ?? text) ?? [];
  const signs = `${inner === undefined ? '' : '-'}${first}${second}${last}`;
  if (body === '' || signs.length > 1) return undefined;
  return { minus: signs.replace('+', ''), body };
}

interface PlainNumber {
  /** Such as '1234.5'. */
  readonly digits: string;
  readonly group: string | undefined;
}

function toPlainNumber(body: string, { decimal, groups }: NumberSigns): PlainNumber | undefined {
  const found: readonly string[] = body.match(/\D/g) ?? [];
  const last = found.at(-1);
  if (last === undefined) return { digits: body, group: undefined };
  const isOnce = found.indexOf(last) === found.length - 1;
  const isMixed = new Set(found).size > 1;
  if (last === '٫' || (isMixed && /[.,]/.test(last))) return isOnce ? splitAt(body, last) : undefined;
  if (!isOnce || /[' ]/.test(last)) return ungroup(body);
  if (last === decimal) return splitAt(body, last);
  // '0,123' has no thousands, and '12,34' is not grouped.
  const mayGroup = /^(?!0\D)\d{1,3}\D\d{3}$/.test(body);
  return mayGroup && (last === ',' || groups.includes(last)) ? ungroup(body) : splitAt(body, last);
}

function splitAt(body: string, sign: string): PlainNumber | undefined {
  const at = body.lastIndexOf(sign);
  const whole = ungroup(body.slice(0, at));
  return whole && { ...whole, digits: `${whole.digits}.${body.slice(at + 1)}` };
}

/** Removes separators of three-digit or Indian groups; undefined if they are anywhere else. */
function ungroup(text: string): PlainNumber | undefined {
  if (/^\d*$/.test(text)) return { digits: text, group: undefined };
  const found = /^\d{1,3}(\D)(?:\d{3}\1)*\d{3}$/.exec(text) ?? /^\d{1,2}(\D)(?:\d{2}\1)*\d{3}$/.exec(text);
  return found ? { digits: text.replace(/\D/g, ''), group: found[1] } : undefined;
}

export function toPlainDigits(text: string, { digits }: NumberSigns): string {
  return Array.from(text, (character) => {
    const own = digits.indexOf(character);
    if (own >= 0) return String(own);
    return /\p{Nd}/u.test(character) ? toDigit(character) : character;
  }).join('');
}

/** Digits of a script are adjacent, starting with zero; several scripts may follow one another. */
function toDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}
