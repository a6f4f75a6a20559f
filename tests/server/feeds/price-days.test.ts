import { describe, expect, it } from 'vitest';
import { loadEnoughDays, toCandles } from '../../../src/server/feeds/price-days.ts';
import type { PriceDay } from '../../../src/server/ports/market.ts';
import { makePriceDays } from '../../../src/server/upstream/sample/market/prices.ts';

const day = 24 * 60 * 60 * 1000;
const midnight = Date.parse('2026-11-21T00:00:00.000Z');

describe('toCandles', () => {
  it('merges four days into one candle, counted back from the latest', () => {
    const days = [9, 1, 5, 3, 4, 2, 8, 6, 7].map((close, index) => toDay(index, close));
    // The first day is one too many for two whole candles.
    expect(toCandles(days)).toEqual([
      [4 * day, 0.5, 6, 0, 4],
      [8 * day, 1.5, 9, 1, 7],
    ]);
  });

  it('returns the last 99 candles, with the latest close as the last (S2)', () => {
    const days = makePriceDays('btc', midnight);
    const candles = toCandles(days);
    expect(candles).toHaveLength(99);
    expect(candles.at(-1)![0]).toBe(midnight);
    expect(candles.at(-1)![4]).toBe(days.at(-1)!.close);
    expect(new Set(candles.slice(1).map(([time], index) => time - candles[index]![0]))).toEqual(
      new Set([4 * day]),
    );
  });
});

describe('loadEnoughDays', () => {
  const source = (count: number) => ({
    priceDays: async () => Array.from({ length: count }, (_, index) => toDay(index, 1)),
  });

  it('accepts 300 days, and fails as malformed with fewer', async () => {
    expect(await loadEnoughDays(source(300), 'btc')).toHaveLength(300);
    await expect(loadEnoughDays(source(299), 'btc')).rejects.toMatchObject({ kind: 'malformed' });
  });
});

/** Opens half a dollar under its close, with a dollar to either side. */
function toDay(index: number, close: number): PriceDay {
  return { time: index * day, open: close - 0.5, high: close + 1, low: close - 1, close };
}
