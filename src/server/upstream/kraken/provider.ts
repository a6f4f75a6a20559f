import { minute } from '../../../lib/durations.ts';
import type { CoinFactSource } from '../../ports/coin-facts.ts';
import type { PriceSource } from '../../ports/market.ts';
import { buildListing, toListingSource } from '../http/market-list.ts';
import type { Provider } from '../http/provider.ts';
import { buildKraken, sourceName } from './kraken.ts';
import { aliases, loadMarketList } from './market-list.ts';

interface Sources {
  readonly coinFacts: CoinFactSource;
  readonly prices: PriceSource;
}

/** Kraken's address for public data; our limit is half of its one call a second. */
export const kraken: Provider<Sources> = {
  id: 'KRAKEN',
  name: sourceName,
  key: 'none',
  bases: () => ['https://api.kraken.com/0/public'],
  limits: () => [{ calls: 30, per: minute }],
  build: ({ loaders: [{ loadJson }], clock, cache }) => ({
    prices: buildKraken(loadJson, clock),
    coinFacts: toListingSource(sourceName, {
      krakenListing: buildListing({
        source: sourceName,
        cache,
        load: () => loadMarketList(loadJson),
        aliases,
      }),
    }),
  }),
};
