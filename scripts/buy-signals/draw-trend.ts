import { at } from './at.ts';
import {
  dayScale,
  extent,
  frame,
  guide,
  ink,
  left,
  level,
  line,
  mark,
  place,
  priceLevels,
  right,
  text,
  xOf,
  yOf,
  type Panel,
  type Point,
} from './drawing.ts';
import type { Day } from './prices.ts';
import type { TrendSignal } from './trend-signal.ts';

/** Candles with three averages above, MACD with its signal and their difference below. */
export function drawTrend(signal: TrendSignal, title: string, description: string): string {
  const { days, averages, macd } = signal;
  const values = [...days.flatMap(({ high, low }) => [high, low]), ...averages[128], ...averages[200]];
  const prices: Panel = { top: 48, bottom: 300, ...extent(values) };
  const { min, max } = extent([...macd.line, ...macd.signal]);
  // Room under the lines for the marks.
  const turns: Panel = { top: 352, bottom: 460, min: min - (max - min) * 0.25, max };
  return frame(title, description, [
    text({ x: left, y: 30 }, 'Made-up prices'),
    ...priceLevels(prices, 10),
    ...drawCandles(prices, days),
    line(prices, averages[52], `stroke="${ink.first}"`),
    line(prices, averages[128], `stroke="${ink.second}" stroke-dasharray="9 4"`),
    line(prices, averages[200], `stroke="${ink.third}"`),
    endLabel(prices, averages[52], '52 days', ink.first),
    endLabel(prices, averages[128], '128 days', ink.second),
    endLabel(prices, averages[200], '200 days', ink.third),
    text({ x: left, y: 340 }, 'MACD'),
    level(turns, 0, ink.quiet),
    ...drawBars(turns, signal),
    line(turns, macd.line, `stroke="${ink.first}"`),
    line(turns, macd.signal, `stroke="${ink.second}" stroke-dasharray="5 3"`),
    text({ x: right + 8, y: yOf(turns, at(macd.line, -1)) + 2 }, 'MACD', ink.first),
    text({ x: right + 8, y: yOf(turns, at(macd.signal, -1)) + 14 }, 'signal', ink.second),
    ...drawMarks(prices, turns, signal),
    dayScale(days.length, 482),
  ]);
}

function drawMarks(
  prices: Panel,
  turns: Panel,
  { days, averages, macd, marks }: TrendSignal,
): readonly string[] {
  const { A, B, C, D } = marks;
  const point = (panel: Panel, day: number, value: number): Point => ({
    x: xOf(day, days.length),
    y: yOf(panel, value),
  });
  const above = point(prices, A, at(days, A).close);
  const [price, average] = [point(prices, B, at(days, B).close), point(prices, B, at(averages[200], B))];
  const turn = point(turns, C, at(macd.line, C));
  const failed = point(turns, D, at(macd.line, D));
  return [
    guide(failed.x, prices.top, turns.bottom),
    guide(turn.x, prices.top, turns.bottom),
    mark('A', [above], { x: above.x - 30, y: above.y - 40 }),
    mark('B', [price, average], { x: price.x, y: (price.y + average.y) / 2 }),
    mark('C', [turn], { x: turn.x + 30, y: turn.y + 30 }),
    mark('D', [failed], { x: failed.x + 30, y: failed.y + 30 }),
  ];
}

/** Hollow where the price rose, solid where it fell. */
function drawCandles(panel: Panel, days: readonly Day[]): readonly string[] {
  const wide = ((right - left) / days.length) * 0.6;
  const path = (rose: boolean) =>
    days
      .map(({ open, high, low, close }, day) => {
        if (close > open !== rose) return '';
        const x = place(xOf(day, days.length));
        const [top, bottom] = [
          place(yOf(panel, Math.max(open, close))),
          place(yOf(panel, Math.min(open, close))),
        ];
        const body = `M${place(x - wide / 2)} ${top}h${place(wide)}V${bottom}h-${place(wide)}z`;
        return `M${x} ${place(yOf(panel, high))}V${top}M${x} ${bottom}V${place(yOf(panel, low))}${body}`;
      })
      .join('');
  return [
    `<path fill="${ink.ground}" stroke="${ink.up}" d="${path(true)}"/>`,
    `<path fill="${ink.down}" stroke="${ink.down}" d="${path(false)}"/>`,
  ];
}

/** MACD less its signal: hollow over zero, solid under it. */
function drawBars(panel: Panel, { macd: { line: values, signal } }: TrendSignal): readonly string[] {
  const wide = ((right - left) / values.length) * 0.6;
  const zero = place(yOf(panel, 0));
  const path = (over: boolean) =>
    values
      .map((value, day) => {
        const gap = value - at(signal, day);
        if (gap > 0 !== over) return '';
        const x = xOf(day, values.length);
        return `M${place(x - wide / 2)} ${zero}h${place(wide)}V${place(yOf(panel, gap))}h-${place(wide)}z`;
      })
      .join('');
  return [
    `<path fill="${ink.ground}" stroke="${ink.up}" d="${path(true)}"/>`,
    `<path fill="${ink.down}" fill-opacity=".5" d="${path(false)}"/>`,
  ];
}

function endLabel(panel: Panel, values: readonly number[], words: string, colour: string): string {
  return text({ x: right + 8, y: yOf(panel, at(values, -1)) + 5 }, words, colour);
}
