import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toMacd, toRsi } from '../../../src/server/feeds/indicators.ts';
import type { PriceDay } from '../../../src/server/ports/market.ts';
import { makePriceDays } from '../../../src/server/upstream/sample/market/prices.ts';

const midnight = Date.parse('2026-11-21T00:00:00.000Z');

const recorded: readonly number[] = JSON.parse(
  readFileSync(new URL('../../fixtures/prices/bitcoin-closes.json', import.meta.url), 'utf8'),
);

interface Indicators {
  /** The newest first. */
  readonly rsi: readonly number[];
  readonly macd: readonly { readonly line: number; readonly signal: number; readonly histogram: number }[];
}

const computed: Readonly<Record<string, Indicators>> = JSON.parse(
  readFileSync(new URL('../../fixtures/prices/indicators.json', import.meta.url), 'utf8'),
);

const series: readonly (readonly [name: string, days: readonly PriceDay[]])[] = [
  ['recorded closes', recorded.map((close, time) => ({ time, open: close, high: close, low: close, close }))],
  ['the sample of btc', makePriceDays('btc', midnight)],
  ['the sample of eth', makePriceDays('eth', midnight)],
];

describe('toRsi', () => {
  it.each(series)('agrees with another implementation on %s over 15 days (S2)', (name, days) => {
    const expected = computed[name]!.rsi;
    const rows = toRsi(days);
    expect(rows.map(({ backtrack }) => backtrack)).toEqual(Array.from({ length: 15 }, (_, back) => back));
    for (const { backtrack, time } of rows) expect(time).toBe(days.at(-1 - backtrack)!.time);
    for (const { backtrack, value } of rows) {
      // The other one rounds to two decimals.
      expect(Math.abs(value - expected[backtrack]!), `${backtrack} days back`).toBeLessThanOrEqual(0.006);
    }
  });
});

describe('a young coin', () => {
  const [, days] = series[0]!;

  it('has an RSI from the 15th day on, the same as with a longer list', () => {
    expect(toRsi(days.slice(0, 14))).toEqual([]);
    expect(toRsi(days.slice(0, 15))).toHaveLength(1);
    const later = toRsi(days.slice(0, 25)).at(-1)!;
    expect(toRsi(days.slice(0, 15))[0]).toMatchObject({ time: later.time, value: later.value });
  });

  it('has a MACD from the 150th day on, which no longer depends on the first day', () => {
    expect(toMacd(days.slice(0, 149))).toEqual([]);
    expect(toMacd(days.slice(0, 150))).toHaveLength(20);
    const [young] = toMacd(days.slice(-150));
    const [old] = toMacd(days);
    expect(Math.abs(young!.valueMACD / old!.valueMACD - 1)).toBeLessThan(0.002);
  });

  it('whose price never moved has a neutral RSI, until it moves', () => {
    const flat = Array.from({ length: 40 }, (_, time) => ({ time, open: 5, high: 5, low: 5, close: 5 }));
    expect(toRsi(flat).map(({ value }) => value)).toEqual(Array.from({ length: 15 }, () => 50));
    const risen = [...flat, { time: 40, open: 5, high: 6, low: 5, close: 6 }];
    expect(
      toRsi(risen)
        .map(({ value }) => value)
        .slice(0, 2),
    ).toEqual([100, 50]);
  });
});

describe('toMacd', () => {
  it.each(series)('agrees with another implementation on %s over 20 days (S2)', (name, days) => {
    const expected = computed[name]!.macd;
    const rows = toMacd(days);
    expect(rows.map(({ backtrack }) => backtrack)).toEqual(Array.from({ length: 20 }, (_, back) => back));
    for (const { backtrack, time, ...row } of rows) {
      expect(time).toBe(days.at(-1 - backtrack)!.time);
      const { line, signal, histogram } = expected[backtrack]!;
      const strays = [row.valueMACD - line, row.valueMACDSignal - signal, row.valueMACDHist - histogram].map(
        Math.abs,
      );
      expect(Math.max(...strays), `${backtrack} days back`).toBeLessThanOrEqual(0.001);
    }
  });
});
