import type { Clock } from '../../ports/clock.ts';
import type { CoinFactSource } from '../../ports/coin-facts.ts';
import type { Remember } from '../../ports/remember.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { toDaysBetween } from '../http/price-days.ts';
import { buildFees } from './fees.ts';
import { buildIdentity } from './identity.ts';
import { buildPlaces, type Place } from './places.ts';
import { buildPriceChart } from './price-chart.ts';
import { sourceName } from './responses.ts';

interface FactParts {
  readonly load: LoadJson;
  /** From its address for prices. */
  readonly loadPrices: LoadJson;
  readonly clock: Clock;
  readonly remember: Remember;
}

/** DefiLlama as a source of facts: how much chains and protocols are used, and the prices of any coin. Throws UpstreamError. */
export function buildDefiLlamaFacts({ load, loadPrices, clock, remember }: FactParts): CoinFactSource {
  const places = buildPlaces(load, remember);
  const loadFees = buildFees(load, remember);
  const loadChart = buildPriceChart(loadPrices, clock, remember);
  return {
    name: sourceName,
    // Of prices it has not all.
    covers: 'part',
    readers: {
      identity: buildIdentity(places, loadChart),
      async closedDays({ identity }) {
        if (identity === null) throw new UpstreamError('not-found', sourceName, { detail: 'which coin?' });
        return toDaysBetween(await loadChart(identity.geckoId), clock.now());
      },
      valueLocked: async (coin) => toTotal(await places.find(coin)),
      fees: async (coin) => loadFees(await places.find(coin)),
    },
  };
}

function toTotal(places: readonly Place[]): number | null {
  const known = places.flatMap(({ valueLocked }) => valueLocked ?? []);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}
