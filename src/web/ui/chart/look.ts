import type { ChartLook } from './Chart.tsx';

const colours = {
  text: 'var(--text)',
  text2: 'var(--text-2)',
  text3: 'var(--text-3)',
  line: 'var(--chart-grid)',
  reference: 'var(--chart-ref)',
  bg: 'var(--bg)',
  surface: 'var(--surface)',
  up: 'var(--up)',
  upSoft: 'var(--up-soft)',
  down: 'var(--down)',
  downSoft: 'var(--down-soft)',
  chart1: 'var(--chart-1)',
  chart2: 'var(--chart-2)',
  chart5: 'var(--chart-5)',
};

export function getLook(narrow: boolean): ChartLook {
  return { ...colours, font: getFont(), narrow };
}

/** By its families, not by reference: texts are measured on a canvas, which knows no tokens. */
export function getFont(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--font').trim() || 'sans-serif';
}

const axisLabel = { color: 'var(--chart-axis)', fontSize: 11 };
const axis = {
  axisLine: { show: false },
  axisTick: { show: false },
  splitLine: { show: false, lineStyle: { color: 'var(--chart-grid)' } },
  axisLabel,
};

// Emphasis would mix colours, which references do not allow.
const series = { emphasis: { disabled: true } };

/** What every chart starts from; an option says only what differs. */
export const chartTheme = {
  categoryAxis: axis,
  valueAxis: { ...axis, splitLine: { ...axis.splitLine, show: true } },
  logAxis: { ...axis, splitLine: { ...axis.splitLine, show: true } },
  timeAxis: axis,
  line: { ...series, symbol: 'circle' },
  bar: series,
  candlestick: series,
};
