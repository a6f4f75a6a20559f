import { day, hour } from '../../../lib/durations.ts';
import type { CoinFactSource, FactCoin, FactReaders, ListingReading } from '../../ports/coin-facts.ts';
import { mayBePriceOf } from '../../ports/coin-identity.ts';
import type { ProviderCache } from './provider-cache.ts';
import { UpstreamError, type Listed } from '../../ports/upstream.ts';
import { buildWholeListCheck } from './response-checks.ts';
import { toPositive } from './plain-values.ts';

/** One market of an exchange; `base` is traded, priced in `quote`, which is blank if it is no dollar. */
export interface ListedMarket {
  readonly base: string;
  readonly quote: string;
  readonly price: unknown;
}

interface MarketListOptions {
  readonly source: string;
  readonly cache: ProviderCache;
  /** All open markets. Rejects with UpstreamError. */
  readonly load: () => Promise<readonly ListedMarket[]>;
  /** The exchange's own symbols of coins whose common symbol is another one. */
  readonly aliases?: Readonly<Partial<Record<string, string>>>;
}

/** In ms; a feed may show a list for another hour. */
const lifetime = day - hour;
/** The smallest exchange has more markets. */
const leastMarkets = 50;
const dollars: readonly string[] = ['USDT', 'USDC', 'USD'];

/**
 * Whether an exchange trades a coin for dollars. Loads its list once a day; a market with the coin's symbol counts if
 * its price agrees with the coin's price of now or a day ago, since it may be another coin's. Rejects with
 * UpstreamError, 'not-found' if the coin's own price is not known.
 */
export function buildListing({ source, cache, load, aliases = {} }: MarketListOptions) {
  const checkWhole = buildWholeListCheck({ source, route: 'markets' }, leastMarkets);
  const loadPrices = cache.listed({
    lifetime,
    load: async () => toPrices(checkWhole(await load()), aliases),
  });
  return async (coin: FactCoin): Promise<Listed<boolean>> => {
    const { value: prices, at } = await loadPrices();
    const listed = prices[coin.ticker.toUpperCase()] ?? [];
    if (listed.length === 0) return { value: false, at };
    if (coin.price === null)
      throw new UpstreamError('not-found', source, { detail: 'no price to tell it by' });
    return { value: listed.some((price) => mayBePriceOf(coin, price)), at };
  };
}

/** An exchange as a source of its listings: one list for any number of coins. */
export function toListingSource(
  name: string,
  readers: Partial<Pick<FactReaders, ListingReading>>,
): CoinFactSource {
  return { name, covers: 'part', readers, daily: readers };
}

/** In US dollars, by symbol in capitals. */
function toPrices(
  markets: readonly ListedMarket[],
  aliases: Readonly<Partial<Record<string, string>>>,
): Readonly<Record<string, readonly number[]>> {
  const prices = new Map<string, number[]>();
  for (const { base, quote, price: figure } of markets) {
    const price = toPositive(figure);
    if (price === undefined || !dollars.includes(quote.toUpperCase())) continue;
    const own = base.toUpperCase();
    const symbol = aliases[own] ?? own;
    prices.set(symbol, [...(prices.get(symbol) ?? []), price]);
  }
  return Object.fromEntries(prices);
}

/** The two sides of a pair that is written without a separator. */
export function splitPair(pair: string): Pick<ListedMarket, 'base' | 'quote'> {
  const symbol = pair.toUpperCase();
  const quote = dollars.find((one) => symbol.endsWith(one) && symbol.length > one.length) ?? '';
  return { base: symbol.slice(0, symbol.length - quote.length), quote };
}
