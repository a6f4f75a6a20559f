import { minute } from '../../../lib/durations.ts';
import type { CoinFactSource } from '../../ports/coin-facts.ts';
import { buildListing, toListingSource } from '../http/market-list.ts';
import type { Provider } from '../http/provider.ts';
import { aliases, loadMarketList, sourceName } from './market-list.ts';

/** KuCoin's address for public data, which is asked once a day. */
export const kuCoin: Provider<{ readonly coinFacts: CoinFactSource }> = {
  id: 'KUCOIN',
  name: sourceName,
  key: 'none',
  bases: () => ['https://api.kucoin.com/api/v1'],
  limits: () => [{ calls: 10, per: minute }],
  build: ({ loaders: [{ loadJson }], cache }) => ({
    coinFacts: toListingSource(sourceName, {
      kucoinListing: buildListing({
        source: sourceName,
        cache,
        load: () => loadMarketList(loadJson),
        aliases,
      }),
    }),
  }),
};
