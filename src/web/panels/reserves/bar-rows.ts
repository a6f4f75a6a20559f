import type { ChartLook, ChartOption } from '../../ui/chart/look.ts';

interface BarRow {
  readonly name: string;
  readonly figure: string;
  readonly detail: string;
  readonly color?: string;
}

const rowHeight = 48;
const axisHeight = 24;
/** Widths of a capital at 13 px and a digit at 12 px, estimated high so that nothing is cut or overlaps a bar. */
const letterWidth = 10.5;
const digitWidth = 7.2;
const gap = 10;
/** Largest width, in px, of labels beside a bar: wider ones leave too little of the narrowest page to compare bars. */
const maxBeside = 210;

export function toBarsHeight(rows: number): number {
  return rows * rowHeight + axisHeight;
}

/** Places the labels at both ends of a row, or above its bar where they do not fit. */
export function toBarFrame(rows: readonly BarRow[], look: ChartLook) {
  const names = rows.map(({ name }) => name);
  const left = Math.min(widest(names) * letterWidth, look.narrow ? 64 : 96) + gap;
  const right = widest(rows.flatMap(({ figure, detail }) => [figure, detail])) * digitWidth + gap;
  const above = look.narrow && left + right > maxBeside;
  const axis = { type: 'category', inverse: true, data: names } as const;
  const [over, under] = above ? [placeAbove(look), placeBelow(look)] : [sitOn, hangFrom];
  return {
    barWidth: above ? 8 : 16,
    frame: {
      grid: above
        ? { left: 0, right: 0, top: 10, bottom: axisHeight, outerBoundsMode: 'none' }
        : { left, right, top: 0, bottom: axisHeight, outerBoundsMode: 'none' },
      tooltip: { axisPointer: { type: 'none' } },
      yAxis: [
        { ...axis, axisLabel: { ...toNameLabel(left, look), ...(above && over) } },
        { ...axis, position: 'right', axisLabel: { ...toFigureLabel(rows, right, look), ...over } },
        { ...axis, position: 'right', axisLabel: { ...toDetailLabel(rows, right, look), ...under } },
      ],
    } satisfies ChartOption,
  };
}

const sitOn = { verticalAlign: 'bottom', padding: [0, 0, 4, 0] } as const;
const hangFrom = { verticalAlign: 'top', padding: [4, 0, 0, 0] } as const;

function placeAbove(look: ChartLook) {
  return {
    inside: true,
    margin: 0,
    verticalAlign: 'bottom',
    padding: [0, 0, 9, 0],
    backgroundColor: look.surface,
  };
}

function placeBelow(look: ChartLook) {
  return { ...placeAbove(look), verticalAlign: 'top', padding: [7, 0, 0, 0] };
}

function toNameLabel(width: number, look: ChartLook) {
  return {
    align: 'left',
    margin: width,
    width: width - gap,
    overflow: 'truncate',
    color: look.text,
    fontSize: 13,
    fontWeight: 560,
  };
}

function toFigureLabel(rows: readonly BarRow[], width: number, look: ChartLook) {
  return {
    align: 'right',
    margin: width,
    formatter: (_: string, index: number) => rows[index]?.figure ?? '',
    color: (_: string, index: number) => rows[index]?.color ?? look.text,
    fontSize: 12,
    fontWeight: 560,
  };
}

function toDetailLabel(rows: readonly BarRow[], width: number, look: ChartLook) {
  return {
    align: 'right',
    margin: width,
    formatter: (_: string, index: number) => rows[index]?.detail ?? '',
    color: look.text2,
    fontSize: 11,
  };
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}
