import type { TickerCoin, TickerQuote } from '../../../../contracts/ticker.ts';
import { makePriceDays, samplePrices } from './prices.ts';

interface Supply {
  readonly name: string;
  readonly max: number | null;
  readonly total: number;
  readonly circulating: number;
}

/** Sample supplies in the coin's own unit; invented. */
export const sampleSupplies: Readonly<Record<TickerCoin, Supply>> = {
  ada: { name: 'Cardano', max: 45_000_000_000, total: 44_994_000_000, circulating: 35_610_000_000 },
  bnb: { name: 'BNB', max: 200_000_000, total: 139_280_000, circulating: 139_280_000 },
  btc: { name: 'Bitcoin', max: 21_000_000, total: 19_900_000, circulating: 19_900_000 },
  dai: { name: 'Dai', max: null, total: 5_365_000_000, circulating: 5_365_000_000 },
  dot: { name: 'Polkadot', max: null, total: 1_601_000_000, circulating: 1_521_000_000 },
  eth: { name: 'Ethereum', max: null, total: 120_500_000, circulating: 120_500_000 },
  sol: { name: 'Solana', max: null, total: 604_300_000, circulating: 538_600_000 },
  sushi: { name: 'SushiSwap', max: 250_000_000, total: 243_400_000, circulating: 192_800_000 },
  uni: { name: 'Uniswap', max: 1_000_000_000, total: 1_000_000_000, circulating: 600_000_000 },
  xmr: { name: 'Monero', max: null, total: 18_447_000, circulating: 18_447_000 },
};

/** Percent over 1 hour, 24 hours and 7 days. */
const changes: Readonly<Record<TickerCoin, readonly [number, number, number]>> = {
  ada: [0.214, -1.872, 3.405],
  bnb: [-0.098, 0.941, 2.117],
  btc: [-0.127, 0, 0],
  dai: [0.004, -0.011, 0.02],
  dot: [0.356, 2.208, -4.951],
  eth: [0.183, 0, 0],
  sol: [-0.442, -3.016, -7.58],
  sushi: [0.61, 4.327, 9.046],
  uni: [-0.205, -0.633, 1.29],
  xmr: [0.071, 1.455, 0.388],
};

/** The sample's quote of a coin; `midnight` (ms) is the close of its latest day, whose price this is. */
export function makeQuote(coin: TickerCoin, midnight: number): TickerQuote {
  const { name, max, total, circulating } = sampleSupplies[coin];
  const [hour, day, week] = findChanges(coin, midnight);
  return {
    name,
    symbol: coin.toUpperCase(),
    max_supply: max,
    total_supply: total,
    circulating_supply: circulating,
    last_updated: midnight / 1000,
    quotes: {
      USD: {
        price: samplePrices[coin],
        percentage_change_1h: hour,
        percentage_change_24h: day,
        percentage_change_7d: week,
      },
    },
  };
}

// A coin with charts has the changes that its charts show.
function findChanges(coin: TickerCoin, midnight: number): readonly [number, number, number] {
  const [hour, day, week] = changes[coin];
  if (coin !== 'btc' && coin !== 'eth') return [hour, day, week];
  const days = makePriceDays(coin, midnight);
  return [
    hour,
    toPercent(days.at(-2)?.close, days.at(-1)?.close),
    toPercent(days.at(-8)?.close, days.at(-1)?.close),
  ];
}

function toPercent(before = 0, now = 0): number {
  return Math.round(((now - before) / before) * 100_000) / 1000;
}
