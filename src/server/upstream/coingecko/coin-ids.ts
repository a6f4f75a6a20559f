import type { TickerCoin } from '../../../contracts/ticker.ts';

/** CoinGecko's ids of the coins whose price is offered. */
export const coinIds: Readonly<Record<TickerCoin, string>> = {
  ada: 'cardano',
  bnb: 'binancecoin',
  btc: 'bitcoin',
  dai: 'dai',
  dot: 'polkadot',
  eth: 'ethereum',
  sol: 'solana',
  sushi: 'sushi',
  uni: 'uniswap',
  xmr: 'monero',
};
