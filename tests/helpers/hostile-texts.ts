import { expect } from 'vitest';

/** Texts that do harm where they are not treated as plain text; each contains the word Coin. */
export const hostileTexts = [
  '<script>alert(1)</script>Coin',
  '<img src=x onerror=alert(1)>Coin',
  '"><svg/onload=alert(1)>Coin',
  '<iframe src="javascript:alert(1)"></iframe>Coin',
  '&lt;script&gt;alert(1)&lt;/script&gt;Coin',
  "Coin'; DROP TABLE members; --",
  '{{constructor.constructor("alert(1)")()}}Coin',
  '[Coin](javascript:alert(1))',
  'Co\u200Bi\u200Dn\uFEFF',
  'Co\u202Ein\u2066',
  'Co\u0000i\u0007n\u001B[31m',
  'Co\u00ADin\u2060',
  'Co\u2800in\u034F',
] as const;

/** Names that nobody can read, or that look like others. */
export const hostileNames = [
  '',
  '  ',
  'a\u0000b',
  'a\nb',
  'a\u2028b',
  'a\uD800b',
  '\u200B',
  '\u2800',
  '\u3164',
  '\uFEFF',
  '\u202EnioctiB',
  'Bit\u00ADcoin',
] as const;

/** Addresses that must be neither links nor pictures. */
export const unsafeLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'http://plain.example/',
  '//evil.example/',
  '/relative',
  'https://user:pass@evil.example/',
  'https://',
  'not an address',
  '',
] as const;

/** Joiners, variation selectors and tags where they shape an emoji or a word. */
const joined =
  /(?<=[0-9#*])\uFE0F(?=\u20E3)|(?<=\u{1F3F4})[\u{E0030}-\u{E007F}]{3,7}|(?<=[^\p{ASCII}\p{Script=Latin}])(?:\p{Variation_Selector}?[\u200C\u200D](?=[^\p{ASCII}\p{Script=Latin}])|\p{Variation_Selector})/gu;

/** A class of invisible characters, for a pattern with the flag v. */
export const hidden = String.raw`[[\p{Cc}--\n]\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]`;

/** Fails if a text anywhere in a value has invisible characters other than those that shape their neighbours. */
export function expectHarmless(value: unknown): void {
  for (const text of listTexts(value)) {
    const plain = text.replace(joined, '');
    expect(plain).not.toMatch(new RegExp(hidden, 'v'));
  }
}

/** The texts anywhere in a value. */
export function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
