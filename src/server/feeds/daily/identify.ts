import type { FactCoin, ListedQuote, TickerPrice } from '../../ports/coin-facts.ts';
import { pricesAgree } from '../../ports/coin-identity.ts';
import type { ReadCoin } from '../../ports/coin-days.ts';
import type { AskDaily } from './ask-daily.ts';

export interface ListedCoin {
  readonly known: ReadCoin;
  /** Undefined: the list of all coins has not arrived or lacks the coin. */
  readonly quote: ListedQuote | undefined;
  /** No larger coin has its symbol and price: that one would be the coin that an exchange or a place means. */
  readonly isLargest: boolean;
  readonly geckoId: string | null;
  /** By CoinGecko's id, if requested; `source` as people read it. */
  readonly geckoPrice: { readonly price: number; readonly source: string } | undefined;
}

/** Ids found before stay. A coin gets the id with the same symbol and a matching price, if exactly one has both. */
export async function identify(
  ask: AskDaily,
  coins: readonly ReadCoin[],
  quotes: ReadonlyMap<string, ListedQuote> | undefined,
): Promise<readonly ListedCoin[]> {
  const listed: Likely[] = [];
  for (const known of coins) {
    const quote = quotes?.get(known.coin);
    const isLargest = quote !== undefined && quotes !== undefined && !hasLarger(quote, quotes);
    const isNew = known.geckoId === null && isLargest;
    const likely = isNew ? await ask('geckoIds', (find) => find(toFactCoin(known.coin, quote))) : undefined;
    listed.push({ known, quote, isLargest, likely: likely?.value ?? [] });
  }
  const asked = listed.flatMap(({ known, quote, likely }) => [
    ...likely,
    // A coin in the list of all coins needs no second price.
    ...(known.geckoId !== null && quote === undefined ? [known.geckoId] : []),
  ]);
  const ids = [...new Set(asked)];
  const found = ids.length === 0 ? undefined : await ask('geckoPrices', (find) => find(ids));
  return listed.map(({ known, quote, isLargest, likely }) => {
    const [only, ...others] = likely.filter((id) => isSame(found?.value.get(id), quote));
    const geckoId = known.geckoId ?? (others.length === 0 ? (only ?? null) : null);
    const price = found?.value.get(geckoId ?? '')?.price;
    const geckoPrice = found && price !== undefined ? { price, source: found.source } : undefined;
    return { known, quote, isLargest, geckoId, geckoPrice };
  });
}

function hasLarger({ ticker, price, marketCap }: ListedQuote, quotes: ReadonlyMap<string, ListedQuote>) {
  const symbol = ticker.toLowerCase();
  return [...quotes.values()].some(
    (other) =>
      other.ticker.toLowerCase() === symbol &&
      pricesAgree(other.price, price) &&
      (other.marketCap ?? 0) > (marketCap ?? 0),
  );
}

interface Likely extends Pick<ListedCoin, 'known' | 'quote' | 'isLargest'> {
  readonly likely: readonly string[];
}

function isSame(found: TickerPrice | undefined, quote: ListedQuote | undefined): boolean {
  return (
    found?.ticker.toLowerCase() === quote?.ticker.toLowerCase() && pricesAgree(found?.price, quote?.price)
  );
}

export function toFactCoin(
  id: string,
  quote: ListedQuote | undefined,
  identity: FactCoin['identity'] = null,
): FactCoin {
  const { name = '', ticker = '', price = null, marketCap = null, change = null } = quote ?? {};
  return { id, name, ticker, repository: null, contracts: [], price, marketCap, change, identity };
}
