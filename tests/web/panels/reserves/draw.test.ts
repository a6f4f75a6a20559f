import { describe, expect, it } from 'vitest';
import type { ChartLook } from '../../../../src/web/ui/chart/look.ts';
import { toAmount, toChange, toUnit } from '../../../../src/web/panels/reserves/amount.ts';
import { toShortNumber } from '../../../../src/web/ui/text/amounts.ts';
import {
  drawChanges,
  drawReserves,
  findFloor,
  toSignedLog,
} from '../../../../src/web/panels/reserves/draw.ts';

const look: ChartLook = {
  text: 'text',
  text2: 'text-2',
  text3: 'text-3',
  reference: 'reference',
  bg: 'bg',
  surface: 'surface',
  up: 'green',
  upSoft: 'soft-green',
  down: 'red',
  downSoft: 'soft-red',
  chart1: 'blue',
  chart2: 'amber',
  chart5: 'plum',
  font: 'sans-serif',
  narrow: false,
};

const changes = [
  { symbol: 'BTC', amount: 1000 },
  { symbol: 'ETH', amount: -10 },
  { symbol: 'DAI', amount: 0 },
];

describe('drawChanges (P2)', () => {
  it('draws what came in as a hollow green bar and what went out as a solid red one', () => {
    expect(drawChanges(changes, look)).toMatchObject({
      series: [
        {
          data: [
            { itemStyle: { color: 'surface', borderColor: 'green' } },
            { itemStyle: { color: 'red', borderColor: 'red' } },
            { value: 0 },
          ],
        },
      ],
    });
  });

  it('puts zero in the middle, with a line', () => {
    const longest = Math.log10(1000);
    expect(drawChanges(changes, look)).toMatchObject({
      xAxis: {
        min: -longest,
        max: longest,
        interval: longest,
        splitLine: { showMinLine: false, showMaxLine: false, lineStyle: { color: 'reference' } },
      },
    });
  });

  it('has room where nothing changed', () => {
    const option = drawChanges([{ symbol: 'BTC', amount: 0 }], look);
    expect(option).toMatchObject({ xAxis: { min: -1, max: 1 } });
  });
});

describe('drawReserves (P2)', () => {
  it('gives each coin a bar on a logarithmic axis, and none to a coin of which nothing is held', () => {
    const rows = [
      { symbol: 'USDT', amount: 4_000_000 },
      { symbol: 'BTC', amount: 500 },
      { symbol: 'DAI', amount: 0 },
    ];
    expect(drawReserves(rows, look)).toMatchObject({
      xAxis: { type: 'log', min: 100, startValue: 100, max: 4_000_000 },
      series: [{ data: [4_000_000, 500, null] }],
    });
  });
});

describe('rows of bars', () => {
  const shib = [{ symbol: 'SHIB', amount: 39_876_543_210_123.45 }];

  it('have their name and figure beside them', () => {
    const option = drawReserves(shib, look);
    expect(option).toMatchObject({ grid: { left: 52 }, series: [{ barWidth: 16 }] });
  });

  it('have them above where there would be no room for the bars', () => {
    const option = drawReserves(shib, { ...look, narrow: true });
    expect(option).toMatchObject({ grid: { left: 0, right: 0 }, series: [{ barWidth: 8 }] });
  });
});

describe('scale', () => {
  it.each([
    [[583_413, 27_000_000_000], 100_000],
    [[100], 10],
    [[-250, 9000], 100],
    [[0.004], 0.001],
    [[0], 1],
    [[], 1],
  ])('of %j begins at %s, below its shortest bar', (amounts, floor) => {
    expect(findFloor(amounts)).toBeCloseTo(floor, 12);
  });

  it('counts powers of ten to both sides', () => {
    expect([1000, -1000, 0].map((amount) => toSignedLog(amount, 10))).toEqual([2, -2, 0]);
  });
});

describe('amounts', () => {
  it.each([
    [27_316_540_201, '27,316,540,201 X'],
    [1192.456, '1,192.46 X'],
    [999.12345678, '999.12345678 X'],
    [0.000000001, '0.000000001 X'],
    [-5, '−5 X'],
    [0, '0 X'],
  ])('%s is written %s', (amount, text) => {
    expect(toAmount(amount, 'X')).toBe(text);
  });

  it.each([
    [12, '▲ +12 X'],
    [-12, '▼ −12 X'],
    [0, '0 X'],
  ])('a change of %s is written %s', (change, text) => {
    expect(toChange(change, 'X')).toBe(text);
  });

  it('have a long symbol cut where there is little room', () => {
    expect(['1000SATS', 'WITHALONGNAME'].map(toUnit)).toEqual(['1000SATS', 'WITHALO…']);
  });

  it.each([
    [100_000, '100K'],
    [10_000_000_000, '10B'],
    [0.01, '0.01'],
  ])('%s on an axis is %s', (amount, text) => {
    expect(toShortNumber(amount)).toBe(text);
  });
});
