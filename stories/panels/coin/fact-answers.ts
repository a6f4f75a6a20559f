import {
  allFacts,
  coinFacts,
  coinFactIds,
  type CoinFact,
  type CoinFacts,
  type FactGap,
  type FactId,
} from '../../../src/contracts/coin-facts.ts';
import { nftFactIds } from '../../../src/contracts/nft-facts.ts';

const minute = 60_000;

const values: { readonly [Id in FactId]: unknown } = {
  token_or_coin: 'coin',
  market_cap_coinpaprika: 382_000_000_000,
  market_cap_coingecko: 381_200_000_000,
  coingecko_page: 'https://www.coingecko.com/en/coins/ethereum',
  market_cap_coinmarketcap: 382_600_000_000,
  coinmarketcap_page: 'https://coinmarketcap.com/currencies/ethereum/',
  market_cap_gap: 0.4,
  exchange_listings: ['Binance', 'Coinbase', 'Gemini', 'Kraken', 'KuCoin'],
  supply_circulating: 120_500_000,
  supply_maximum: 240_000_000,
  supply_to_come: 49.8,
  price_close: 3180.4,
  price_average_52: 3302.91,
  price_average_128: 3054.2,
  price_average_200: 2870.05,
  price_to_average_52: -3.7,
  price_to_average_128: 4.1,
  price_to_average_200: 10.8,
  rsi: 43.18,
  macd: -41.27,
  macd_side: 'below',
  macd_turned: '2026-11-18T00:00:00.000Z',
  macd_last_turn: 'down',
  followers: 3_120_000,
  code_changed: '2026-11-20T08:00:00.000Z',
  code_contributors: 640,
  whitepaper: 'https://ethereum.org/content/whitepaper.pdf',
  whitepaper_date: '2014-12-14T00:00:00.000Z',
  whitepaper_age: 4360,
  team_named: 12,
  explorer: 'https://etherscan.io/',
  value_locked: 61_200_000_000,
  fees: 1_930_000,
  largest_holders: 46.2,
  reserves_held: 9_204_112.5,
  reserves_changed: 1204.25,
  nft_floor: 9713.91,
  nft_floor_7d: -1.2,
  nft_floor_30d: -12.4,
  nft_market_cap: 86_337_207,
  nft_market_cap_rank: 3,
  nft_volume_24h: 58_262,
  nft_sales_24h: 6,
  nft_owners: 5174,
  nft_supply: 8888,
  nft_owners_per_100: 58,
  nft_website: 'https://www.pudgypenguins.com/',
  nft_x: 'https://x.com/pudgypenguins',
};

const sources: Readonly<Partial<Record<FactId, readonly [source: string, minutes: number]>>> = {
  market_cap_coingecko: ['CoinGecko', 4],
  coingecko_page: ['CoinGecko', 6],
  market_cap_coinmarketcap: ['CoinMarketCap', 6],
  coinmarketcap_page: ['CoinMarketCap', 6],
  exchange_listings: ['Binance, Coinbase, Gemini, Kraken, KuCoin', 31],
  ...Object.fromEntries(
    coinFactIds.filter((id) => coinFacts[id].group === 'price').map((id) => [id, ['Binance', 9]]),
  ),
  code_changed: ['GitHub', 12],
  whitepaper_date: ['ethereum.org', 180],
  whitepaper_age: ['ethereum.org', 180],
  market_cap_gap: ['CoinGecko, CoinMarketCap', 6],
  value_locked: ['DefiLlama', 22],
  fees: ['DefiLlama', 23],
  largest_holders: ['Ethplorer', 95],
  reserves_held: ['DefiLlama', 40],
  reserves_changed: ['DefiLlama', 40],
  ...Object.fromEntries(nftFactIds.map((id) => [id, ['CoinGecko', 3]])),
};

type ShownState = 'live' | 'stale' | 'sample';

function toFact(id: FactId, state: ShownState, value: unknown = values[id], now = Date.now()): CoinFact {
  const [source, minutes] = sources[id] ?? ['CoinPaprika', 2];
  const origin =
    state === 'sample'
      ? { source: 'Sample data', as_of: '2026-11-21T00:00:00.000Z' }
      : { source, as_of: new Date(now - minutes * minute).toISOString() };
  return { id, unit: allFacts[id].unit, value, ...origin, state } as CoinFact;
}

export function toMissing(id: FactId, reason: FactGap, source: string | null = null): CoinFact {
  return { id, state: 'missing', reason, source };
}

/** All facts of one source have the same time, so that the sheet shows it once. */
export function toFacts(state: ShownState, others: CoinFacts = []): CoinFacts {
  const now = Date.now();
  return coinFactIds.map((id) => others.find((fact) => fact.id === id) ?? toFact(id, state, values[id], now));
}

export function toNftFacts(state: ShownState): CoinFacts {
  const now = Date.now();
  return nftFactIds.map((id) => toFact(id, state, values[id], now));
}

/** Some facts are there, and each of the others is missing for a different reason. */
export const someMissing: CoinFacts = toFacts('live', [
  toFact('exchange_listings', 'stale', []),
  toMissing('market_cap_coingecko', 'held_back', 'CoinGecko'),
  toMissing('supply_maximum', 'unknown', 'CoinPaprika'),
  toMissing('price_average_200', 'too_few_days', 'CoinGecko'),
  toMissing('rsi', 'too_few_days', 'CoinGecko'),
  toMissing('macd_turned', 'never', 'CoinGecko'),
  toMissing('code_changed', 'unavailable', 'GitHub'),
  toMissing('value_locked', 'loading'),
  toMissing('largest_holders', 'no_source'),
]);

const long = 'Averyveryverylongnamewithoutanyplacetobreakit'.repeat(2);

/** Values that no source should send. */
export const strange: CoinFacts = toFacts('live', [
  toFact('supply_circulating', 'live', 1.234567891e24),
  toFact('whitepaper', 'live', 'javascript:alert(1)'),
  toFact('explorer', 'live', `https://${'a'.repeat(60)}.example/`),
  { ...toFact('followers', 'live'), source: `<img src=x onerror=alert(1)> ${long}` },
  toMissing('code_changed', 'unavailable', `<b>${long}</b>`),
]);
