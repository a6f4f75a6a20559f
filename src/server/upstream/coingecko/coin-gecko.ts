import type { Clock } from '../../ports/clock.ts';
import type { PriceSource, TickerSource } from '../../ports/market.ts';
import type { NftSource } from '../../ports/nfts.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { searchNfts } from './nfts.ts';
import { loadPriceDays } from './price-days.ts';
import { sourceName } from './responses.ts';
import { buildTickers } from './tickers.ts';

/** CoinGecko's addresses: the one for calls without a key or with one of the free Demo plan, and that of paid plans. */
export const coinGeckoBases = {
  demo: 'https://api.coingecko.com/api/v3',
  pro: 'https://pro-api.coingecko.com/api/v3',
} as const;

/** Requests a minute, of all kinds together: below the 5 to 15 that are borne without a key, and the 30 of a Demo plan. */
export const coinGeckoBudget = { keyless: 4, keyed: 25 } as const;

/** How a key is sent to each of the addresses. */
export const coinGeckoKeys = {
  demo: { kind: 'header', name: 'x-cg-demo-api-key' },
  pro: { kind: 'header', name: 'x-cg-pro-api-key' },
} as const;

/** CoinGecko as a source of prices, of the charts' days and of NFT collections. Throws UpstreamError. */
export function buildCoinGecko(load: LoadJson, clock: Clock): TickerSource & PriceSource & NftSource {
  return {
    name: sourceName,
    ticker: buildTickers(load, clock),
    priceDays: (coin) => loadPriceDays(load, clock, coin),
    search: (name) => searchNfts(load, name),
  };
}
