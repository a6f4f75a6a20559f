/** The outside services that the environment has variables for: UPSTREAM_<ID>_URL and UPSTREAM_<ID>_KEY. */
export const upstreamIds = [
  'COINPAPRIKA',
  'ALTERNATIVEME',
  'COINGECKO',
  'BINANCE',
  'COINBASE',
  'KRAKEN',
  'BLOCKCHAIR',
  'DEFILLAMA',
  'RSS',
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
