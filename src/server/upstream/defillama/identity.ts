import type { FactCoin } from '../../ports/coin-facts.ts';
import { findSameCoin, type CoinCandidate, type CoinIdentity } from '../../ports/coin-identity.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import type { PricePoint } from '../http/price-days.ts';
import { fromSlug, toChain, type Place, type Places } from './places.ts';
import type { LoadPriceChart } from './price-chart.ts';
import { sourceName } from './source.ts';

/**
 * Finds a coin's id at CoinGecko among the coins of DefiLlama's protocols, else of its chains. Rejects with
 * UpstreamError, 'not-found' if the match is not certain.
 */
export function buildIdentity({ loadChains, loadProtocols }: Places, loadChart: LoadPriceChart) {
  const loadFigures = async ({ geckoId }: Candidate) => ({
    price: toLatest((await loadChart(geckoId)).points),
  });
  return async (coin: FactCoin): Promise<CoinIdentity> => {
    const found = (await findOfProtocol(coin)) ?? (await findOfChain(coin));
    if (found === undefined) throw new UpstreamError('not-found', sourceName);
    // Another coin may share its names: this list does not have all coins.
    return { geckoId: found.geckoId, names: [] };
  };

  async function findOfProtocol(coin: FactCoin): Promise<Candidate | undefined> {
    if (coin.contracts.length === 0) return undefined;
    return findSameCoin(toCandidates(await loadProtocols(), coin), coin, loadFigures);
  }

  async function findOfChain(coin: FactCoin): Promise<Candidate | undefined> {
    return findSameCoin(toChainCoins(await loadChains(), coin), coin, loadFigures);
  }
}

interface Candidate extends CoinCandidate {
  readonly geckoId: string;
}

/** One per coin: it may have several chains, or versions of a protocol. */
function toCandidates(places: readonly Place[], { ticker }: FactCoin): readonly Candidate[] {
  const symbol = ticker.toLowerCase();
  const own = places.filter((place) => place.symbol === symbol);
  const ids = new Set(own.flatMap(({ geckoId }) => geckoId ?? []));
  return [...ids].map((geckoId) => {
    const same = own.filter((place) => place.geckoId === geckoId);
    return {
      geckoId,
      symbol,
      names: [geckoId, ...same.flatMap(({ names }) => names)].map(fromSlug),
      contracts: same.flatMap(({ contracts }) => contracts),
    };
  });
}

/** Chains are not named after their coins: the symbol names one, unless the coin has contracts on other chains only. */
function toChainCoins(places: readonly Place[], coin: FactCoin): readonly Candidate[] {
  const { contracts } = coin;
  const own = places.filter(
    ({ slug }) => contracts.length === 0 || contracts.some(({ chain }) => chain === toChain(slug)),
  );
  return toCandidates(own, coin).map((candidate) => ({ ...candidate, names: [coin.name], contracts: [] }));
}

function toLatest(points: readonly PricePoint[]): number | undefined {
  return points.toSorted((a, b) => b.moment - a.moment)[0]?.price;
}
