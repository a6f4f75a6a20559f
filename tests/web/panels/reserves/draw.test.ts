import { describe, expect, it } from 'vitest';
import type { ChartLook } from '../../../../src/web/ui/chart/look.ts';
import {
  toAmount,
  toChange,
  toChangeWords,
  toHeldWords,
  toUnit,
} from '../../../../src/web/panels/reserves/amount.ts';
import { toShortNumber } from '../../../../src/web/ui/text/amounts.ts';
import { drawChanges, drawReserves } from '../../../../src/web/panels/reserves/draw.ts';

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
  { symbol: 'BTC', amount: 10, dollars: 640_000 },
  { symbol: 'ETH', amount: -100, dollars: -320_000 },
  { symbol: 'DAI', amount: 0, dollars: 0 },
  { symbol: 'NEW', amount: -5, dollars: undefined },
];

describe('drawChanges (P2)', () => {
  it('draws an inflow as a hollow green bar and an outflow as a solid red bar, in US$', () => {
    expect(drawChanges(changes, look)).toMatchObject({
      series: [
        {
          data: [
            { value: 640_000, itemStyle: { color: 'surface', borderColor: 'green' } },
            { value: -320_000, itemStyle: { color: 'red', borderColor: 'red' } },
            { value: null },
            { value: null },
          ],
        },
      ],
    });
  });

  it('draws zero as a line in the middle', () => {
    expect(drawChanges(changes, look)).toMatchObject({
      xAxis: {
        min: -640_000,
        max: 640_000,
        interval: 640_000,
        splitLine: { showMinLine: false, showMaxLine: false, lineStyle: { color: 'reference' } },
      },
    });
  });

  it.each([
    ['nothing changed', { symbol: 'BTC', amount: 0, dollars: 0 }],
    ['no price is known', { symbol: 'BTC', amount: 4, dollars: undefined }],
  ])('keeps an axis from -1 to 1 when %s', (_, row) => {
    expect(drawChanges([row], look)).toMatchObject({ xAxis: { min: -1, max: 1 } });
  });

  it('labels a bar with dollars above coins, or with coins alone without a price, in its colour', () => {
    expect(changes.map(toChangeWords)).toEqual([
      { figure: '▲ +US$640K', detail: '+10 BTC' },
      { figure: '▼ −US$320K', detail: '−100 ETH' },
      { figure: 'US$0', detail: '0 DAI' },
      { figure: '▼ −5 NEW', detail: 'No price known' },
    ]);
    expect(colourFigures(drawChanges(changes, look))).toEqual(['green', 'red', 'text-3', 'red']);
  });
});

describe('drawReserves (P2)', () => {
  const held = [
    { symbol: 'BTC', amount: 500, dollars: 32_125_000, share: 0.889 },
    { symbol: 'USDT', amount: 4_000_000, dollars: 4_000_000, share: 0.111 },
    { symbol: 'DAI', amount: 0, dollars: 0, share: 0 },
    { symbol: 'NEW', amount: 12, dollars: undefined, share: undefined },
  ];

  it('draws a bar in US$ for each coin, and none when nothing is held or no price is known', () => {
    expect(drawReserves(held, look)).toMatchObject({
      xAxis: { type: 'value', min: 0, show: true },
      series: [{ data: [32_125_000, 4_000_000, null, null] }],
    });
  });

  it('labels a bar with dollars and share above coins, or with coins alone without a price', () => {
    expect(held.map(toHeldWords)).toEqual([
      { figure: 'US$32.1M · 88.9%', detail: '500 BTC' },
      { figure: 'US$4M · 11.1%', detail: '4,000,000 USDT' },
      { figure: 'US$0 · 0%', detail: '0 DAI' },
      { figure: '12 NEW', detail: 'No price known' },
    ]);
  });

  it('draws no axis when no price is known', () => {
    expect(drawReserves(held.slice(-1), look)).toMatchObject({ xAxis: { show: false } });
  });
});

/** The colour that the axis gives each figure. */
function colourFigures({ yAxis }: ReturnType<typeof drawChanges>): readonly string[] {
  const figures: unknown = Array.isArray(yAxis) ? yAxis[1] : undefined;
  const { color } = (figures as { axisLabel: { color: (name: string, index: number) => string } }).axisLabel;
  return changes.map(({ symbol }, index) => color(symbol, index));
}

describe('the labels of bars', () => {
  const shib = [{ symbol: 'SHIB', amount: 39_876_543_210_123.45, dollars: undefined, share: undefined }];

  it('are beside the bars on a wide page', () => {
    const option = drawReserves(shib, look);
    expect(option).toMatchObject({ grid: { left: 52 }, series: [{ barWidth: 16 }] });
  });

  it('are above the bars on a narrow page', () => {
    const option = drawReserves(shib, { ...look, narrow: true });
    expect(option).toMatchObject({ grid: { left: 0, right: 0 }, series: [{ barWidth: 8 }] });
  });
});

describe('amounts of coins', () => {
  it.each([
    [27_316_540_201, '27,316,540,201 X'],
    [1192.456, '1,192.46 X'],
    [999.12345678, '999.12345678 X'],
    [0.000000001, '0.000000001 X'],
    [-5, '−5 X'],
    [0, '0 X'],
  ])('%s is written as %s', (amount, text) => {
    expect(toAmount(amount, 'X')).toBe(text);
  });

  it.each([
    [12, '▲ +12 X'],
    [-12, '▼ −12 X'],
    [0, '0 X'],
  ])('a change of %s is written as %s', (change, text) => {
    expect(toChange(change, 'X')).toBe(text);
  });

  it('are shown with a shortened symbol when it has more than eight letters', () => {
    expect(['1000SATS', 'WITHALONGNAME'].map(toUnit)).toEqual(['1000SATS', 'WITHALO…']);
  });

  it.each([
    [100_000, '100K'],
    [10_000_000_000, '10B'],
    [0.01, '0.01'],
  ])('%s is written as %s on an axis', (amount, text) => {
    expect(toShortNumber(amount)).toBe(text);
  });
});
