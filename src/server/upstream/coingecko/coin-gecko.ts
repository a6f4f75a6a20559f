import type { Clock } from '../../ports/clock.ts';
import type { PriceSource, TickerSource } from '../../ports/market.ts';
import type { NftSource } from '../../ports/nfts.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { coinIds } from './coin-ids.ts';
import type { LoadMarket } from './markets.ts';
import { buildCollections } from './nft-collections.ts';
import { searchNfts } from './nfts.ts';
import { loadPriceDays } from './price-days.ts';
import { sourceName } from './responses.ts';
import { buildTickers } from './tickers.ts';

/** CoinGecko as a source of prices, of the charts' days and of NFT collections. Throws UpstreamError. */
export function buildCoinGecko(
  load: LoadJson,
  clock: Clock,
  loadMarket: LoadMarket,
): TickerSource & PriceSource & NftSource {
  const collections = buildCollections(load, clock);
  return {
    name: sourceName,
    ticker: buildTickers(loadMarket),
    priceDays: (coin) => loadPriceDays(load, clock, coinIds[coin]),
    search: (name) => searchNfts(load, collections, name),
    collection: collections.loadFigures,
  };
}
