import type { ListedQuote } from '../../ports/coin-facts.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { toLine } from '../http/plain-text.ts';
import { requireRoute, buildResponseReader, convertRows } from '../http/response-checks.ts';
import { rows } from '../http/schemas.ts';
import { readListedTicker, toOrigin } from './responses.ts';
import { toQuote } from './to-figures.ts';

const origin = toOrigin('/tickers');
const readTickers = buildResponseReader(origin, rows);

const maxName = 100;

/** In ms; a reading of many coins takes several minutes. */
const lifetime = 15 * 60 * 1000;

/** The quotes of all coins that CoinPaprika lists, by its ids, in one call. Rejects with UpstreamError. */
export function buildTickers(load: LoadJson, cache: ProviderCache) {
  return cache.value({ lifetime, load: () => loadTickers(load) });
}

async function loadTickers(load: LoadJson): Promise<ReadonlyMap<string, ListedQuote>> {
  const listed = readTickers(await requireRoute(origin, load('/tickers?quotes=USD')));
  const quotes = convertRows(origin, listed, (row) => {
    const ticker = readListedTicker(row);
    const name = toLine(ticker?.name ?? '', maxName);
    if (ticker === undefined || name === undefined) return undefined;
    return [ticker.id, { ...toQuote(ticker), name, ticker: ticker.symbol }] as const;
  });
  return new Map(quotes);
}
