import type { CoinFactSource, FactCoin } from '../../ports/coin-facts.ts';
import { pricesAgree, toPlain } from '../../ports/coin-identity.ts';
import type { ProviderContext } from '../http/provider.ts';
import { SourceFailure, type LoadJson } from '../../ports/upstream.ts';
import { toDaysBetween } from '../http/price-days.ts';
import { buildFees } from './fees.ts';
import { buildGroupIdentity, buildIdentity } from './identity.ts';
import { addUp, buildPlaces } from './places.ts';
import { buildPriceChart, loadPrices } from './prices.ts';

interface FactParts extends Pick<ProviderContext, 'clock' | 'cache'> {
  readonly load: LoadJson;
  readonly loadCoins: LoadJson;
}

/** DefiLlama as a source of facts: the use of chains and protocols, and prices of any coin. */
export function buildDefiLlamaFacts({ load, loadCoins, clock, cache }: FactParts): CoinFactSource {
  const places = buildPlaces(load, cache);
  const { findFees, listFees } = buildFees(load, clock, cache);
  const loadChart = buildPriceChart(loadCoins, clock, cache);
  const identify = buildIdentity(places, loadChart);
  const identifyGroup = buildGroupIdentity(places, (ids) => loadPrices(loadCoins, clock, ids));
  return {
    // It does not have every price.
    covers: 'part',
    readers: {
      identity: (coin, group) => (group ? identifyGroup(coin, group) : identify(coin)),
      async closedDays(coin) {
        if (coin.identity === null) throw toUncertain();
        const { symbol, points } = await loadChart(coin.identity.geckoId);
        const days = toDaysBetween(points, clock.now());
        if (!isOf(symbol, coin) && !pricesAgree(days.at(-1)?.close, coin.price)) throw toUncertain();
        return days;
      },
      async value_locked(coin) {
        const { value, at } = await places.find(coin);
        return { value: addUp(value.map(({ valueLocked }) => valueLocked)), at };
      },
      fees: async (coin, group) => (group ? listFees : findFees)((await places.find(coin)).value),
    },
  };
}

/** Whether the symbol, if both are known, is the coin's. */
function isOf(symbol: string | null, { ticker }: FactCoin): boolean {
  return !symbol || ticker === '' || toPlain(symbol) === toPlain(ticker);
}

function toUncertain(): SourceFailure {
  return new SourceFailure('not-found', 'it is not certain which coin it is');
}
