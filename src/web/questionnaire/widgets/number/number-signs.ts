/** How a language writes numbers. */
export interface NumberSigns {
  /** The decimal sign. */
  readonly decimal: string;
  /** What groups thousands, in counts and in amounts of money. */
  readonly groups: readonly string[];
  /** Its digits from 0 to 9. */
  readonly digits: readonly string[];
}

/** How the member's own language, the first of these, writes numbers. */
export function findNumberSigns(languages: readonly string[]): NumberSigns {
  const language = languages.slice(0, 1);
  const count = new Intl.NumberFormat(language, { useGrouping: 'always' });
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    useGrouping: 'always',
  });
  return {
    decimal: findSign(count, 'decimal'),
    groups: [count, money].map((format) => findSign(format, 'group')),
    digits: Array.from({ length: 10 }, (_, digit) => count.format(digit)),
  };
}

function findSign(format: Intl.NumberFormat, type: 'decimal' | 'group'): string {
  const parts = format.formatToParts(1_234_567.5);
  return toPlainSigns(parts.find((part) => part.type === type)?.value ?? '');
}

/**
 * A text with one sign for all that look or mean the same: a blank for every space, an apostrophe for everything that
 * only groups thousands, a hyphen for every minus. What cannot be seen is left out.
 */
export function toPlainSigns(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/\s/g, ' ')
    .replace(/[’‘ʼ′`´٬_]/g, "'")
    .replace(/[،⹁]/g, ',')
    .replace(/[\p{Pd}−]/gu, '-');
}
