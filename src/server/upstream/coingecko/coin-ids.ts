import { knownCoins } from '../../../contracts/known-coins.ts';
import type { TickerCoin } from '../../../contracts/ticker.ts';
import type { FactCoin } from '../../ports/coin-facts.ts';
import type { Remember } from '../../ports/remember.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { keepUsable } from '../http/response-checks.ts';
import { readFoundCoin, searchOrigin } from './responses.ts';
import { loadSearch } from './search.ts';

/** By what CoinGecko calls the coins whose price is offered. */
export const coinIds: Readonly<Record<TickerCoin, string>> = {
  ada: 'cardano',
  bnb: 'binancecoin',
  btc: 'bitcoin',
  dai: 'dai',
  dot: 'polkadot',
  eth: 'ethereum',
  sol: 'solana',
  sushi: 'sushi',
  uni: 'uniswap',
  xmr: 'monero',
};

/** True for CoinGecko's id of a coin whose price is offered. */
export function isOffered(id: string): boolean {
  return Object.values(coinIds).includes(id);
}

/** An id stays what it is; a coin that was not there may be by then. */
const lifetime = 24 * 60 * 60 * 1000;

type NamedCoin = Pick<FactCoin, 'id' | 'name' | 'ticker'>;

/**
 * Finds CoinGecko's id of any coin: the one with the same name and the same symbol, since a copy may have either. It is
 * searched for once. Rejects with UpstreamError, 'not-found' where there is no such coin.
 */
export function buildIdSearch(load: LoadJson, remember: Remember): (coin: NamedCoin) => Promise<string> {
  const search = remember.each({ name: 'id', lifetime, load: (words) => searchId(load, words) });
  return async ({ id, name, ticker }) => findKnown(id) ?? search(toWords(name, ticker));
}

function findKnown(id: string): string | undefined {
  const symbol = Object.entries(knownCoins).find(([, coin]) => coin.id === id)?.[0];
  return Object.entries(coinIds).find(([one]) => one === symbol)?.[1];
}

// Names are one line each.
function toWords(name: string, ticker: string): string {
  return `${toPlain(name)}\n${toPlain(ticker)}`;
}

async function searchId(load: LoadJson, words: string): Promise<string> {
  const [name = '', ticker = ''] = words.split('\n');
  const { coins } = await loadSearch(load, name);
  const found = keepUsable(searchOrigin, coins, readFoundCoin).find(
    (coin) => toPlain(coin.name) === name && toPlain(coin.symbol) === ticker,
  );
  if (found === undefined) throw new UpstreamError('not-found', searchOrigin.source);
  return found.id;
}

function toPlain(text: string): string {
  return text.trim().toLowerCase();
}
