import type { TextFormat } from './format-words.ts';

/** Equal texts have one normal form, which is stored: how formats get it that do more than leave out spaces. */
const normalForms: Readonly<Partial<Record<TextFormat, (text: string) => string>>> = {
  'ton-address': (text) => toCompact(text).replaceAll('+', '-').replaceAll('/', '_'),
  email: (text) => text.trim().toLowerCase(),
  phone: toPhone,
  iban: toCapitals,
  lei: toCapitals,
  isin: toCapitals,
};

export function toNormal(format: TextFormat, text: string): string {
  return (normalForms[format] ?? toCompact)(text);
}

function toCompact(text: string): string {
  return text.replace(/\s/g, '');
}

/** Hyphens are how some print the groups. */
function toCapitals(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

/** The country codes whose numbers may begin with a zero, as +39 06 of Rome: the zero is dialled from abroad too. */
const keepsZero = /^\+(39|378|22[5679]|242|992)/;

/** In +44 (0)20 the zero is only dialled inside the country. */
function toPhone(text: string): string {
  const digits = text.replace(/[\s\p{Pd}./]/gu, '');
  return (keepsZero.test(digits) ? digits : digits.replace(/^(\+\d{1,3})\(0\)/, '$1')).replace(/[()]/g, '');
}
