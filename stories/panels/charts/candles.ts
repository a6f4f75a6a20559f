import { candleWindows, type Averages, type Candles } from '../../../src/contracts/charts.ts';
import { toClosing } from './closings.ts';

const candleDays = 4;

/** Candles around a level in US dollars, the same in each run. */
export function toCandles(count: number, level: number): Candles {
  const closes = Array.from({ length: count + 1 }, (_, index) => toClose(index, level));
  return closes.slice(1).map((close, index) => {
    const open = closes[index] ?? close;
    const reach = level * 0.02 * (1 + Math.abs(Math.sin(index * 1.7)));
    return [
      toClosing((count - 1 - index) * candleDays),
      open,
      Math.max(open, close) + reach,
      Math.min(open, close) - reach,
      close,
    ];
  });
}

function toClose(index: number, level: number): number {
  return level * (1 + 0.12 * Math.sin(index / 9) + 0.04 * Math.sin(index * 2.3));
}

/** The mean of the closes of a window's candles, near to that of its daily closes. */
export function toAverages(all: Candles): Averages {
  return all.map(([time], index) => [
    time,
    ...candleWindows.map(({ candles: count }) => {
      const closes = all.slice(0, index + 1).map(([, , , , close]) => close);
      return closes.length < count
        ? null
        : closes.slice(-count).reduce((sum, close) => sum + close, 0) / count;
    }),
  ]);
}

export const candles = toCandles(99, 60_000);
