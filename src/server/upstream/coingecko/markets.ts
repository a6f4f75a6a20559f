import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ports/clock.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { alwaysThere } from '../http/always-there.ts';
import { gatherKeys } from '../http/gather-keys.ts';
import { keepUsable } from '../http/response-checks.ts';
import { coinIds } from './coin-ids.ts';
import { marketsOrigin, readMarket, readMarkets, type Market } from './responses.ts';

/** The figures of a coin by its id at CoinGecko; undefined where it has none. Rejects with UpstreamError. */
export type LoadMarket = (id: string) => Promise<Market | undefined>;

interface Markets {
  /** Of any coin. */
  readonly loadMarket: LoadMarket;
  /** Of a coin whose price is offered: a member asks for it, and waits for nobody else's call. */
  readonly loadOffered: LoadMarket;
}

/** What is asked for within this span shares a call: without a key there are few of them. */
const span = 15_000;
/** As many as one response has. */
const most = 250;
/** How long a row is cached, in ms. */
const lifetime = 30_000;

const offered = Object.values(coinIds);

/** The figures of coins, loaded once for all who ask; each call brings those of the coins whose price is offered, too. */
export function buildMarkets(load: LoadJson, clock: Clock): Markets {
  const rows = new LRUCache<string, { readonly row: Market | undefined; readonly at: number }>({
    max: 1000,
  });
  const gather = () =>
    gatherKeys<Market>({
      clock,
      span,
      most: most - offered.length,
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

async function loadMarkets(load: LoadJson, ids: readonly string[]): Promise<readonly Market[]> {
  const query = new URLSearchParams({
    vs_currency: 'usd',
    ids: ids.join(','),
    price_change_percentage: '1h,24h,7d',
    per_page: String(most),
  });
  const loading = load(`/coins/markets?${query.toString()}`);
  return keepUsable(marketsOrigin, readMarkets(await alwaysThere(marketsOrigin, loading)), readMarket);
}

/** What CoinGecko has no row of is no coin there. Rejects with UpstreamError, 'not-found' then. */
export async function findMarket(loadMarket: LoadMarket, id: string): Promise<Market> {
  const market = await loadMarket(id);
  if (market === undefined) throw new UpstreamError('not-found', marketsOrigin.source);
  return market;
}
