import type { Coin } from '../../contracts/coin-data.ts';
import type { MovementCoin } from '../../contracts/movements.ts';

/** Outside services with environment variables UPSTREAM_<ID>_URL and UPSTREAM_<ID>_KEY. */
export const upstreamIds = [
  'COINPAPRIKA',
  'ALTERNATIVEME',
  'COINGECKO',
  'COINMARKETCAP',
  'BINANCE',
  'COINBASE',
  'KRAKEN',
  'GEMINI',
  'KUCOIN',
  'MEMPOOL',
  'ROUTESCAN',
  'BLOCKSCOUT',
  'BLOCKCHAIR',
  'DEFILLAMA',
  'GITHUB',
  'ETHPLORER',
  'RSS',
  'SNAPSHOT',
  'COINSTATS',
  'OPENSEA',
  'WHALEALERT',
  'COINMARKETCAL',
  'GLASSNODE',
  'TAAPI',
] as const;
export type UpstreamId = (typeof upstreamIds)[number];

/** A provider of live data; the list of airdrops is the operator's own file, at AIRDROPS_URL. */
export type ProviderId = UpstreamId | 'AIRDROPS';

/** Figures of our own feeds that some providers lack. Each call rejects with UpstreamError. */
export interface OwnFigures {
  /** The coin that a member means by a name or a symbol. */
  readonly findCoin: (nameOrSymbol: string) => Promise<Pick<Coin, 'name' | 'ticker'>>;
  /** The price of one coin, in US dollars. */
  readonly findPrice: (coin: MovementCoin) => Promise<number>;
}
