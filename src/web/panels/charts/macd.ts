import { macdDays, type Macd } from '../../../contracts/charts.ts';
import { toNumber, toTick } from '../../ui/text/amounts.ts';
import type { ChartLook, ChartOption } from '../../ui/chart/look.ts';
import { toDayAxis, toPointDay, type ChartDay } from './chart-day.ts';

/** A difference of prices in US dollars. */
export interface MacdRow extends ChartDay {
  readonly macd: number;
  readonly signal: number;
  /** MACD minus signal. */
  readonly histogram: number;
}

export function toMacdRows(macd: Macd): readonly MacdRow[] {
  return macd
    .filter(({ backtrack }) => backtrack < macdDays)
    .map(({ backtrack, time, valueMACD, valueMACDSignal, valueMACDHist }) => ({
      daysBefore: backtrack,
      time,
      macd: valueMACD,
      signal: valueMACDSignal,
      histogram: valueMACDHist,
    }))
    .toSorted((a, b) => b.daysBefore - a.daysBefore);
}

export function toPoint({ macd, signal, histogram, ...day }: MacdRow): string {
  return [
    toPointDay(day),
    `MACD ${toNumber(macd)}`,
    `Signal ${toNumber(signal)}`,
    `Histogram ${toNumber(histogram)}`,
  ].join('\n');
}

export function toVerdict(last: MacdRow, before: MacdRow | undefined): string {
  const zero = `MACD is ${toSide(last.macd, 0)} zero`;
  const signal = `${toSide(last.macd, last.signal)} its signal`;
  if (before === undefined || last.macd === before.macd) return `${zero} and ${signal}`;
  return `${zero}, ${last.macd > before.macd ? 'rising' : 'falling'}, and ${signal}`;
}

function toSide(value: number, level: number): string {
  if (value === level) return 'at';
  return value > level ? 'above' : 'below';
}

/** Bars are hollow above zero, solid below. */
export function drawMacd(rows: readonly MacdRow[], look: ChartLook): ChartOption {
  return {
    grid: { left: look.narrow ? 42 : 52, right: 8, top: 12, bottom: 20 },
    xAxis: toDayAxis(rows),
    yAxis: {
      type: 'value',
      splitNumber: 2,
      axisLabel: { formatter: toTick, hideOverlap: true },
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
