import type { Subject } from './subject.ts';

/** Coins that pages offer by symbol (W1, F1), with CoinPaprika's id and name. */
export const knownCoins = {
  ada: { id: 'ada-cardano', name: 'Cardano' },
  bnb: { id: 'bnb-binance-coin', name: 'BNB' },
  btc: { id: 'btc-bitcoin', name: 'Bitcoin' },
  dai: { id: 'dai-dai', name: 'Dai' },
  dot: { id: 'dot-polkadot', name: 'Polkadot' },
  eth: { id: 'eth-ethereum', name: 'Ethereum' },
  matic: { id: 'pol-polygon-ecosystem-token', name: 'Polygon' },
  sol: { id: 'sol-solana', name: 'Solana' },
  sushi: { id: 'sushi-sushi', name: 'Sushi' },
  uni: { id: 'uni-uniswap', name: 'Uniswap' },
  xmr: { id: 'xmr-monero', name: 'Monero' },
} as const satisfies Readonly<Record<string, Subject>>;
