import type { FactCoin } from '../../src/server/ports/coin-facts.ts';

/** A coin whose facts are read: Uniswap with the given fields, without names at other sources. */
export function buildFactCoin(fields: Partial<FactCoin>): FactCoin {
  return {
    id: 'uni-uniswap',
    name: 'Uniswap',
    ticker: 'UNI',
    repository: null,
    contracts: [],
    price: 10,
    marketCap: null,
    change: null,
    identity: null,
    ...fields,
  };
}
