import type { FactCoin } from '../../ports/coin-facts.ts';
import { pricesAgree, shareContract, type CoinIdentity } from '../../ports/coin-identity.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import type { PricePoint } from '../http/price-days.ts';
import type { Places } from './places.ts';
import type { LoadPriceChart } from './price-chart.ts';
import { sourceName } from './responses.ts';

/**
 * Finds a coin's id at CoinGecko in DefiLlama's chains and protocols: by contract, else by the symbol of a chain's coin
 * if the prices agree. Rejects with UpstreamError, 'not-found' if the match is not certain.
 */
export function buildIdentity({ loadChains, loadProtocols }: Places, loadChart: LoadPriceChart) {
  return async (coin: FactCoin): Promise<CoinIdentity> => {
    const geckoId = (await findByContract(coin)) ?? (await findOfChain(coin));
    if (geckoId === undefined) throw new UpstreamError('not-found', sourceName);
    // Another coin may share its names: this list does not have all coins.
    return { geckoId, names: [] };
  };

  async function findOfChain({ ticker, price }: FactCoin): Promise<string | undefined> {
    const own = (await loadChains()).filter(({ symbol }) => symbol !== '' && symbol === ticker.toLowerCase());
    const [geckoId, ...others] = [...new Set(own.flatMap((place) => place.geckoId ?? []))];
    if (geckoId === undefined || others.length > 0 || price === null) return undefined;
    return pricesAgree(toLatest(await loadChart(geckoId)), price) ? geckoId : undefined;
  }

  async function findByContract({ contracts }: FactCoin): Promise<string | undefined> {
    if (contracts.length === 0) return undefined;
    const found = (await loadProtocols()).find(
      (place) => place.geckoId !== null && shareContract(place.contracts, contracts),
    );
    return found?.geckoId ?? undefined;
  }
}

function toLatest(points: readonly PricePoint[]): number | undefined {
  return points.toSorted((a, b) => b.moment - a.moment)[0]?.price;
}
