import { describe, expect, it } from 'vitest';
import { toDollarWords } from '../../../../src/web/ui/text/amounts.ts';

const limit = 100_000_000;

describe('toDollarWords', () => {
  it.each([
    [4_962_000_000, 'US$5 billion'],
    [1_278_575_000_000, 'US$1.3 trillion'],
    [42_060_000, 'US$42.1 million'],
    [limit, 'US$100 million'],
  ])('rounds %d to %s', (dollars, words) => {
    expect(toDollarWords(dollars)).toBe(words);
    expect(toDollarWords(dollars, limit)).toBe(words);
  });

  it('never brings an amount to a limit that it is under', () => {
    expect(toDollarWords(99_999_999)).toBe('US$100 million');
    expect(toDollarWords(99_999_999, limit)).toBe('US$99.9 million');
  });
});
