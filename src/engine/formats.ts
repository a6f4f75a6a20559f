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

/** In +44 (0)20 the zero is only dialled inside the country. */
function toPhone(text: string): string {
  return text.replace('(0)', '').replace(/[\s\p{Pd}./()]/gu, '');
}
