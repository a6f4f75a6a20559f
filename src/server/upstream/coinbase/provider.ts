import { minute } from '../../../lib/durations.ts';
import type { CoinFactSource } from '../../ports/coin-facts.ts';
import type { PriceSource } from '../../ports/market.ts';
import { buildListing, toListingSource } from '../http/market-list.ts';
import type { Provider } from '../http/provider.ts';
import { buildCoinbase, sourceName } from './coinbase.ts';
import { aliases, loadMarketList } from './market-list.ts';

interface Sources {
  readonly coinFacts: CoinFactSource;
  readonly prices: PriceSource;
}

/** Coinbase Exchange's address for public data; our limit is a tenth of its ten calls a second. */
export const coinbase: Provider<Sources> = {
  id: 'COINBASE',
  name: sourceName,
  key: 'none',
  bases: () => ['https://api.exchange.coinbase.com'],
  limits: () => [{ calls: 60, per: minute }],
  routes: ['/products/*/candles'],
  build: ({ loaders: [{ loadJson }], clock, cache }) => ({
    prices: buildCoinbase(loadJson, clock),
    coinFacts: toListingSource(sourceName, {
      coinbaseListing: buildListing({
        source: sourceName,
        cache,
        load: () => loadMarketList(loadJson),
        aliases,
      }),
    }),
  }),
};
