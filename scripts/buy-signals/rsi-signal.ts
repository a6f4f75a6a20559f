import { at } from './at.ts';
import { rsi } from './indicators.ts';
import { makeDays } from './prices.ts';

/** The closing prices drawn with their RSI, and the days of the marks, counted from the first one drawn. */
export interface RsiSignal {
  readonly closes: readonly number[];
  readonly rsi: readonly number[];
  /** B is the last of the days under 30 that begin at A. */
  readonly marks: Readonly<Record<'A' | 'B' | 'C' | 'D', number>>;
}

const shown = 75;
const daysUnder30 = 8;
const phases = [
  { days: 130, drift: 0.05, stray: 1 },
  { days: 22, drift: 0.05, stray: 1 },
  { days: 9, drift: -1, stray: 0.6 },
  { days: 8, drift: -0.8, stray: 0.4 },
  { days: 1, drift: 2, stray: 0.3 },
  { days: 22, drift: 0.65, stray: 0.7 },
  { days: 14, drift: -0.35, stray: 1 },
];

/** Makes the days of a seed and finds the marks in their numbers; throws when one is not there. */
export function makeRsiSignal(seed: number): RsiSignal {
  const closes = makeDays(seed, phases).map(({ close }) => close);
  const made = { closes: closes.slice(-shown), rsi: rsi(closes).slice(-shown) };
  return { ...made, marks: findMarks(made) };
}

function findMarks({ closes, rsi: values }: Omit<RsiSignal, 'marks'>) {
  const A = values.findIndex((value) => value <= 30);
  const C = values.findIndex((value, day) => day > A && value > 30);
  const D = values.findIndex((value, day) => day > C && value > 70);
  const falling = closes.slice(A, C);
  const rules = {
    'RSI falls to 30, rises above it and later above 70': A > 0 && C > A && D > C,
    'RSI is about 30 on the first day': at(values, A) > 28.5,
    'RSI is under 30 for eight days': C - A === daysUnder30,
    'and only then': values.slice(C).every((value) => value > 30),
    'the price falls on each of them': falling.every(
      (close, day) => day === 0 || close < at(falling, day - 1),
    ),
    'RSI was never above 70 before': values.slice(0, D).every((value) => value <= 70),
  };
  for (const [rule, holds] of Object.entries(rules)) if (!holds) throw new Error(`Not true: ${rule}`);
  return { A, B: C - 1, C, D };
}
