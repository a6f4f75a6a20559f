import { tickerCoins, type Ticker, type TickerCoin } from '../../../src/contracts/ticker.ts';

export const solana = {
  name: 'Solana',
  symbol: 'SOL',
  max_supply: null,
  total_supply: 611_394_118,
  circulating_supply: 553_820_640.4,
  quotes: {
    USD: {
      price: 1148.2749,
      percentage_change_1h: 0.2144,
      percentage_change_24h: -2.9061,
      percentage_change_7d: 5.48,
    },
  },
  last_updated: Date.UTC(2026, 10, 21, 14, 2) / 1000,
} satisfies Ticker['data'][string];

export const cardano = {
  ...solana,
  name: 'Cardano',
  symbol: 'ADA',
  max_supply: 45_000_000_000,
  total_supply: null,
  circulating_supply: null,
  quotes: {
    USD: {
      price: 0.351264,
      percentage_change_1h: 0,
      percentage_change_24h: null,
      percentage_change_7d: -0.0004,
    },
  },
} satisfies Ticker['data'][string];

export function toTickerPath(coin: TickerCoin): string {
  return `/api/ticker/v2/ticker/${tickerCoins[coin]}/`;
}

export function tickerOf(coin: TickerCoin, quote: Ticker['data'][string]): Ticker {
  return { data: { [tickerCoins[coin]]: quote } };
}
