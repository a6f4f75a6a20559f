import { knownCoins } from '../../../contracts/known-coins.ts';
import type { FactCoin } from '../../ports/coin-facts.ts';
import {
  haveOtherContracts,
  pricesAgree,
  shareContract,
  type CoinIdentity,
} from '../../ports/coin-identity.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { toPositive } from '../http/plain-values.ts';
import { coinIds } from './coin-ids.ts';
import { toPlain, type ListedCoin } from './coin-list.ts';
import type { LoadMarket } from './markets.ts';
import { listOrigin } from './responses.ts';

interface IdentityParts {
  readonly loadList: () => Promise<readonly ListedCoin[]>;
  readonly loadMarket: LoadMarket;
}

const maxNamesakes = 20;

/**
 * Finds a coin's id at CoinGecko: by contract, else by name and symbol, if no contract contradicts and the price
 * agrees, since a copy may have either. Rejects with UpstreamError, 'not-found' if the match is not certain.
 */
export function buildIdentity({ loadList, loadMarket }: IdentityParts) {
  return async (coin: FactCoin): Promise<CoinIdentity> => {
    const known = findKnown(coin.id);
    if (known !== undefined) return known;
    const list = await loadList();
    const found =
      list.find(({ contracts }) => shareContract(contracts, coin.contracts)) ??
      (await findNamesake(list, coin, loadMarket));
    if (found === undefined) throw new UpstreamError('not-found', listOrigin.source);
    return { geckoId: found.id, names: findAlike(list, found).length === 1 ? [found.name] : [] };
  };
}

function findKnown(id: string): CoinIdentity | undefined {
  const [symbol, coin] = Object.entries(knownCoins).find(([, one]) => one.id === id) ?? [];
  const geckoId = Object.entries(coinIds).find(([one]) => one === symbol)?.[1];
  return coin && geckoId ? { geckoId, names: [toPlain(coin.name)] } : undefined;
}

/** Undefined unless exactly one price agrees. */
async function findNamesake(
  list: readonly ListedCoin[],
  coin: FactCoin,
  loadMarket: LoadMarket,
): Promise<ListedCoin | undefined> {
  const alike = findAlike(list, { name: toPlain(coin.name), symbol: toPlain(coin.ticker) });
  const likely = alike.filter(({ contracts }) => !haveOtherContracts(contracts, coin.contracts));
  if (coin.price === null || likely.length > maxNamesakes) return undefined;
  const markets = await Promise.all(likely.map(({ id }) => loadMarket(id)));
  const agreeing = likely.filter((_, index) =>
    pricesAgree(toPositive(markets[index]?.current_price), coin.price),
  );
  return agreeing.length === 1 ? agreeing[0] : undefined;
}

function findAlike(list: readonly ListedCoin[], { name, symbol }: Pick<ListedCoin, 'name' | 'symbol'>) {
  return list.filter((one) => one.symbol === symbol && one.name === name);
}
