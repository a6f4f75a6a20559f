import type { EChartsCoreOption } from 'echarts/core';

/** Motion, axis colours and the tooltip are set for all charts. */
export type ChartOption = EChartsCoreOption;

/**
 * Colours and fonts of a chart option. Colours are references to CSS variables, so a drawing follows the theme, print
 * and forced colours; set translucency by the option's opacity.
 */
export interface ChartLook {
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  /** Lines at a fixed value, such as a threshold. */
  readonly reference: string;
  readonly bg: string;
  readonly surface: string;
  readonly up: string;
  readonly upSoft: string;
  readonly down: string;
  readonly downSoft: string;
  readonly chart1: string;
  readonly chart2: string;
  readonly chart5: string;
  readonly font: string;
  readonly narrow: boolean;
}

const colors = {
  text: 'var(--text)',
  text2: 'var(--text-2)',
  text3: 'var(--text-3)',
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
  return { ...colors, font: getFont(), narrow };
}

/** Families instead of a CSS variable: echarts measures texts on a canvas, which resolves no variables. */
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

// Emphasis mixes colours, which fails with CSS variables.
const series = { emphasis: { disabled: true } };

export const chartTheme = {
  categoryAxis: axis,
  valueAxis: { ...axis, splitLine: { ...axis.splitLine, show: true } },
  logAxis: { ...axis, splitLine: { ...axis.splitLine, show: true } },
  line: { ...series, symbol: 'circle' },
  bar: series,
  candlestick: series,
};
