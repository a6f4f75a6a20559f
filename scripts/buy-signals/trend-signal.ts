import { at } from './at.ts';
import { macd, movingAverage, type Macd } from './indicators.ts';
import { makeDays, type Day } from './prices.ts';

/** The days drawn, with their averages and MACD, and the days of the marks, counted from the first one drawn. */
export interface TrendSignal {
  readonly days: readonly Day[];
  readonly averages: Readonly<Record<52 | 128 | 200, readonly number[]>>;
  readonly macd: Macd;
  readonly marks: Readonly<Record<'A' | 'B' | 'C' | 'D', number>>;
}

const shown = 95;
const phases = [
  { days: 200, drift: 0.03, stray: 1.1 },
  { days: 80, drift: -0.25, stray: 1.3 },
  { days: 11, drift: 0.35, stray: 1.1 },
  { days: 20, drift: -0.6, stray: 1.2 },
  { days: 18, drift: 0, stray: 1 },
  { days: 16, drift: 0.5, stray: 0.9 },
];

/** Makes the days of a seed and finds the marks in their numbers; throws when one is not there. */
export function makeTrendSignal(seed: number): TrendSignal {
  const days = makeDays(seed, phases);
  const closes = days.map(({ close }) => close);
  const { line, signal } = macd(closes);
  const latest = <T>(values: readonly T[]) => values.slice(-shown);
  const made = {
    days: latest(days),
    averages: {
      52: latest(movingAverage(closes, 52)),
      128: latest(movingAverage(closes, 128)),
      200: latest(movingAverage(closes, 200)),
    },
    macd: { line: latest(line), signal: latest(signal) },
  };
  return { ...made, marks: findMarks(made) };
}

function findMarks({ days, averages, macd: { line, signal } }: Omit<TrendSignal, 'marks'>) {
  const closes = days.map(({ close }) => close);
  const last = days.length - 1;
  const turns = findCrossings(line, signal);
  const [D, C] = turns;
  const [A, ...others] = findCrossings(closes, averages[52]);
  if (A === undefined || C === undefined || D === undefined) throw new Error('There is no such turn');
  const between = closes.slice(D, C);
  const rules = {
    'MACD turns up twice, both times under zero':
      turns.length === 2 && turns.every((day) => at(line, day) < 0),
    'the first turn is a few weeks earlier': C - D >= 14 && C - D <= 42,
    'the price falls again after the first turn': Math.min(...between) < at(closes, D) * 0.95,
    'MACD has risen since the second turn': at(line, last) > at(line, C),
    'the price rises above its 52-day average once, after that turn': others.length === 0 && A > C,
    'and stays above it': closes.slice(A).every((close, day) => close > at(averages[52], A + day)),
    'but under its 200-day average': closes
      .slice(A)
      .every((close, day) => close < at(averages[200], A + day)),
  };
  for (const [rule, holds] of Object.entries(rules)) if (!holds) throw new Error(`Not true: ${rule}`);
  // Any day since A would do for B; this one leaves room for the mark.
  return { A, B: last - 3, C, D };
}

/** The days on which a value rises above another one. */
function findCrossings(values: readonly number[], others: readonly number[]): readonly number[] {
  return values.flatMap((value, day) =>
    day > 0 && at(values, day - 1) <= at(others, day - 1) && value > at(others, day) ? [day] : [],
  );
}
