import type { Coin } from '../../contracts/coin-data.ts';
import type { MovementCoin } from '../../contracts/movements.ts';

/** The outside services that the environment has variables for: UPSTREAM_<ID>_URL and UPSTREAM_<ID>_KEY. */
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

/** A provider of live data; the list of airdrops is a file of the operator's own, at AIRDROPS_URL. */
export type ProviderId = UpstreamId | 'AIRDROPS';

/** What our own feeds know and some providers lack. Each call rejects with UpstreamError. */
export interface OwnFigures {
  /** How the coin is called that a member means by a name or a symbol. */
  readonly findCoin: (nameOrSymbol: string) => Promise<Pick<Coin, 'name' | 'ticker'>>;
  /** What one of a coin costs, in US dollars. */
  readonly findPrice: (coin: MovementCoin) => Promise<number>;
}
