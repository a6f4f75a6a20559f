import type { Clock } from '../../ports/clock.ts';
import type { CoinFactSource } from '../../ports/coin-facts.ts';
import type { Remember } from '../../ports/remember.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { buildIdSearch } from './coin-ids.ts';
import { loadMarketCap } from './market-cap.ts';
import type { LoadOfferedMarkets } from './markets.ts';
import { loadPriceDays } from './price-days.ts';
import { sourceName } from './responses.ts';

/** CoinGecko as a source of facts of any coin. Throws UpstreamError. */
export function buildCoinGeckoFacts(
  load: LoadJson,
  clock: Clock,
  loadOffered: LoadOfferedMarkets,
  remember: Remember,
): CoinFactSource {
  const findId = buildIdSearch(load, remember);
  return {
    name: sourceName,
    readers: {
      marketCap: async (coin) => loadMarketCap(load, loadOffered, await findId(coin)),
      closedDays: async (coin) => loadPriceDays(load, clock, await findId(coin)),
    },
  };
}
