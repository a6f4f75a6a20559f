import type { Clock } from '../../ports/clock.ts';
import type { CoinFactSource, FactCoin } from '../../ports/coin-facts.ts';
import type { Remember } from '../../ports/remember.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { toPositive } from '../http/positive.ts';
import { buildCoinList } from './coin-list.ts';
import { buildIdentity } from './identity.ts';
import { findMarket, type LoadMarket } from './markets.ts';
import { loadPriceDays } from './price-days.ts';
import { sourceName } from './responses.ts';

interface FactParts {
  readonly load: LoadJson;
  readonly clock: Clock;
  readonly loadMarket: LoadMarket;
  readonly remember: Remember;
}

/** CoinGecko as a source of facts of any coin. Throws UpstreamError. */
export function buildCoinGeckoFacts({ load, clock, loadMarket, remember }: FactParts): CoinFactSource {
  const identify = buildIdentity({ loadList: buildCoinList(load, remember), loadMarket });
  return {
    name: sourceName,
    // Which coin one is may be known elsewhere.
    covers: 'part',
    lastFor: ['closedDays'],
    readers: {
      identity: identify,
      async geckoMarket(coin) {
        const market = await findMarket(loadMarket, toId(coin));
        return {
          cap: toPositive(market.market_cap) ?? null,
          circulating: toPositive(market.circulating_supply) ?? null,
          maximum: toPositive(market.max_supply) ?? null,
        };
      },
      closedDays: async (coin) => loadPriceDays(load, clock, toId(coin)),
    },
  };
}

function toId({ identity }: FactCoin): string {
  if (identity !== null) return identity.geckoId;
  throw new UpstreamError('not-found', sourceName, { detail: 'it is not certain which coin it is' });
}
