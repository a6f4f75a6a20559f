import { minute } from '../../../lib/durations.ts';
import type { CoinFactSource } from '../../ports/coin-facts.ts';
import { buildListing, toListingSource } from '../http/market-list.ts';
import type { Provider } from '../http/provider.ts';
import { loadMarketList, sourceName } from './market-list.ts';

/** Gemini's address for public data; it allows 120 calls a minute, and is asked once a day. */
export const gemini: Provider<{ readonly coinFacts: CoinFactSource }> = {
  id: 'GEMINI',
  name: sourceName,
  key: 'none',
  bases: () => ['https://api.gemini.com/v1'],
  limits: () => [{ calls: 10, per: minute }],
  build: ({ loaders: [{ loadJson }], cache }) => ({
    coinFacts: toListingSource(sourceName, {
      geminiListing: buildListing({ source: sourceName, cache, load: () => loadMarketList(loadJson) }),
    }),
  }),
};
