import type { TickerCoin, TickerQuote } from '../../../contracts/ticker.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { toTickerQuote } from '../http/ticker-quote.ts';
import { coinIds } from './coin-ids.ts';
import type { LoadMarket } from './markets.ts';
import { marketsOrigin, type Market } from './responses.ts';

/** The quotes of coins. Rejects with UpstreamError. */
export function buildTickers(loadMarket: LoadMarket): (coin: TickerCoin) => Promise<TickerQuote> {
  return async (coin) => {
    const market = await loadMarket(coinIds[coin]);
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
