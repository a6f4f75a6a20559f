/**
 * Whether a source's terms allow figures on a site with paid members: 'allowed', only with a free 'key' or a paid 'plan',
 * not stated ('ask' them), or 'own': the operator's own file.
 */
type PaidUse = 'allowed' | 'key' | 'plan' | 'ask' | 'own';

/** What a source requires of a site that shows its figures. docs/sources.md says where and when each was read. */
export interface SourceTerms {
  readonly paidUse: PaidUse;
  /** How the source wants to be named, and the link if it asks for one; null: it asks for nothing; absent: not stated. */
  readonly attribution?: { readonly text: string; readonly href?: string } | null;
}

/** Terms by the source's name as people read it. */
export const sourceTerms: Readonly<Record<string, SourceTerms>> = {
  'alternative.me': {
    paidUse: 'allowed',
    attribution: { text: 'Data by alternative.me', href: 'https://alternative.me/crypto/' },
  },
  Binance: { paidUse: 'ask' },
  Blockchair: { paidUse: 'plan' },
  Blockscout: { paidUse: 'ask' },
  Coinbase: { paidUse: 'ask' },
  CoinGecko: {
    paidUse: 'plan',
    attribution: { text: 'Data provided by CoinGecko', href: 'https://www.coingecko.com/' },
  },
  CoinMarketCal: {
    paidUse: 'ask',
    attribution: { text: 'Events by CoinMarketCal', href: 'https://coinmarketcal.com/' },
  },
  // Its page of 8 September 2026 includes commercial use in the free plan; a list of plans of May 2026 did not.
  CoinMarketCap: {
    paidUse: 'key',
    attribution: { text: 'Data by CoinMarketCap', href: 'https://coinmarketcap.com/' },
  },
  CoinPaprika: {
    paidUse: 'plan',
    attribution: { text: 'Data by CoinPaprika', href: 'https://coinpaprika.com/' },
  },
  CoinStats: { paidUse: 'ask', attribution: { text: 'News by CoinStats', href: 'https://coinstats.app/' } },
  DefiLlama: {
    paidUse: 'allowed',
    attribution: { text: 'Data by DefiLlama', href: 'https://defillama.com/' },
  },
  Ethplorer: {
    paidUse: 'plan',
    attribution: { text: 'Powered by Ethplorer.io', href: 'https://ethplorer.io/' },
  },
  Gemini: { paidUse: 'ask' },
  GitHub: { paidUse: 'allowed', attribution: null },
  Glassnode: { paidUse: 'plan', attribution: { text: 'Data by Glassnode', href: 'https://glassnode.com/' } },
  Kraken: { paidUse: 'ask' },
  KuCoin: { paidUse: 'ask' },
  'mempool.space': { paidUse: 'ask' },
  'News sites (RSS)': {
    paidUse: 'ask',
    attribution: {
      text: 'Headlines by CoinDesk, Cointelegraph, Decrypt, The Block, Bitcoin Magazine and The Defiant',
    },
  },
  OpenSea: { paidUse: 'ask', attribution: { text: 'NFTs by OpenSea', href: 'https://opensea.io/' } },
  Routescan: {
    paidUse: 'ask',
    attribution: { text: 'Powered by Routescan.io APIs', href: 'https://routescan.io/' },
  },
  Snapshot: { paidUse: 'ask' },
  'TAAPI.io': { paidUse: 'plan' },
  'Whale Alert': {
    paidUse: 'plan',
    attribution: { text: 'Transfers by Whale Alert', href: 'https://whale-alert.io/' },
  },
  'Airdrop list': { paidUse: 'own', attribution: null },
};

/** The terms of a source; unknown ones, such as the sample's, are not stated. */
export function findSourceTerms(name: string): SourceTerms {
  return sourceTerms[name] ?? { paidUse: 'ask' };
}
