import type { CoinGroup, FactCoin, FactReadings } from '../../ports/coin-facts.ts';
import {
  findSameCoin,
  pricesAgree,
  toPlain,
  type CoinCandidate,
  type CoinIdentity,
} from '../../ports/coin-identity.ts';
import { SourceFailure, whereFailed } from '../../ports/upstream.ts';
import type { PricePoint } from '../http/price-days.ts';
import { oncePerGroup } from '../http/provider-cache.ts';
import { fromSlug, toChain, toSlug, type Place, type Places } from './places.ts';
import type { LoadPriceChart, TickerPrice } from './prices.ts';

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
    if (found === undefined) throw new SourceFailure('not-found');
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

const maxIds = 5;
const idPattern = /^[a-z0-9._-]{1,80}$/;

type LoadPrices = (geckoIds: readonly string[]) => Promise<ReadonlyMap<string, TickerPrice>>;

/**
 * Identifies the coins of a group by one list of prices: a coin has the CoinGecko id with the same symbol and a matching
 * price, if exactly one has both. A coin whose id is known gets its price.
 */
export function buildGroupIdentity({ loadChains, loadProtocols }: Places, loadPrices: LoadPrices) {
  const loadPlaces = async () => [...(await loadChains()), ...(await loadProtocols())];
  const loadGroup = oncePerGroup(async ({ coins }) => {
    const isNew = coins.some(({ identity }) => identity === null);
    const places = isNew ? await loadPlaces().catch(whereFailed(undefined)) : undefined;
    const ids = coins.flatMap((coin) => coin.identity?.geckoId ?? (places ? findLikely(places, coin) : []));
    return loadPrices([...new Set(ids)]);
  });
  return async (coin: FactCoin, group: CoinGroup): Promise<FactReadings['identity']> => {
    const ids = coin.identity ? [coin.identity.geckoId] : findLikely(await loadPlaces(), coin);
    const prices = await loadGroup(group);
    const [only, ...others] = ids.flatMap((geckoId) => {
      const found = prices.get(geckoId);
      const isSame = found && (coin.identity !== null || agrees(found, coin));
      return isSame ? [{ geckoId, names: [], price: found.price }] : [];
    });
    if (only === undefined || others.length > 0) throw new SourceFailure('not-found');
    return only;
  };
}

/** The ids of chains and protocols with the coin's symbol, and its name in the form of an id. */
function findLikely(places: readonly Place[], { name, ticker }: FactCoin): readonly string[] {
  const symbol = ticker.toLowerCase();
  const named = places.flatMap((place) => (place.symbol === symbol ? (place.geckoId ?? []) : []));
  return [...new Set([toSlug(name), ...named])].filter((id) => idPattern.test(id)).slice(0, maxIds);
}

function agrees({ ticker, price }: TickerPrice, coin: FactCoin): boolean {
  return toPlain(ticker) === toPlain(coin.ticker) && pricesAgree(price, coin.price);
}
