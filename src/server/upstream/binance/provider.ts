import { minute } from '../../../lib/durations.ts';
import type { CoinFactSource } from '../../ports/coin-facts.ts';
import type { PriceSource } from '../../ports/market.ts';
import { buildListing, toListingSource } from '../http/market-list.ts';
import type { Provider } from '../http/provider.ts';
import { buildBinance, sourceName } from './binance.ts';
import { aliases, loadMarketList } from './market-list.ts';

interface Sources {
  readonly coinFacts: CoinFactSource;
  readonly prices: PriceSource;
}

/**
 * Binance's address for public data, which, unlike its main one, is open in every country. The limit is far below
 * Binance's, which counts weights: one of our calls costs at most 20 of 6,000 a minute. Calls after a 429 get 418.
 */
export const binance: Provider<Sources> = {
  id: 'BINANCE',
  name: sourceName,
  key: 'none',
  bases: () => ['https://data-api.binance.vision/api/v3'],
  limits: () => [{ calls: 60, per: minute }],
  pauseStatuses: [418],
  // The list of all markets.
  maxBytes: 32_000_000,
  build: ({ loaders: [{ loadJson }], clock, cache }) => ({
    prices: buildBinance(loadJson, clock),
    coinFacts: toListingSource(sourceName, {
      binanceListing: buildListing({
        source: sourceName,
        cache,
        load: () => loadMarketList(loadJson),
        aliases,
      }),
    }),
  }),
};
