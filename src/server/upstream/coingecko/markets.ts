import { LRUCache } from 'lru-cache';
import { Type, type Static } from 'typebox';
import type { TickerCoin, TickerQuote } from '../../../contracts/ticker.ts';
import { minute } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import { SourceFailure, type LoadJson } from '../../ports/upstream.ts';
import { buildBatchLoader } from '../http/batch-loader.ts';
import { buildListReader } from '../http/list-reader.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { maybe, optionalFigure, text } from '../http/schemas.ts';
import { toTickerQuote } from '../http/ticker-quote.ts';

const route = '/coins/markets';
const marketRow = Type.Object({
  id: text,
  name: text,
  symbol: text,
  current_price: optionalFigure,
  market_cap: optionalFigure,
  circulating_supply: optionalFigure,
  total_supply: optionalFigure,
  max_supply: optionalFigure,
  price_change_percentage_1h_in_currency: optionalFigure,
  price_change_percentage_24h_in_currency: optionalFigure,
  price_change_percentage_7d_in_currency: optionalFigure,
  last_updated: maybe(text),
});
/** US dollars, percent, ISO 8601. */
export type Market = Static<typeof marketRow>;
const readMarkets = buildListReader({ route, row: marketRow });

/** CoinGecko's ids of the coins whose price is offered. */
export const coinIds: Readonly<Record<TickerCoin, string>> = {
  ada: 'cardano',
  bnb: 'binancecoin',
  btc: 'bitcoin',
  dai: 'dai',
  dot: 'polkadot',
  eth: 'ethereum',
  sol: 'solana',
  sushi: 'sushi',
  uni: 'uniswap',
  xmr: 'monero',
};

/** The figures of a coin by its id at CoinGecko; undefined if it has none. */
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
/** In ms. Only a request starts a call: without a key CoinGecko's terms allow no scheduled ones. */
const lifetimeOfLargest = 5 * minute;

const offered = Object.values(coinIds);

/**
 * The figures of coins, loaded once for all callers. The largest coins come in one call, which serves most requests; other
 * coins share calls, each of which also loads the coins whose price is offered.
 */
export function buildMarkets(load: LoadJson, clock: Clock, cache: ProviderCache): Markets {
  const known = new LRUCache<string, { readonly row: Market | undefined; readonly at: number }>({
    max: 1000,
  });
  const gather = () =>
    buildBatchLoader<Market>({
      clock,
      span,
      max: maxIds - offered.length,
      async load(ids) {
        const all = [...new Set([...offered, ...ids])];
        const found = toRows(await queryMarkets(load, { ids: all.join(',') }));
        for (const id of all) known.set(id, { row: found.get(id), at: clock.now() });
        return found;
      },
    });
  const keep = (gathered: LoadMarket): LoadMarket => {
    return async (id) => {
      const found = known.get(id);
      return found !== undefined && clock.now() - found.at < lifetime ? found.row : gathered(id);
    };
  };
  const loadLargest = cache.value({
    lifetime: lifetimeOfLargest,
    load: async () => toRows(await queryMarkets(load, { order: 'market_cap_desc' })),
  });
  const loadOther = keep(gather());
  return {
    loadMarket: async (id) => (await loadLargest()).get(id) ?? loadOther(id),
    loadOffered: keep(gather()),
  };
}

/** By id; two rows with one id are of unknown coins. */
function toRows(markets: readonly Market[]): ReadonlyMap<string, Market> {
  const groups = Map.groupBy(markets, ({ id }) => id);
  return new Map(
    [...groups].flatMap(([id, [row, ...others]]) => (row && others.length === 0 ? [[id, row]] : [])),
  );
}

/** The figures of any number of coins, in as few calls as possible. */
export async function loadAllMarkets(load: LoadJson, ids: readonly string[]): Promise<readonly Market[]> {
  const markets: Market[] = [];
  for (let at = 0; at < ids.length; at += maxIds)
    markets.push(...(await queryMarkets(load, { ids: ids.slice(at, at + maxIds).join(',') })));
  return markets;
}

/** Of coins, or of the 250 with the largest market caps. */
function queryMarkets(load: LoadJson, chosen: Readonly<Record<string, string>>): Promise<readonly Market[]> {
  const query = new URLSearchParams({
    vs_currency: 'usd',
    ...chosen,
    price_change_percentage: '1h,24h,7d',
    per_page: String(maxIds),
  });
  return readMarkets(load(`/coins/markets?${query.toString()}`), (row) => row);
}

/** The figures of a coin. Rejects with SourceFailure, 'not-found' if CoinGecko has no row for it. */
export async function findMarket(loadMarket: LoadMarket, id: string): Promise<Market> {
  const market = await loadMarket(id);
  if (market === undefined) throw new SourceFailure('not-found');
  return market;
}

export function buildTicker(loadMarket: LoadMarket): (coin: TickerCoin) => Promise<TickerQuote> {
  return async (coin) => {
    const market = await loadMarket(coinIds[coin]);
    const quote = market && toQuote(coin, market);
    if (quote !== undefined) return quote;
    throw new SourceFailure('malformed', `${route}: no price of ${coin}`);
  };
}

function toQuote(coin: TickerCoin, market: Market): TickerQuote | undefined {
  return toTickerQuote(coin, {
    name: market.name,
    price: market.current_price,
    updated: Math.floor(Date.parse(market.last_updated ?? '') / 1000),
    change: {
      hour: market.price_change_percentage_1h_in_currency,
      day: market.price_change_percentage_24h_in_currency,
      week: market.price_change_percentage_7d_in_currency,
    },
    supply: { max: market.max_supply, total: market.total_supply, circulating: market.circulating_supply },
  });
}
