import { at } from './at.ts';

/** Every list has one number a day, NaN for days before there were enough of them. */
type Series = readonly number[];

export interface Macd {
  readonly line: Series;
  readonly signal: Series;
}

/** The mean of the last `length` values. */
export function movingAverage(values: Series, length: number): Series {
  return values.map((_, day) =>
    day + 1 < length ? Number.NaN : mean(values.slice(day + 1 - length, day + 1)),
  );
}

/** The 12-day less the 26-day exponential average, and the 9-day exponential average of that as its signal. */
export function macd(values: Series): Macd {
  const slow = exponentialAverage(values, 26);
  const line = exponentialAverage(values, 12).map((fast, day) => fast - at(slow, day));
  return { line, signal: exponentialAverage(line, 9) };
}

/** Relative strength index with Wilder's smoothing: from 0 (only falls) to 100 (only rises). */
export function rsi(values: Series, length = 14): Series {
  const changes = values.map((value, day) => (day === 0 ? Number.NaN : value - at(values, day - 1)));
  const rises = smooth(
    changes.map((change) => Math.max(change, 0)),
    length,
    1 / length,
  );
  const falls = smooth(
    changes.map((change) => Math.max(-change, 0)),
    length,
    1 / length,
  );
  return rises.map((rise, day) => (100 * rise) / (rise + at(falls, day)));
}

function exponentialAverage(values: Series, length: number): Series {
  return smooth(values, length, 2 / (length + 1));
}

/** Begins with the mean of the first `length` numbers, then moves by `weight` towards each next one. */
function smooth(values: Series, length: number, weight: number): Series {
  const start = values.findIndex((value) => !Number.isNaN(value));
  const first = start + length - 1;
  let average = mean(values.slice(start, first + 1));
  return values.map((value, day) => {
    if (day > first) average += weight * (value - average);
    return day < first ? Number.NaN : average;
  });
}

function mean(values: Series): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
