import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ports/clock.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { buildBatchLoader } from '../http/batch-loader.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { coinIds } from './coin-ids.ts';
import { marketsOrigin, readMarket, readMarkets, type Market } from './responses.ts';

/** The figures of a coin by its id at CoinGecko; undefined if it has none. Rejects with UpstreamError. */
export type LoadMarket = (id: string) => Promise<Market | undefined>;

interface Markets {
  readonly loadMarket: LoadMarket;
  /** Loads a coin whose price is offered, without waiting for other members' calls. */
  readonly loadOffered: LoadMarket;
}

/** Requests within this span, in ms, share a call: without a key there are few calls. */
const span = 15_000;
const maxIds = 250;
/** In ms. */
const lifetime = 30_000;

const offered = Object.values(coinIds);

/** The figures of coins, loaded once for all callers; each call also loads the coins whose price is offered. */
export function buildMarkets(load: LoadJson, clock: Clock): Markets {
  const rows = new LRUCache<string, { readonly row: Market | undefined; readonly at: number }>({
    max: 1000,
  });
  const gather = () =>
    buildBatchLoader<Market>({
      clock,
      span,
      max: maxIds - offered.length,
      async load(ids) {
        const all = [...new Set([...offered, ...ids])];
        const found = new Map((await loadMarkets(load, all)).map((row) => [row.id, row]));
        for (const id of all) rows.set(id, { row: found.get(id), at: clock.now() });
        return found;
      },
    });
  const keep = (gathered: LoadMarket): LoadMarket => {
    return async (id) => {
      const known = rows.get(id);
      return known !== undefined && clock.now() - known.at < lifetime ? known.row : gathered(id);
    };
  };
  return { loadMarket: keep(gather()), loadOffered: keep(gather()) };
}

/** The figures of any number of coins, in as few calls as possible. Rejects with UpstreamError. */
export async function loadAllMarkets(load: LoadJson, ids: readonly string[]): Promise<readonly Market[]> {
  const markets: Market[] = [];
  for (let at = 0; at < ids.length; at += maxIds)
    markets.push(...(await loadMarkets(load, ids.slice(at, at + maxIds))));
  return markets;
}

async function loadMarkets(load: LoadJson, ids: readonly string[]): Promise<readonly Market[]> {
  const query = new URLSearchParams({
    vs_currency: 'usd',
    ids: ids.join(','),
    price_change_percentage: '1h,24h,7d',
    per_page: String(maxIds),
  });
  const loading = load(`/coins/markets?${query.toString()}`);
  return convertRows(marketsOrigin, readMarkets(await requireRoute(marketsOrigin, loading)), readMarket);
}

/** The figures of a coin. Rejects with UpstreamError, 'not-found' if CoinGecko has no row for it. */
export async function findMarket(loadMarket: LoadMarket, id: string): Promise<Market> {
  const market = await loadMarket(id);
  if (market === undefined) throw new UpstreamError('not-found', marketsOrigin.source);
  return market;
}
