import { LRUCache } from 'lru-cache';
import { knownCoins } from '../../contracts/known-coins.ts';
import { tokenContracts } from '../ports/token-contracts.ts';
import type { FoundCoin, KnownCoin } from '../ports/coins.ts';

/** Whether pages offer the coin with this id: no other coin has its symbol. */
export function isOffered({ id }: { readonly id: string }): boolean {
  return Object.values(knownCoins).some((coin) => coin.id === id);
}

const maxCoins = 5000;

/** Remembers coins by the terms that found them; `key` is in lower case. */
export function buildKnownCoins() {
  // By size: a number of entries would be room reserved at once.
  const found = new LRUCache<string, KnownCoin>({ maxSize: maxCoins, sizeCalculation: () => 1 });
  return {
    keep(key: string, { id, name, ticker, figures, whitepaper }: FoundCoin) {
      const coin = { id, name, ticker, whitepaper, ...(figures && { figures }) };
      for (const term of new Set([key, id])) found.set(term, coin);
    },
    find: (key: string) => found.get(key) ?? findOffered(key),
  };
}

function findOffered(key: string): KnownCoin | undefined {
  const [symbol, coin] =
    Object.entries(knownCoins).find(([one, { id, name }]) => [one, id, name.toLowerCase()].includes(key)) ??
    [];
  if (symbol === undefined || coin === undefined) return undefined;
  const address = Object.entries(tokenContracts).find(([one]) => one === symbol)?.[1];
  const contracts = address === undefined ? [] : [{ chain: 'ethereum', address }];
  const figures = { followers: null, contributors: null, repository: null, contracts };
  // CoinPaprika's ids begin with the symbol.
  return { ...coin, ticker: coin.id.slice(0, coin.id.indexOf('-')).toUpperCase(), figures };
}
