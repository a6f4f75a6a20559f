import type { ChartLook, ChartOption } from '../../ui/chart/Chart.tsx';
import type { CandleRow } from './candle-rows.ts';
import { toDay, toRoundPrice } from './candle-text.ts';

/** Candles, hollow when they rose and solid when they fell, their average as a line, the last price as a tag. */
export function drawCandles(rows: readonly CandleRow[], look: ChartLook): ChartOption {
  return {
    grid: { left: 2, right: 58, top: 24, bottom: 24 },
    xAxis: {
      type: 'category',
      data: rows.map(({ time }) => toDay(time)),
      axisLabel: { hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      position: 'right',
      scale: true,
      splitNumber: 3,
      name: 'US$',
      nameGap: 8,
      nameTextStyle: { align: 'left', color: look.text3 },
      axisLabel: { formatter: (price: number) => (isUnderTag(price, rows) ? '' : toRoundPrice(price)) },
    },
    series: [
      {
        type: 'candlestick',
        data: rows.map(({ open, close, low, high }) => [open, close, low, high]),
        barMaxWidth: 16,
        itemStyle: {
          color: look.surface,
          borderColor: look.up,
          color0: look.down,
          borderColor0: look.down,
          borderColorDoji: look.text2,
          borderWidth: 1.5,
        },
        markLine: toLastPrice(rows, look),
      },
      {
        type: 'line',
        data: rows.map(({ average }) => average ?? '-'),
        showSymbol: rows.filter(({ average }) => average !== undefined).length === 1,
        symbolSize: 6,
        color: look.chart1,
        lineStyle: { width: 1.75 },
        silent: true,
      },
    ],
  };
}

/** Whether the tag of the last price would cover the axis there. */
function isUnderTag(price: number, rows: readonly CandleRow[]): boolean {
  const highest = Math.max(...rows.map(({ high }) => high));
  const lowest = Math.min(...rows.map(({ low }) => low));
  return Math.abs(price - (rows.at(-1)?.close ?? Infinity)) < 0.14 * (highest - lowest);
}

function toLastPrice(rows: readonly CandleRow[], look: ChartLook): object {
  const last = rows.at(-1)?.close;
  return {
    silent: true,
    symbol: 'none',
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
