import { day } from '../../../../lib/durations.ts';
import type { PriceDay } from '../../../ports/market.ts';
import { buildRandom } from './random.ts';

/** Sample prices in US dollars; invented. */
export const samplePrices = {
  ada: 0.4512,
  bnb: 588.4,
  btc: 64_250,
  dai: 1.0002,
  dot: 5.284,
  eth: 3180,
  matic: 0.3861,
  sol: 148.72,
  sushi: 0.8147,
  uni: 8.27,
  usdt: 0.9998,
  xmr: 171.35,
} as const;

type Bar = Omit<PriceDay, 'time'>;

const dayCount = 1000;
/** Typical move of a day, in percent. */
const volatility = { btc: 2.1, eth: 2.9, uni: 3.6 } as const;
export type SampleChart = keyof typeof volatility;

/** A thousand days of an invented market; the last one closes at `midnight` (ms) at the sample's price. */
export function makePriceDays(coin: SampleChart, midnight: number): readonly PriceDay[] {
  return walk(coin).map((bar, index) => ({ time: midnight - (dayCount - 1 - index) * day, ...bar }));
}

function walk(coin: SampleChart): readonly Bar[] {
  const random = buildRandom(`prices of ${coin}`);
  const bars: Bar[] = [];
  let open = 1;
  for (let index = 0; index < dayCount; index += 1) {
    const bell = (random() + random() + random() + random() - 2) * Math.sqrt(3);
    const close = open * (1 + (bell * volatility[coin]) / 100);
    const high = Math.max(open, close) * (1 + (random() * volatility[coin]) / 150);
    const low = Math.min(open, close) * (1 - (random() * volatility[coin]) / 150);
    bars.push({ open, high, low, close });
    open = close;
  }
  const scale = samplePrices[coin] / open;
  return bars.map((bar) => ({
    open: toCents(bar.open * scale),
    high: toCents(bar.high * scale),
    low: toCents(bar.low * scale),
    close: toCents(bar.close * scale),
  }));
}

function toCents(price: number): number {
  return Math.round(price * 100) / 100;
}
