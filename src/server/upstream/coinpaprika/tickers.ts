import type { FactReaders, ListedQuote } from '../../ports/coin-facts.ts';
import { pricesAgree } from '../../ports/coin-identity.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { toLine } from '../http/plain-text.ts';
import { requireRoute, buildResponseReader, convertRows } from '../http/response-checks.ts';
import { rows } from '../http/schemas.ts';
import { buildError, readListedTicker, toOrigin } from './responses.ts';
import { toQuote } from './to-figures.ts';

const origin = toOrigin('/tickers');
const readTickers = buildResponseReader(origin, rows);

const maxName = 100;

/** In ms; a reading of many coins takes several minutes. */
const lifetime = 15 * 60 * 1000;

type Quotes = ReadonlyMap<string, Omit<ListedQuote, 'isLargest'>>;

/** Quotes from the list of all coins, which is one call. */
export function buildTickers(load: LoadJson, cache: ProviderCache): FactReaders['quote'] {
  const loadAll = cache.value({ lifetime, load: () => loadTickers(load) });
  return async ({ id }) => {
    const quotes = await loadAll();
    const quote = quotes.get(id);
    if (quote === undefined) throw buildError('not-found', 'the list lacks the coin');
    return { ...quote, isLargest: !hasLarger(quote, quotes) };
  };
}

function hasLarger({ ticker, price, marketCap }: Omit<ListedQuote, 'isLargest'>, quotes: Quotes): boolean {
  const symbol = ticker.toLowerCase();
  return [...quotes.values()].some(
    (other) =>
      other.ticker.toLowerCase() === symbol &&
      pricesAgree(other.price, price) &&
      (other.marketCap ?? 0) > (marketCap ?? 0),
  );
}

/** By CoinPaprika's ids. */
async function loadTickers(load: LoadJson): Promise<Quotes> {
  const listed = readTickers(await requireRoute(origin, load('/tickers?quotes=USD')));
  const quotes = convertRows(origin, listed, (row) => {
    const ticker = readListedTicker(row);
    const name = toLine(ticker?.name ?? '', maxName);
    if (ticker === undefined || name === undefined) return undefined;
    return [ticker.id, { ...toQuote(ticker), name, ticker: ticker.symbol }] as const;
  });
  return new Map(quotes);
}
