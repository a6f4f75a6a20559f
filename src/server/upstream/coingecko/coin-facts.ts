import type { CoinFactSource, FactCoin } from '../../ports/coin-facts.ts';
import type { CoinQuote } from '../../ports/coins.ts';
import type { ProviderContext } from '../http/provider.ts';
import { oncePerGroup } from '../http/provider-cache.ts';
import { SourceFailure, type LoadJson } from '../../ports/upstream.ts';
import { capsDiffer } from '../../ports/coin-identity.ts';
import { toMoment, toNumber, toPositive } from '../http/plain-values.ts';
import { buildIdentity } from './identity.ts';
import { findMarket, loadAllMarkets, type LoadMarket, type Market } from './markets.ts';
import { loadPriceDays } from './price-days.ts';

interface FactParts extends Pick<ProviderContext, 'clock' | 'cache' | 'hasKey'> {
  readonly load: LoadJson;
  readonly loadMarket: LoadMarket;
}

/** CoinGecko as a source of facts of any coin. */
export function buildCoinGeckoFacts({ load, clock, loadMarket, cache, hasKey }: FactParts): CoinFactSource {
  const identify = buildIdentity(load, cache, loadMarket);
  const loadGroup = oncePerGroup(async ({ coins }) => {
    const markets = await loadAllMarkets(load, coins.map(toId));
    return new Map(markets.map((market) => [market.id, market]));
  });
  return {
    // Other sources may know a coin's id there.
    covers: 'part',
    lastFor: ['closedDays'],
    // Without a key, its terms allow no scheduled calls.
    membersOnly: ['identity', 'closedDays', ...(hasKey ? [] : (['geckoMarket'] as const))],
    readers: {
      identity: identify,
      async geckoMarket(coin, group) {
        const listed: LoadMarket = async (id) => group && (await loadGroup(group)).get(id);
        const market = toQuote(await findMarket(group ? listed : loadMarket, toId(coin)));
        // The coins of a group were identified by their prices.
        if (!group && capsDiffer(market.marketCap, coin.marketCap)) throw toUncertain();
        return market;
      },
      closedDays: async (coin) => loadPriceDays(load, clock, toId(coin)),
    },
  };
}

function toQuote(market: Market): CoinQuote {
  return {
    price: toPositive(market.current_price) ?? null,
    marketCap: toPositive(market.market_cap) ?? null,
    change: toNumber(market.price_change_percentage_24h_in_currency) ?? null,
    circulating: toPositive(market.circulating_supply) ?? null,
    maximum: toPositive(market.max_supply) ?? null,
    updated: toMoment(market.last_updated) ?? null,
  };
}

function toId({ identity }: FactCoin): string {
  if (identity !== null) return identity.geckoId;
  throw toUncertain();
}

function toUncertain(): SourceFailure {
  return new SourceFailure('not-found', 'it is not certain which coin it is');
}
