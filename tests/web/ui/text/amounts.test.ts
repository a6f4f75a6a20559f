import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as amounts from '../../../../src/web/ui/text/amounts.ts';

const { toCoins, toCoinsHeld, toDollarWords, toNumber, toPrice, toPriceNumber, toShare } = amounts;
const { toSignedPercent, toRoundPrice, toShortNumber, toTick } = amounts;

const limit = 100_000_000;
const finite = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e18, max: 1e18 });
const small = fc
  .tuple(fc.double({ noNaN: true, min: 1, max: 9.99 }), fc.integer({ min: 1, max: 18 }))
  .map(([digits, zeros]) => digits / 10 ** zeros);
const readBack = (text: string) => Number(text.replace('E−', 'e-').replace(/[^\d.e-]/g, ''));

describe('toPrice', () => {
  it.each([
    [0.00000000123, 'US$0.00000000123'],
    [5e-9, 'US$0.00000000500'],
    [0.00001234, 'US$0.00001234'],
    [0.001, 'US$0.00100'],
    [0.01, 'US$0.0100'],
    [0.123456789, 'US$0.123457'],
    [0.5, 'US$0.5000'],
    [0.99999999, 'US$1.00'],
    [-0.000001, '−US$0.00000100'],
    [-0, 'US$0.00'],
    [0, 'US$0.00'],
    [64_297.005, 'US$64,297.01'],
  ])('writes %d as %s', (price, text) => {
    expect(toPrice(price)).toBe(text);
    expect(toPriceNumber(price)).toBe(text.replace('US$', ''));
  });

  it('writes at least three significant digits below a dollar, within 0.5 % of the price', () => {
    fc.assert(
      fc.property(small, (price) => {
        for (const text of [toPrice(price), toPriceNumber(price)]) {
          expect(text.replace(/[^\d]/g, '').replace(/^0+/, '').length).toBeGreaterThanOrEqual(3);
          expect(Math.abs(readBack(text) / price - 1)).toBeLessThanOrEqual(0.005);
        }
        expect(Math.abs(readBack(toRoundPrice(price)) / price - 1)).toBeLessThanOrEqual(0.005);
      }),
    );
  });
});

describe('the labels of an axis', () => {
  const step = fc.tuple(fc.constantFrom(1, 2, 5), fc.integer({ min: -18, max: 3 }));

  it('tell neighbouring ticks apart, whatever the price', () => {
    fc.assert(
      fc.property(step, fc.integer({ min: 1, max: 100_000 }), ([digit, power], first) => {
        const ticks = [0, 1, 2, 3].map((index) => Number(`${digit * (first + index)}e${power}`));
        for (const write of [toTick, toShortNumber]) {
          const labels = ticks.map(write);
          expect(new Set(labels).size).toBe(ticks.length);
          for (const label of labels) expect(label).toMatch(/[1-9]/);
        }
      }),
    );
  });

  it.each([1.2e-9, 1.21e-9, 1.23e-9, 4.5e-12])('fit their column for a price as small as %d', (price) => {
    for (const write of [toTick, toShortNumber, toRoundPrice])
      expect(write(price).length).toBeLessThanOrEqual(9);
  });
});

describe('every format of amounts', () => {
  it('has no sign before a zero', () => {
    const ways = Object.values(amounts) as readonly ((amount: number) => string)[];
    const close = fc.oneof(
      finite,
      small.map((size) => -size),
      fc.constantFrom(-0, 0, -0.004, -1e-300),
    );
    fc.assert(
      fc.property(fc.constantFrom(...ways), close, (write, amount) => {
        const text = write(amount);
        expect(text.includes('-')).toBe(false);
        if (/[−+]/.test(text)) expect(text).toMatch(/[1-9]/);
      }),
    );
  });

  it.each([
    [toShare(-0.00001), '0%'],
    [toCoinsHeld(-0), '0'],
    [toCoins(18_240.5), '18,240.5'],
    [toCoins(0.00001), '0.00001'],
    [toNumber(0.050696), '0.0507'],
    [toNumber(-1_145.776), '−1,145.78'],
    [toSignedPercent(-0.015), '−1.5%'],
    [toSignedPercent(0.1199), '+12.0%'],
    [toSignedPercent(0.00004), '+0.004%'],
    [toSignedPercent(0), '0.0%'],
  ])('writes for example %s', (written, text) => {
    expect(written).toBe(text);
  });
});

describe('toDollarWords', () => {
  it.each([
    [4_962_000_000, 'US$4.96 billion'],
    [5_020_000_000, 'US$5.02 billion'],
    [1_278_575_000_000, 'US$1.28 trillion'],
    [42_060_000, 'US$42.1 million'],
    [-1_500_000_000, '−US$1.5 billion'],
    [limit, 'US$100 million'],
  ])('writes %d as %s', (dollars, words) => {
    expect(toDollarWords(dollars)).toBe(words);
    expect(toDollarWords(dollars, limit)).toBe(words);
  });

  it('does not round an amount up to a limit that it is under', () => {
    expect(toDollarWords(99_999_999)).toBe('US$100 million');
    expect(toDollarWords(99_999_999, limit)).toBe('US$99.9 million');
  });
});
