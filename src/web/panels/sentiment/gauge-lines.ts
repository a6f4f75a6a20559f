import { maxSentiment } from '../../../contracts/sentiment.ts';

export const drawing = { left: -30, top: 0, width: 480, height: 238 } as const;

const centre = { x: 210, y: 206 } as const;
const rim = 178;
const step = 2;
const middle = maxSentiment / 2;

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export const tickValues: readonly number[] = Array.from(
  { length: maxSentiment / step + 1 },
  (_, index) => index * step,
);

export function toTick(value: number): Line {
  return toLine(value, value % middle === 0 ? rim - 32 : rim - 26, rim);
}

export function toNeedle(value: number): Line {
  return toLine(value, 126, 184);
}

/** The place of a value's label, in percent of the drawing. */
export function toLabelPlace(value: number): { readonly left: string; readonly top: string } {
  const { x, y } = toPoint(value, rim + 18);
  return {
    left: `${((x - drawing.left) / drawing.width) * 100}%`,
    top: `${((y - drawing.top) / drawing.height) * 100}%`,
  };
}

function toLine(value: number, from: number, to: number): Line {
  const start = toPoint(value, from);
  const end = toPoint(value, to);
  return { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
}

function toPoint(value: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = Math.PI * (1 - value / maxSentiment);
  return { x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) };
}
