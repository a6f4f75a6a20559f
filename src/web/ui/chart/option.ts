import type { ChartLook, ChartOption } from './look.ts';

/** Adds the settings of all charts: no motion, plain text tooltips. */
export function toOption(drawn: ChartOption, look: ChartLook, points: readonly string[]): ChartOption {
  const { textStyle, tooltip, ...rest } = drawn;
  return {
    ...rest,
    animation: false,
    textStyle: { fontFamily: look.font, fontSize: 11, color: look.text2, ...toObject(textStyle) },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: 'var(--surface-2)',
      borderColor: 'var(--line-2)',
      borderWidth: 1,
      padding: [6, 10],
      shadowBlur: 0,
      textStyle: { color: look.text },
      axisPointer: { type: 'line', lineStyle: { color: look.reference, type: 'dashed' } },
      formatter: (hovered: unknown) => points[getIndex(hovered)] ?? '',
      ...toObject(tooltip),
      renderMode: 'richText',
      transitionDuration: 0,
    },
  };
}

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Index of the hovered point, from the argument of an echarts tooltip formatter; -1 without one. */
function getIndex(hovered: unknown): number {
  const first: unknown = Array.isArray(hovered) ? hovered[0] : hovered;
  const index = typeof first === 'object' && first !== null && 'dataIndex' in first && first.dataIndex;
  return typeof index === 'number' ? index : -1;
}
