export interface NumberSigns {
  readonly decimal: string;
  /** Separators of thousands, in counts and in amounts of money. */
  readonly groups: readonly string[];
  /** From 0 to 9. */
  readonly digits: readonly string[];
}

/** For the first language, the member's. */
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
 * Replaces signs that look or mean the same: every space by a blank, every sign that only groups thousands by an
 * apostrophe, every minus by a hyphen. Removes invisible characters.
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
