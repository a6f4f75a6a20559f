import type { TickerCoin, TickerQuote } from '../../../contracts/ticker.ts';
import type { Clock } from '../../ports/clock.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { buildRemembered } from '../http/remember.ts';
import { toTickerQuote } from '../http/ticker-quote.ts';
import { coinIds } from './coin-ids.ts';
import { loadMarkets } from './markets.ts';
import { marketsOrigin, type Market } from './responses.ts';

/** One response has all coins and serves the calls of so many ms: ten calls would be more than the source bears. */
const lifetime = 30_000;

/** The quotes of coins. Rejects with UpstreamError. */
export function buildTickers(load: LoadJson, clock: Clock): (coin: TickerCoin) => Promise<TickerQuote> {
  const loadAll = buildRemembered({ clock, lifetime, load: () => loadMarkets(load, Object.values(coinIds)) });
  return async (coin) => {
    const market = (await loadAll()).find(({ id }) => id === coinIds[coin]);
    const quote = market && toQuote(coin, market);
    if (quote !== undefined) return quote;
    const detail = `${marketsOrigin.route}: no price of ${coin}`;
    throw new UpstreamError('malformed', marketsOrigin.source, { detail });
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
