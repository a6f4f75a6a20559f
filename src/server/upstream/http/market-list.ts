import type { FactCoin } from '../../ports/coin-facts.ts';
import { pricesAgree } from '../../ports/coin-identity.ts';
import type { Remember } from '../../ports/remember.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { toPositive } from './positive.ts';

/** One market of an exchange; `base` is what is traded there, priced in `quote`. */
export interface ListedMarket {
  readonly base: string;
  readonly quote: string;
  readonly price: unknown;
}

interface MarketListOptions {
  /** The exchange's name as people read it. */
  readonly source: string;
  readonly remember: Remember;
  /** All of its markets. Rejects with UpstreamError. */
  readonly load: () => Promise<readonly ListedMarket[]>;
}

const lifetime = 24 * 60 * 60 * 1000;
/** The dollar, and coins that are kept at its worth. */
const dollars: readonly string[] = ['USD', 'USDT', 'USDC'];

/**
 * Whether an exchange trades a coin for dollars: its list is loaded once a day, and one of its markets of the coin's symbol
 * counts where its price agrees with the coin's of now or of a day ago, since it may be another coin's. Rejects with
 * UpstreamError, 'not-found' where the coin's own price is not known.
 */
export function buildListing({ source, remember, load }: MarketListOptions) {
  const loadPrices = remember.once({
    name: 'market list',
    lifetime,
    load: async () => toPrices(await load()),
  });
  return async ({ ticker, price, change }: FactCoin): Promise<boolean> => {
    const listed = (await loadPrices())[ticker.toUpperCase()] ?? [];
    if (listed.length === 0) return false;
    if (price === null) throw new UpstreamError('not-found', source, { detail: 'no price to tell it by' });
    const before = price / (1 + (change ?? 0) / 100);
    return listed.some(
      (one) => pricesAgree(one, price) || pricesAgree(one, before) || isBetween(one, price, before),
    );
  };
}

/** Prices in US dollars by symbol in capitals. */
function toPrices(markets: readonly ListedMarket[]): Readonly<Record<string, readonly number[]>> {
  const prices = new Map<string, number[]>();
  for (const { base, quote, price: figure } of markets) {
    const price = toPositive(figure);
    if (price === undefined || !dollars.includes(quote.toUpperCase())) continue;
    const symbol = base.toUpperCase();
    prices.set(symbol, [...(prices.get(symbol) ?? []), price]);
  }
  return Object.fromEntries(prices);
}

function isBetween(price: number, one: number, other: number): boolean {
  return price >= Math.min(one, other) && price <= Math.max(one, other);
}

/** The two sides of a pair that is written without a mark between them; undefined where it is not priced in dollars. */
export function splitPair(pair: string): Pick<ListedMarket, 'base' | 'quote'> | undefined {
  const symbol = pair.toUpperCase();
  const quote = ['USDT', 'USDC', 'USD'].find((one) => symbol.endsWith(one) && symbol.length > one.length);
  return quote === undefined ? undefined : { base: symbol.slice(0, -quote.length), quote };
}
