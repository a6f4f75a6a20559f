import type { EChartsCoreOption } from 'echarts/core';

/** What echarts draws, without what the frame sets: motion, colours of axes, the tooltip's look. */
export type ChartOption = EChartsCoreOption;

/**
 * Colours and type of the theme for a chart's option. The colours are references to the tokens, so a drawing
 * follows the theme, the paper and forced colours by itself; for a translucent one, use the option's opacity.
 */
export interface ChartLook {
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  /** Lines at a value, such as a threshold. */
  readonly reference: string;
  /** The page behind the panel, and the panel itself. */
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
  /** Drawn narrower than 480 px. */
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
  line: { ...series, symbol: 'circle' },
  bar: series,
  candlestick: series,
};
