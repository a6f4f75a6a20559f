import { factReserves } from '../../../contracts/coin-facts.ts';
import type { Feed } from '../../../contracts/feed.ts';
import type { Reserves } from '../../../contracts/reserves.ts';
import { pricesAgree } from '../../ports/coin-identity.ts';
import type { FactCoin } from '../../ports/coin-facts.ts';
import type { MarketFeeds } from '../../ports/market.ts';
import { loadSome } from '../../ports/upstream.ts';
import { joinOrigins } from './outcome.ts';

/** In the coin's own unit; null if not known. */
export interface HeldReserves {
  readonly held: number | null;
  /** Inflow less outflow within 24 hours. */
  readonly changed: number | null;
  /** Names of the exchanges that each figure counts. */
  readonly of: Readonly<Record<'held' | 'changed', readonly string[]>>;
}

interface NamedReserves {
  readonly name: string;
  readonly feed: Feed<Reserves>;
}

/** The coin's price distinguishes it from coins with the same symbol. Rejects with UpstreamError if no exchange can be read. */
export async function loadHeldReserves(
  market: Pick<MarketFeeds, 'reserves'>,
  identified: Promise<FactCoin>,
): Promise<Feed<HeldReserves>> {
  // One after another: each is a large response, which all coins share.
  const all = await loadSome(1, factReserves, async ({ value, name }) => ({
    name,
    feed: await market.reserves(value),
  }));
  const live = all.filter(({ feed }) => feed.state !== 'sample');
  const used = live.length > 0 ? live : all;
  return { ...joinOrigins(used.map(({ feed }) => feed)), value: toHeld(used, await identified) };
}

function toHeld(read: readonly NamedReserves[], coin: FactCoin): HeldReserves {
  const { price } = coin;
  const symbol = coin.ticker.toUpperCase();
  // An exchange without the symbol holds none of the coin.
  const own = read.filter(({ feed: { value } }) => !hasSymbol(value, symbol) || isOwn(value, symbol, price));
  const held = own.map(({ name, feed: { value } }) => ({ name, amount: value.balances[symbol] ?? 0 }));
  const changed = own.flatMap(({ name, feed: { value } }) => {
    const amount = value.changes[symbol] ?? (hasSymbol(value, symbol) ? undefined : 0);
    return amount === undefined ? [] : [{ name, amount }];
  });
  const isHeld = own.some(({ feed: { value } }) => hasSymbol(value, symbol));
  const isChangeKnown = own.some(({ feed: { value } }) => value.changes[symbol] !== undefined);
  const isSure = isHeld && mayHold(coin, toSum(held));
  return {
    held: isSure ? toSum(held) : null,
    changed: isSure && isChangeKnown ? toSum(changed) : null,
    of: { held: held.map(({ name }) => name), changed: changed.map(({ name }) => name) },
  };
}

function hasSymbol({ balances }: Reserves, symbol: string): boolean {
  return balances[symbol] !== undefined;
}

/** As a part of the supply: two sources count it differently. */
const maxHeld = 1.5;

/** Whether exchanges may hold this many: a coin that copies another has its symbol and price, but seldom its supply. */
function mayHold({ identity, price, marketCap }: FactCoin, held: number): boolean {
  if (identity === null) return false;
  return !price || !marketCap || held <= (marketCap / price) * maxHeld;
}

function isOwn({ prices_usd: prices = {} }: Reserves, symbol: string, price: number | null): boolean {
  return pricesAgree(prices[symbol], price);
}

function toSum(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((total, { amount }) => total + amount, 0);
}
