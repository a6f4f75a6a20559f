import { rsiDays, type Rsi } from '../../../src/contracts/charts.ts';
import { toClosing } from './closings.ts';

const values = [41.2, 44.8, 39.6, 33.1, 29.4, 31.8, 38.2, 46.9, 55.3, 61.7, 68.4, 72.6, 70.1, 63.5, 58.8];

/** Overbought, then oversold, the latest day first. */
export const rsi: Rsi = values.slice(0, rsiDays).map((value, backtrack) => ({
  backtrack,
  time: toClosing(backtrack),
  value,
}));
