import type { CoinQuote } from '../../ports/coins.ts';
import { toMoment, toNumber, toPositive } from '../http/plain-values.ts';
import type { TickerResponse } from './responses.ts';

/** In US dollars and percent. Only a plan gives the circulating supply; without one it is derived from the market cap. */
export function toQuote({ quotes, last_updated: updated, ...supplies }: TickerResponse): CoinQuote {
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
