import { macdDays, type Macd } from '../../../src/contracts/charts.ts';
import { toClosing } from './closings.ts';

/** Rising through zero, the latest day first. */
export const macd: Macd = Array.from({ length: macdDays }, (_, backtrack) => {
  const day = macdDays - 1 - backtrack;
  const valueMACD = -900 + 75 * day + 160 * Math.sin(day / 2);
  const valueMACDSignal = -820 + 62 * day;
  return {
    backtrack,
    time: toClosing(backtrack),
    valueMACD,
    valueMACDSignal,
    valueMACDHist: valueMACD - valueMACDSignal,
  };
});
