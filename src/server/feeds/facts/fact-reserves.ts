import { factReserves } from '../../../contracts/coin-facts.ts';
import type { Feed } from '../../../contracts/feed.ts';
import type { Reserves } from '../../../contracts/reserves.ts';
import { mapConcurrently } from '../../../lib/map-concurrently.ts';
import { pricesAgree } from '../../ports/coin-identity.ts';
import type { FactCoin } from '../../ports/coin-facts.ts';
import type { MarketFeeds } from '../../ports/market.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { joinOrigins } from './outcome.ts';

/** In the coin's own unit; null if not known. */
export interface HeldReserves {
  readonly held: number | null;
  /** Inflow less outflow within 24 hours. */
  readonly changed: number | null;
}

/** The coin's price distinguishes it from coins with the same symbol. Rejects with UpstreamError if no exchange can be read. */
export async function loadHeldReserves(
  market: Pick<MarketFeeds, 'reserves'>,
  identified: Promise<FactCoin>,
): Promise<Feed<HeldReserves>> {
  const failures: UpstreamError[] = [];
  // One after another: each is a large response, which all coins share.
  const read = await mapConcurrently(1, factReserves, ({ value }) =>
    market.reserves(value).catch((error: unknown) => {
      if (!(error instanceof UpstreamError)) throw error;
      failures.push(error);
      return undefined;
    }),
  );
  const feeds = read.filter((feed) => feed !== undefined);
  const live = feeds.filter(({ state }) => state !== 'sample');
  const used = live.length > 0 ? live : feeds;
  if (used.length === 0) throw failures[0] ?? new Error('Without an exchange there is a failure');
  return { ...joinOrigins(used), value: toHeld(used, await identified) };
}

function toHeld(feeds: readonly Feed<Reserves>[], coin: FactCoin): HeldReserves {
  const { price } = coin;
  const symbol = coin.ticker.toUpperCase();
  const own = feeds.map(({ value }) => value).filter((reserves) => isOwn(reserves, symbol, price));
  const held = toSum(own.map(({ balances }) => balances[symbol]));
  if (held === null || !mayHold(coin, held)) return { held: null, changed: null };
  return {
    held,
    changed: toSum(own.map(({ changes }) => changes[symbol])),
  };
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

function toSum(amounts: readonly (number | undefined)[]): number | null {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? null : known.reduce((total, amount) => total + amount, 0);
}
