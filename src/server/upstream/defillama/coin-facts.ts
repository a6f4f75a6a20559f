import type { Clock } from '../../ports/clock.ts';
import type { CoinFactSource, FactReaders } from '../../ports/coin-facts.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { toDaysBetween } from '../http/price-days.ts';
import { buildFees, type FindFees } from './fees.ts';
import { buildGeckoIds } from './gecko-ids.ts';
import { buildIdentity } from './identity.ts';
import { buildPlaces, type Place } from './places.ts';
import { buildPriceChart } from './price-chart.ts';
import { loadPrices } from './prices.ts';
import { sourceName } from './responses.ts';

interface FactParts {
  readonly load: LoadJson;
  readonly loadCoins: LoadJson;
  readonly clock: Clock;
  readonly cache: ProviderCache;
}

/** DefiLlama as a source of facts: the use of chains and protocols, and prices of any coin. Throws UpstreamError. */
export function buildDefiLlamaFacts({ load, loadCoins, clock, cache }: FactParts): CoinFactSource {
  const places = buildPlaces(load, cache);
  const { findFees, listFees } = buildFees(load, clock, cache);
  const loadChart = buildPriceChart(loadCoins, clock, cache);
  const valueLocked: FactReaders['valueLocked'] = async (coin) => {
    const { value, at } = await places.find(coin);
    return { value: toTotal(value), at };
  };
  const readFees =
    (find: FindFees): FactReaders['fees'] =>
    async (coin) =>
      find((await places.find(coin)).value);
  const readDays: FactReaders['closedDays'] = async ({ identity }) => {
    if (identity === null) throw new UpstreamError('not-found', sourceName, { detail: 'which coin?' });
    return toDaysBetween(await loadChart(identity.geckoId), clock.now());
  };
  return {
    name: sourceName,
    // It does not have every price.
    covers: 'part',
    readers: {
      identity: buildIdentity(places, loadChart),
      closedDays: readDays,
      valueLocked,
      fees: readFees(findFees),
    },
    daily: {
      geckoIds: buildGeckoIds(places),
      geckoPrices: (ids) => loadPrices(loadCoins, clock, ids),
      closedDays: readDays,
      valueLocked,
      fees: readFees(listFees),
    },
  };
}

function toTotal(places: readonly Place[]): number | null {
  const known = places.flatMap(({ valueLocked }) => valueLocked ?? []);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}
