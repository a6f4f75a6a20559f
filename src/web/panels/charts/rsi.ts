import { rsiDays, type Rsi, rsiLines } from '../../../contracts/charts.ts';
import { toTenth } from '../../ui/text/amounts.ts';
import type { ChartLook, ChartOption } from '../../ui/chart/look.ts';
import { toDayAxis, toPointDay, type ChartDay } from './chart-day.ts';

export interface RsiRow extends ChartDay {
  /** 0 to 100. */
  readonly value: number;
}

export function toRsiRows(rsi: Rsi): readonly RsiRow[] {
  return rsi
    .filter(({ backtrack }) => backtrack < rsiDays)
    .map(({ backtrack, time, value }) => ({ daysBefore: backtrack, time, value }))
    .toSorted((a, b) => b.daysBefore - a.daysBefore);
}

export function toBand(value: number): string {
  if (value <= rsiLines.low) return 'Oversold';
  return value >= rsiLines.high ? 'Overbought' : 'Neither';
}

export function toPoint({ value, ...day }: RsiRow): string {
  return `${toPointDay(day)}\nRSI ${toTenth(value)}\n${toBand(value)}`;
}

export function toVerdict(value: number): string {
  const { low, high } = rsiLines;
  const rsi = `RSI is ${toTenth(value)}`;
  if (value <= low) return `${rsi}: oversold, at or under ${low}`;
  if (value >= high) return `${rsi}: overbought, at or over ${high}`;
  return `${rsi}: neither oversold nor overbought`;
}

const { low, middle, high, max } = rsiLines;

export function drawRsi(rows: readonly RsiRow[], look: ChartLook): ChartOption {
  const last = rows.length - 1;
  return {
    grid: { left: look.narrow ? 42 : 52, right: 8, top: 8, bottom: 20 },
    xAxis: { ...toDayAxis(rows), boundaryGap: false },
    yAxis: {
      type: 'value',
      min: 0,
      max,
      splitLine: { show: false },
      axisLabel: { customValues: [0, low, middle, high, max] },
    },
    series: [
      {
        type: 'line',
        data: rows.map(({ value }, index) => ({ value, symbol: index === last ? 'circle' : 'none' })),
        symbolSize: 8,
        color: look.chart1,
        lineStyle: { width: 1.75 },
        markLine: {
          silent: true,
          symbol: 'none',
          data: [low, middle, high].map((yAxis) => ({ yAxis })),
          lineStyle: { color: look.reference, type: [3, 3], width: 1 },
          label: { show: false },
        },
        markArea: toBands(look),
      },
    ],
  };
}

function toBands(look: ChartLook): object {
  const label = { show: true, color: look.text2, fontSize: 11, distance: 6 };
  return {
    silent: true,
    data: [
      [
        {
          name: 'Overbought',
          yAxis: high,
          itemStyle: { color: look.downSoft, opacity: 0.7 },
          label: { ...label, position: 'insideTopLeft' },
        },
        { yAxis: max },
      ],
      [
        {
          name: 'Oversold',
          yAxis: 0,
          itemStyle: { color: look.upSoft, opacity: 0.7 },
          label: { ...label, position: 'insideBottomLeft' },
        },
        { yAxis: low },
      ],
    ],
  };
}
