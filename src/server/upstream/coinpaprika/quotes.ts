import { Type, type Static } from 'typebox';
import { minute } from '../../../lib/durations.ts';
import type { FactReaders, ListedQuote } from '../../ports/coin-facts.ts';
import { pricesAgree } from '../../ports/coin-identity.ts';
import type { CoinQuote } from '../../ports/coins.ts';
import { SourceFailure, toSegment, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toLine } from '../http/plain-text.ts';
import { toMoment, toNumber, toPositive } from '../http/plain-values.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { buildResponseReader, refuseOther } from '../http/response-checks.ts';
import { maybe, optionalFigure, text } from '../http/schemas.ts';

const route = '/tickers';
const figures = {
  circulating_supply: optionalFigure,
  max_supply: optionalFigure,
  last_updated: maybe(text),
  quotes: Type.Object({
    USD: Type.Object({
      price: optionalFigure,
      market_cap: optionalFigure,
      percent_change_24h: optionalFigure,
    }),
  }),
};
const ticker = Type.Object({ id: maybe(text), ...figures });
const readTicker = buildResponseReader(route, ticker);
const readTickers = buildListReader({
  route,
  row: Type.Object({ id: text, name: text, symbol: text, ...figures }),
});

export async function loadQuote(load: LoadJson, id: string): Promise<CoinQuote> {
  const read = readTicker(await load(`/tickers/${toSegment(id)}`));
  refuseOther(route, id, read.id);
  return toQuote(read);
}

/** In US dollars and percent. Only a plan gives the circulating supply; without one it is derived from the market cap. */
function toQuote({
  quotes,
  last_updated: updated,
  ...supplies
}: Omit<Static<typeof ticker>, 'id'>): CoinQuote {
  const price = toPositive(quotes.USD.price) ?? null;
  const marketCap = toPositive(quotes.USD.market_cap) ?? null;
  const computed = price !== null && marketCap !== null ? marketCap / price : null;
  return {
    price,
    marketCap,
    change: toNumber(quotes.USD.percent_change_24h) ?? null,
    circulating: toPositive(supplies.circulating_supply) ?? computed,
    maximum: toPositive(supplies.max_supply) ?? null,
    updated: toMoment(updated) ?? null,
  };
}

/** In ms; a reading of many coins takes several minutes. */
const lifetime = 15 * minute;

type Quotes = ReadonlyMap<string, Omit<ListedQuote, 'isLargest'>>;

/** Quotes from the list of all coins, which is one call. */
export function buildListedQuotes(load: LoadJson, cache: ProviderCache): FactReaders['quote'] {
  const loadAll = cache.value({ lifetime, load: () => loadQuotes(load) });
  return async ({ id }) => {
    const quotes = await loadAll();
    const quote = quotes.get(id);
    if (quote === undefined) throw new SourceFailure('not-found', 'the list lacks the coin');
    return { ...quote, isLargest: !hasLarger(quote, quotes) };
  };
}

function hasLarger(
  { ticker: symbol, price, marketCap }: Omit<ListedQuote, 'isLargest'>,
  quotes: Quotes,
): boolean {
  return [...quotes.values()].some(
    (other) =>
      other.ticker.toLowerCase() === symbol.toLowerCase() &&
      pricesAgree(other.price, price) &&
      (other.marketCap ?? 0) > (marketCap ?? 0),
  );
}

/** By CoinPaprika's ids. */
async function loadQuotes(load: LoadJson): Promise<Quotes> {
  const quotes = await readTickers(load('/tickers?quotes=USD'), (row) => {
    const name = toLine(row.name, 100);
    return name === undefined
      ? undefined
      : ([row.id, { ...toQuote(row), name, ticker: row.symbol }] as const);
  });
  return new Map(quotes);
}
