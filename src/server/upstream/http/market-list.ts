import { day, hour } from '../../../lib/durations.ts';
import type { CoinFactSource, FactReaders, ListingReading } from '../../ports/coin-facts.ts';
import { mayBePriceOf } from '../../ports/coin-identity.ts';
import type { ProviderCache } from './provider-cache.ts';
import { SourceFailure, type LoadJson } from '../../ports/upstream.ts';
import { buildWholeListCheck } from './response-checks.ts';
import { toPositive } from './plain-values.ts';

/** One market of an exchange; `base` is traded, priced in `quote`, which is blank if it is no dollar. */
export interface ListedMarket {
  readonly base: string;
  readonly quote: string;
  readonly price: unknown;
}

/** How one exchange lists its markets. */
export interface MarketList {
  /** All open markets. */
  readonly load: (load: LoadJson) => Promise<readonly ListedMarket[]>;
  /** The exchange's own symbols of coins whose common symbol is another one. */
  readonly aliases?: Readonly<Partial<Record<string, string>>>;
}

/** In ms; a feed may show a list for another hour. */
const lifetime = day - hour;
/** The smallest exchange has more markets. */
const leastMarkets = 50;
const dollars: readonly string[] = ['USDT', 'USDC', 'USD'];

/**
 * An exchange as a source of whether it trades a coin for dollars, by one list for all coins, loaded once a day. A market with
 * the coin's symbol counts if its price agrees with the coin's price of now or a day ago, since it may be another coin's.
 * Rejects with SourceFailure, 'not-found' if the coin's own price is not known.
 */
export function buildListing(
  reading: ListingReading,
  { load, aliases = {} }: MarketList,
  { loadJson, cache }: { readonly loadJson: LoadJson; readonly cache: ProviderCache },
): CoinFactSource {
  const checkWhole = buildWholeListCheck('markets', leastMarkets);
  const loadPrices = cache.listed({
    lifetime,
    load: async () => toPrices(checkWhole(await load(loadJson)), aliases),
  });
  const isListed: FactReaders[ListingReading] = async (coin) => {
    const { value: prices, at } = await loadPrices();
    const listed = prices[coin.ticker.toUpperCase()] ?? [];
    if (listed.length === 0) return { value: false, at };
    if (coin.price === null) throw new SourceFailure('not-found', 'no price to tell it by');
    return { value: listed.some((price) => mayBePriceOf(coin, price)), at };
  };
  return { covers: 'part', readers: { [reading]: isListed } };
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
