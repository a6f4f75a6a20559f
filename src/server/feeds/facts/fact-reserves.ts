import { factReserves } from '../../../contracts/coin-facts.ts';
import type { Feed } from '../../../contracts/feed.ts';
import type { Reserves } from '../../../contracts/reserves.ts';
import { mapConcurrently } from '../../../lib/map-concurrently.ts';
import { pricesAgree } from '../../ports/coin-identity.ts';
import type { CoinQuote, FoundCoin } from '../../ports/coins.ts';
import type { MarketFeeds } from '../../ports/market.ts';
import { UpstreamError } from '../../ports/upstream.ts';

/** In the coin's own unit; null if not known. */
export interface HeldReserves {
  readonly held: number | null;
  /** Inflow less outflow within 24 hours. */
  readonly changed: number | null;
}

/** `quote` distinguishes coins with the same symbol. Rejects with UpstreamError if no exchange can be read. */
export async function loadHeldReserves(
  market: Pick<MarketFeeds, 'reserves'>,
  coin: FoundCoin,
  quote: Promise<Feed<CoinQuote>>,
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
  const [first] = used;
  if (first === undefined) throw failures[0] ?? new Error('Without an exchange there is a failure');
  return { ...toOrigin(first, used), value: toHeld(used, coin.ticker, await quote.then(toPrice, noPrice)) };
}

function toOrigin({ source, state }: Feed<Reserves>, used: readonly Feed<Reserves>[]) {
  const isStale = used.some((feed) => feed.state === 'stale');
  const [asOf = ''] = used.map((feed) => feed.asOf).toSorted();
  return { source, asOf, state: isStale ? 'stale' : state } as const;
}

function toPrice({ value }: Feed<CoinQuote>): number | null {
  return value.price;
}

function noPrice(error: unknown): null {
  if (!(error instanceof UpstreamError)) throw error;
  return null;
}

function toHeld(feeds: readonly Feed<Reserves>[], ticker: string, price: number | null): HeldReserves {
  const symbol = ticker.toUpperCase();
  const own = feeds.map(({ value }) => value).filter((reserves) => isOwn(reserves, symbol, price));
  return {
    held: toSum(own.map(({ balances }) => balances[symbol])),
    changed: toSum(own.map(({ changes }) => changes[symbol])),
  };
}

function isOwn({ prices_usd: prices = {} }: Reserves, symbol: string, price: number | null): boolean {
  return pricesAgree(prices[symbol], price);
}

function toSum(amounts: readonly (number | undefined)[]): number | null {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? null : known.reduce((total, amount) => total + amount, 0);
}
