import { knownCoins } from '../../../contracts/known-coins.ts';
import type { FactCoin } from '../../ports/coin-facts.ts';
import { findSameCoin, toPlain, type CoinIdentity } from '../../ports/coin-identity.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { toPositive } from '../http/plain-values.ts';
import { coinIds } from './coin-ids.ts';
import type { ListedCoin } from './coin-list.ts';
import type { LoadMarket } from './markets.ts';
import { listOrigin } from './responses.ts';

interface IdentityParts {
  readonly loadList: () => Promise<readonly ListedCoin[]>;
  readonly loadMarket: LoadMarket;
}

/** Finds a coin's id at CoinGecko. Rejects with UpstreamError, 'not-found' if the match is not certain. */
export function buildIdentity({ loadList, loadMarket }: IdentityParts) {
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
      throw new UpstreamError('not-found', listOrigin.source);
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
