import type { DayValues } from '../../../contracts/day-values.ts';
import { addToDay } from '../../../lib/utc-day.ts';
import { day } from '../../../lib/durations.ts';
import type { CoinDays } from '../../ports/coin-days.ts';
import type { PriceDay } from '../../ports/market.ts';
import { loadIndicators } from '../indicator-feed.ts';
import { averageOfLast } from '../price-days.ts';

/** Without a gap, oldest first; never mixes sample and live prices. */
export function listPrices(days: CoinDays, last: string): readonly number[] {
  const isSample = days[last]?.isSample;
  const prices: number[] = [];
  for (let at = last; ; at = addToDay(at, { days: -1 })) {
    const { isSample: other, values } = days[at] ?? {};
    if (typeof values?.price !== 'number' || other !== isSample) return prices.toReversed();
    prices.push(values.price);
  }
}

/** Leaves out values that need more days. */
export async function toTrend(prices: readonly number[]): Promise<DayValues> {
  const averages = {
    ...toAverage('price_average_52', 52, prices),
    ...toAverage('price_average_128', 128, prices),
    ...toAverage('price_average_200', 200, prices),
  };
  const { toRsi, toMacd } = await loadIndicators();
  const days = prices.map(toPriceDay);
  const [rsi] = toRsi(days);
  const [macd] = toMacd(days);
  return {
    ...averages,
    ...(rsi && { rsi: rsi.value }),
    ...(macd && {
      macd: macd.valueMACD,
      macd_side: macd.valueMACD >= macd.valueMACDSignal ? 'above' : 'below',
    }),
  };
}

function toAverage(id: keyof DayValues, count: number, prices: readonly number[]): DayValues {
  const average = averageOfLast(count, prices);
  return average === undefined ? {} : { [id]: average };
}

function toPriceDay(price: number, index: number): PriceDay {
  return { time: index * day, open: price, high: price, low: price, close: price };
}
