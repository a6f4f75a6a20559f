import type { ChartLook, ChartOption } from '../../ui/chart/Chart.tsx';
import { toDaysBefore } from '../../ui/text/days-before.ts';
import type { MacdRow } from './macd-rows.ts';
import { toAxisText } from './macd-text.ts';

/** MACD solid and its signal dashed, over bars of their difference: hollow above zero, solid below. */
export function drawMacd(rows: readonly MacdRow[], look: ChartLook): ChartOption {
  return {
    grid: { left: 2, right: 58, top: 24, bottom: 20 },
    xAxis: {
      type: 'category',
      data: rows.map(({ daysBefore }) => toDaysBefore(daysBefore)),
      axisLabel: {
        interval: (index: number) => index === 0 || index === rows.length - 1,
        alignMinLabel: 'left',
        alignMaxLabel: 'right',
      },
    },
    yAxis: {
      type: 'value',
      position: 'right',
      splitNumber: 2,
      name: 'US$',
      nameGap: 8,
      nameTextStyle: { align: 'left', color: look.text3 },
      axisLabel: { formatter: toAxisText, hideOverlap: true },
    },
    series: [
      {
        type: 'line',
        data: rows.map(({ macd }) => macd),
        showSymbol: rows.length === 1,
        color: look.chart1,
        lineStyle: { width: 1.75 },
        markLine: toZeroLine(look),
        z: 3,
      },
      {
        type: 'line',
        data: rows.map(({ signal }) => signal),
        showSymbol: false,
        color: look.chart2,
        lineStyle: { width: 1.75, type: [4, 3] },
        z: 3,
      },
      toHistogram(rows, look),
    ],
  };
}

function toZeroLine(look: ChartLook): object {
  return {
    silent: true,
    symbol: 'none',
    data: [{ yAxis: 0 }],
    lineStyle: { color: look.reference, type: 'solid', width: 1 },
    label: { show: false },
  };
}

function toHistogram(rows: readonly MacdRow[], look: ChartLook): object {
  return {
    type: 'bar',
    data: rows.map(({ histogram }) => ({
      value: histogram,
      itemStyle:
        histogram < 0
          ? { color: look.down, borderColor: look.down }
          : { color: look.surface, borderColor: look.up },
    })),
    itemStyle: { borderWidth: 1.25, borderRadius: 1 },
    barCategoryGap: '40%',
  };
}
