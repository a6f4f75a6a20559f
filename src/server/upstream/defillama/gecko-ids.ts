import type { FactCoin } from '../../ports/coin-facts.ts';
import { toSlug, type Places } from './places.ts';

const maxIds = 5;
const idPattern = /^[a-z0-9._-]{1,80}$/;

/** From chains and protocols with the coin's symbol, and its name in the form of an id. Rejects with UpstreamError. */
export function buildGeckoIds({ loadChains, loadProtocols }: Places) {
  return async ({ name, ticker }: FactCoin): Promise<readonly string[]> => {
    const symbol = ticker.toLowerCase();
    const places = [...(await loadChains()), ...(await loadProtocols())];
    const named = places.flatMap((place) => (place.symbol === symbol ? (place.geckoId ?? []) : []));
    return [...new Set([toSlug(name), ...named])].filter((id) => idPattern.test(id)).slice(0, maxIds);
  };
}
