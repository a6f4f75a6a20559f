import { day, minute } from '../../../lib/durations.ts';
import type { CallLimit } from '../http/call-budget.ts';
import type { Provider } from '../http/provider.ts';
import { buildCoinGeckoFacts } from './coin-facts.ts';
import { buildMarkets, buildTicker, coinIds } from './markets.ts';
import { buildNfts } from './nfts.ts';
import { loadPriceDays } from './price-days.ts';

/** The host of paid plans, which the operator must set: keys do not reveal their plan. */
const proHost = 'pro-api.coingecko.com';

/**
 * CoinGecko: 5 to 15 calls a minute without a key; with a key of the free Demo plan 100, and 10,000 a month. Both
 * require attribution. Paid plans have their own address and header.
 */
export const coinGecko: Provider<'coinFacts' | 'nfts' | 'prices' | 'tickers'> = {
  id: 'COINGECKO',
  name: 'CoinGecko',
  key: 'optional',
  bases: () => ['https://api.coingecko.com/api/v3'],
  authorize: (key, base) => ({ headers: { [isPro(base) ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key']: key } }),
  limits: toLimits,
  routes: ['/coins/markets', '/coins/*/market_chart', '/nfts/*', '/nfts/*/contract/*'],
  // The list of all coins.
  maxBytes: 32_000_000,
  build({ loaders: [{ loadJson }], clock, cache, hasKey }) {
    const { loadMarket, loadOffered } = buildMarkets(loadJson, clock, cache);
    return {
      coinFacts: buildCoinGeckoFacts({ load: loadJson, clock, loadMarket, cache, hasKey }),
      nfts: buildNfts(loadJson, clock),
      prices: {
        priceDays: (coin) => loadPriceDays(loadJson, clock, coinIds[coin]),
      },
      tickers: { ticker: buildTicker(loadOffered) },
    };
  },
};

function isPro(base: string): boolean {
  return new URL(base).hostname === proHost;
}

function toLimits(key: string | undefined, base: string): readonly CallLimit[] {
  if (key === undefined) return [{ calls: 5, per: minute, kept: 2 }];
  if (isPro(base)) return [{ calls: 250, per: minute, kept: 100 }];
  return [
    { calls: 100, per: minute, kept: 40 },
    { calls: 10_000, per: 30 * day, kept: 3000 },
  ];
}
