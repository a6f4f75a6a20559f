import { candleWindows } from '../../../contracts/charts.ts';
import { toShortNumber, toRoundPrice, toTick } from '../../ui/text/amounts.ts';
import { toShortUtcDate } from '../../ui/text/moments.ts';
import type { ChartLook, ChartOption } from '../../ui/chart/look.ts';
import type { CandleRow } from './candles.ts';

const manyCandles = 20;

/** Hollow candles rose, solid ones fell. */
export function drawCandles(rows: readonly CandleRow[], look: ChartLook): ChartOption {
  return {
    // Prices at the left and the tag at the right, so that they do not overlap.
    grid: { left: look.narrow ? 34 : 52, right: toTagWidth(rows), top: 24, bottom: 24 },
    xAxis: {
      type: 'category',
      data: rows.map(({ time }) => toShortUtcDate(time)),
      axisLabel: { hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      ...toRange(rows),
      splitNumber: look.narrow ? 4 : 6,
      name: 'US$',
      nameGap: 8,
      nameTextStyle: { align: 'right', color: look.text3 },
      splitLine: { showMinLine: false, showMaxLine: false },
      axisLabel: {
        formatter: look.narrow ? toShortNumber : toTick,
        showMinLabel: false,
        showMaxLabel: false,
      },
    },
    series: [toCandles(rows, look), ...toAverages(rows, look)],
  };
}

/** Range of all values with some padding; both ends are odd numbers and have no label. */
function toRange(rows: readonly CandleRow[]): { readonly min: number; readonly max: number } {
  const prices = rows.flatMap(({ high, low, averages }) => [
    high,
    low,
    ...averages.flatMap(({ price }) => price ?? []),
  ]);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  const room = (max - min || max) * 0.04;
  return { min: min - room, max: max + room };
}

function toCandles(rows: readonly CandleRow[], look: ChartLook): object {
  return {
    type: 'candlestick',
    data: rows.map(({ open, close, low, high }) => [open, close, low, high]),
    // As wide as possible, to tell hollow from solid.
    ...(rows.length > manyCandles ? { barWidth: '72%' } : { barMaxWidth: 22 }),
    itemStyle: {
      color: look.surface,
      borderColor: look.up,
      color0: look.down,
      borderColor0: look.down,
      borderColorDoji: look.text2,
      borderWidth: look.narrow ? 1 : 1.5,
    },
    markLine: toLastPrice(rows, look),
  };
}

function toAverages(rows: readonly CandleRow[], look: ChartLook): readonly object[] {
  const lines = [
    { color: look.chart1, type: 'solid' },
    { color: look.chart2, type: [4, 3] },
    { color: look.chart5, type: [8, 3, 2, 3] },
  ];
  return candleWindows.map((_, index) => {
    const prices = rows.map(({ averages }) => averages[index]?.price);
    return {
      type: 'line',
      data: prices.map((price) => price ?? '-'),
      showSymbol: prices.filter((price) => price !== undefined).length === 1,
      symbolSize: 6,
      color: lines[index]?.color,
      lineStyle: { width: 1.75, type: lines[index]?.type },
      silent: true,
    };
  });
}

/** In px: width of a digit in the tag and padding, estimated high so that nothing is cut. */
const digitWidth = 7;
const tagFrame = 20;

function toTagWidth(rows: readonly CandleRow[]): number {
  return tagFrame + digitWidth * toRoundPrice(rows.at(-1)?.close ?? 0).length;
}

function toLastPrice(rows: readonly CandleRow[], look: ChartLook): object {
  const last = rows.at(-1)?.close;
  return {
    silent: true,
    symbol: 'none',
    // Not rounded to cents, which would put the line of a cheap coin at zero, outside of the chart.
    precision: -1,
    data: last === undefined ? [] : [{ yAxis: last }],
    lineStyle: { color: look.text3, type: [2, 3], width: 1 },
    label: {
      position: 'end',
      formatter: () => toRoundPrice(last ?? 0),
      color: look.bg,
      backgroundColor: look.text,
      borderRadius: 4,
      padding: [4, 6],
      fontSize: 11,
      fontWeight: 600,
    },
  };
}
