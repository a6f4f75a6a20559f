import { tickerCoins, type TickerCoin, type TickerQuote } from '../../../contracts/ticker.ts';
import { toTickerQuote } from '../http/ticker-quote.ts';
import { buildError, readCoin, tickerOrigin, type TickerResponse } from './responses.ts';

/** The quote of a coin from a checked ticker. Throws UpstreamError. */
export function toQuote(coin: TickerCoin, { data, metadata }: TickerResponse): TickerQuote {
  if (typeof metadata?.error === 'string') throw toFailure(metadata.error);
  const row = readCoin(data?.[tickerCoins[coin]]);
  const { price, ...changes } = row.quotes.USD;
  // The ids are this source's own: a reused id must not give another coin's price.
  if (row.symbol.toLowerCase() !== coin) throw buildError('malformed', tickerOrigin, 'another coin');
  const quote = toTickerQuote(coin, {
    name: row.name,
    price,
    updated: row.last_updated,
    change: {
      hour: changes.percentage_change_1h ?? changes.percent_change_1h,
      day: changes.percentage_change_24h ?? changes.percent_change_24h,
      week: changes.percentage_change_7d ?? changes.percent_change_7d,
    },
    supply: { max: row.max_supply, total: row.total_supply, circulating: row.circulating_supply },
  });
  if (quote === undefined) throw buildError('malformed', tickerOrigin, 'no price or no time');
  return quote;
}

function toFailure(error: string) {
  const kind = error.includes('not found') ? 'not-found' : 'refused';
  return buildError(kind, tickerOrigin, 'the body names an error');
}
