const amount =
  /^[\s~≈<>]*[a-z]{0,4}\s*\p{Sc}?\s*(\d{1,3}(?:[\s'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d[\d,]*(?:\.\d+)?|\.\d+)\+?\s*(k|thousand|m|mn|mio|million|b|bn|billion|t|tn|trillion)?(?![a-z\d])/iu;

const scales = [
  [/^(?:k|th)/i, 1e3],
  [/^m/i, 1e6],
  [/^b/i, 1e9],
  [/^t/i, 1e12],
] as const;

/** The amount at the start of a text ('$1.5M', '2 billion in 2025', '1,000', '1 000'); undefined for 'TBA'. */
export function toAmount(text: string): number | undefined {
  const [found, written = '', word = ''] = amount.exec(text) ?? [];
  if (found === undefined) return undefined;
  const digits = written.replaceAll(/[\s'’]/g, '');
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(digits);
  const number = Number(isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.'));
  const [, scale] = scales.find(([begin]) => begin.test(word)) ?? ['', 1];
  return Number.isNaN(number) ? undefined : number * scale;
}
