import { Type } from 'typebox';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { day } from '../../../lib/durations.ts';
import { isRecord } from '../../../lib/is-record.ts';
import type { FactCoin } from '../../ports/coin-facts.ts';
import {
  findSameCoin,
  toPlain,
  type CoinCandidate,
  type CoinContract,
  type CoinIdentity,
} from '../../ports/coin-identity.ts';
import { SourceFailure, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toPositive } from '../http/plain-values.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { buildWholeListCheck } from '../http/response-checks.ts';
import { text } from '../http/schemas.ts';
import { coinIds, type LoadMarket } from './markets.ts';

const route = '/coins/list';
const readList = buildListReader({
  route,
  row: Type.Object({ id: text, name: text, symbol: text, platforms: Type.Optional(Type.Unknown()) }),
});

/** One coin of CoinGecko's list of all coins; its one name and its symbol are in lower case. */
interface ListedCoin extends CoinCandidate {
  readonly id: string;
}

/** New coins are seldom looked up on their first day. */
const lifetime = day;

/** All coins that CoinGecko knows, loaded once a day. */
function buildCoinList(load: LoadJson, cache: ProviderCache): () => Promise<readonly ListedCoin[]> {
  const checkWhole = buildWholeListCheck(route, 1);
  return cache.value({ lifetime, load: async () => checkWhole(await loadAllCoins(load)) });
}

function loadAllCoins(load: LoadJson): Promise<readonly ListedCoin[]> {
  return readList(load('/coins/list?include_platform=true'), ({ id, name, symbol, platforms }) => ({
    id,
    names: [toPlain(name)],
    symbol: toPlain(symbol),
    contracts: toContracts(platforms),
  }));
}

// A coin with its own chain has no contract, or one without a chain and an address.
function toContracts(platforms: unknown): readonly CoinContract[] {
  return Object.entries(isRecord(platforms) ? platforms : {}).flatMap(([chain, address]) =>
    chain !== '' && typeof address === 'string' && address !== '' ? [{ chain, address }] : [],
  );
}

/** Finds a coin's id at CoinGecko. Rejects with SourceFailure, 'not-found' if the match is not certain. */
export function buildIdentity(load: LoadJson, cache: ProviderCache, loadMarket: LoadMarket) {
  const loadList = buildCoinList(load, cache);
  const loadFigures = async ({ id }: ListedCoin) => {
    const market = await loadMarket(id);
    return {
      price: toPositive(market?.current_price),
      marketCap: toPositive(market?.market_cap) ?? null,
    };
  };
  return async (coin: FactCoin): Promise<CoinIdentity> => {
    const known = findKnown(coin.id);
    if (known !== undefined) return known;
    const list = await loadList();
    const found = await findSameCoin(list, coin, loadFigures);
    if (found === undefined || list.filter(({ id }) => id === found.id).length > 1)
      throw new SourceFailure('not-found');
    return { geckoId: found.id, names: isUnique(list, found) ? found.names : [] };
  };
}

/** Of all coins that pages offer; CoinGecko names POL after the coin that it replaced. */
const knownIds: Readonly<Record<keyof typeof knownCoins, string>> = {
  ...coinIds,
  matic: 'polygon-ecosystem-token',
};
const otherNames: Readonly<Partial<Record<string, string>>> = { matic: 'pol (ex-matic)' };

function findKnown(id: string): CoinIdentity | undefined {
  const [symbol, coin] = Object.entries(knownCoins).find(([, one]) => one.id === id) ?? [];
  const geckoId = Object.entries(knownIds).find(([one]) => one === symbol)?.[1];
  if (symbol === undefined || coin === undefined || geckoId === undefined) return undefined;
  const other = otherNames[symbol];
  return { geckoId, names: [toPlain(coin.name), ...(other === undefined ? [] : [other])] };
}

function isUnique(list: readonly ListedCoin[], { symbol, names: [name] }: ListedCoin): boolean {
  return list.filter((one) => one.symbol === symbol && one.names[0] === name).length === 1;
}
