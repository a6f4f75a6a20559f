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
} from './drawing.ts';
import type { Panel } from './drawing.ts';
import type { RsiSignal } from './rsi-signal.ts';

const strength: Panel = { top: 292, bottom: 456, min: 0, max: 100 };

/** The price above, RSI with its three lines and the zone under 30 below. */
export function drawRsi(signal: RsiSignal, title: string, description: string): string {
  const { closes } = signal;
  const prices: Panel = { top: 52, bottom: 236, ...extent(closes) };
  const low = place(yOf(strength, 30));
  return frame(title, description, [
    text({ x: left, y: 30 }, 'Made-up price'),
    ...priceLevels(prices, 5),
    text({ x: left, y: 276 }, 'RSI'),
    `<path fill="${ink.down}" fill-opacity=".12" d="M${left} ${low}H${right}V${strength.bottom}H${left}z"/>`,
    ...[0, 100].map((value) => level(strength, value)),
    ...[30, 50, 70].map((value) => level(strength, value, ink.quiet)),
    text({ x: right + 8, y: yOf(strength, 70) + 5 }, 'Overbought', ink.quiet),
    text({ x: right + 8, y: low + 5 }, 'Oversold', ink.quiet),
    ...drawMarks(prices, signal),
    dayScale(closes.length, 482),
  ]);
}

function drawMarks(prices: Panel, { closes, rsi, marks: { A, B, C, D } }: RsiSignal): readonly string[] {
  const x = (day: number) => xOf(day, closes.length);
  const point = (day: number) => ({ x: x(day), y: yOf(strength, at(rsi, day)) });
  const [from, to] = [place(x(A)), place(x(B))];
  const middle = Math.floor((A + B) / 2);
  return [
    `<path fill="${ink.second}" fill-opacity=".16" d="M${from} ${prices.top}H${to}V${strength.bottom}H${from}z"/>`,
    guide(x(C), prices.top, strength.bottom),
    line(prices, closes, `stroke="${ink.first}"`),
    line(strength, rsi, `stroke="${ink.third}"`),
    mark('A', [point(A)], { x: x(A) - 34, y: point(A).y + 26 }),
    mark('B', [point(middle)], { x: x(middle), y: point(middle).y + 34 }),
    mark('C', [point(C)], { x: x(C) + 34, y: point(C).y + 22 }),
    mark('D', [point(D)], { x: x(D) - 30, y: point(D).y - 22 }),
  ];
}
