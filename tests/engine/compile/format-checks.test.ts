import { describe, expect, it } from 'vitest';
import { formatChecks } from '../../../src/engine/compile/format-checks.ts';
import { formatWords, listTextFormats, type TextFormat } from '../../../src/engine/format-words.ts';
import { toNormal } from '../../../src/engine/formats.ts';
import { addresses } from '../../helpers/arbitrary-types.ts';

/** Formats in which every change of a character is a change of the checksum. */
const withChecksum: readonly TextFormat[] = listTextFormats().filter(
  (format) => format.endsWith('-address') && !['evm-address', 'solana-address'].includes(format),
);

function changeAt(text: string, at: number): string {
  const sign = text[at] ?? '';
  const other = /\d/.test(sign) ? (sign === '7' ? '4' : '7') : sign === 'q' || sign === 'Q' ? 'P' : 'q';
  const changed = sign === sign.toUpperCase() ? other.toUpperCase() : other;
  return text.slice(0, at) + changed + text.slice(at + 1);
}

describe('an address on a chain', () => {
  it.each(listTextFormats())('is accepted: %s', (format) => {
    for (const text of [formatWords[format].example, ...addresses[format]])
      expect(formatChecks[format](text), text).toBe(true);
  });

  it.each(withChecksum)('is refused with one changed character: %s', (format) => {
    for (const text of addresses[format]) {
      const changed = Array.from(text, (_, at) => changeAt(text, at)).filter((one) => one !== text);
      expect(changed.filter((one) => formatChecks[format](one))).toEqual([]);
    }
  });

  it.each(withChecksum)('is refused with a character more or less: %s', (format) => {
    const { example } = formatWords[format];
    for (const text of [
      example.slice(1),
      example.slice(0, -1),
      `${example}2`,
      `${example}${'2'.repeat(200)}`,
      '',
    ])
      expect(formatChecks[format](text), text).toBe(false);
  });

  it.each(listTextFormats())('of another chain or kind is refused: %s', (format) => {
    const others = listTextFormats().filter((other) => other !== format);
    const accepted = others.filter((other) => addresses[other].some((text) => formatChecks[format](text)));
    expect(accepted).toEqual([]);
  });

  it('is read with the signs of either spelling of TON', () => {
    const [, dashed = ''] = addresses['ton-address'];
    const slashed = dashed.replaceAll('-', '+').replaceAll('_', '/');
    expect(slashed).not.toBe(dashed);
    expect(toNormal('ton-address', slashed)).toBe(dashed);
    expect(formatChecks['ton-address'](slashed)).toBe(true);
  });
});
