import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawBuySignals, picturesDir } from '../../scripts/buy-signals.ts';
import { macd, movingAverage, rsi } from '../../scripts/buy-signals/indicators.ts';
import { makeRsiSignal } from '../../scripts/buy-signals/rsi-signal.ts';
import { makeTrendSignal } from '../../scripts/buy-signals/trend-signal.ts';

const ramp = Array.from({ length: 60 }, (_, day) => day);

describe('the pictures of possible buy signals', () => {
  it.each(Object.entries(drawBuySignals()))('%s is what its script draws', async (name, svg) => {
    expect(await readFile(join(picturesDir, name), 'utf8')).toBe(svg);
    expect(svg).toMatch(/<title>.+<\/title>\n<desc>.+<\/desc>/);
    expect(svg).not.toMatch(/NaN|style=|<script/);
  });

  it('are refused where their words would not be true of the numbers', () => {
    expect(() => makeTrendSignal(1)).toThrow(/^(Not true|There is no)/);
    expect(() => makeRsiSignal(1)).toThrow(/^Not true/);
  });
});

describe('the indicators', () => {
  it('average the latest values', () => {
    expect(movingAverage([1, 2, 6, 1], 3)).toEqual([Number.NaN, Number.NaN, 3, 3]);
  });

  it('find MACD at the distance between its averages on a straight line', () => {
    const { line, signal } = macd(ramp);
    expect(line.at(24)).toBeNaN();
    expect(line.at(25)).toBeCloseTo(7, 10);
    expect(line.at(-1)).toBeCloseTo(7, 10);
    expect(signal.at(32)).toBeNaN();
    expect(signal.at(33)).toBeCloseTo(7, 10);
  });

  it("find RSI by Wilder's smoothing", () => {
    const values = rsi([...ramp.slice(0, 15), 13]);
    expect(values.at(13)).toBeNaN();
    expect(values.at(14)).toBe(100);
    expect(values.at(15)).toBeCloseTo((100 * 13) / 14, 10);
  });
});
