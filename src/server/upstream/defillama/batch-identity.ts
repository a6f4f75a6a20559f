import type { Batch, FactCoin, FactReadings } from '../../ports/coin-facts.ts';
import { pricesAgree, toPlain } from '../../ports/coin-identity.ts';
import { UpstreamError, whereFailed } from '../../ports/upstream.ts';
import { oncePerBatch } from '../http/provider-cache.ts';
import { toSlug, type Place, type Places } from './places.ts';
import type { TickerPrice } from './prices.ts';
import { sourceName } from './source.ts';

const maxIds = 5;
const idPattern = /^[a-z0-9._-]{1,80}$/;

type LoadPrices = (geckoIds: readonly string[]) => Promise<ReadonlyMap<string, TickerPrice>>;

/**
 * Identifies the coins of a batch by one list of prices: a coin has the CoinGecko id with the same symbol and a matching
 * price, if exactly one has both. A coin whose id is known gets its price. Rejects with UpstreamError.
 */
export function buildBatchIdentity({ loadChains, loadProtocols }: Places, loadPrices: LoadPrices) {
  const loadPlaces = async () => [...(await loadChains()), ...(await loadProtocols())];
  const loadBatch = oncePerBatch(async ({ coins }) => {
    const isNew = coins.some(({ identity }) => identity === null);
    const places = isNew ? await loadPlaces().catch(whereFailed(undefined)) : undefined;
    const ids = coins.flatMap((coin) => coin.identity?.geckoId ?? (places ? findLikely(places, coin) : []));
    return loadPrices([...new Set(ids)]);
  });
  return async (coin: FactCoin, batch: Batch): Promise<FactReadings['identity']> => {
    const ids = coin.identity ? [coin.identity.geckoId] : findLikely(await loadPlaces(), coin);
    const prices = await loadBatch(batch);
    const [only, ...others] = ids.flatMap((geckoId) => {
      const found = prices.get(geckoId);
      const isSame = found && (coin.identity !== null || isOf(found, coin));
      return isSame ? [{ geckoId, names: [], price: found.price }] : [];
    });
    if (only === undefined || others.length > 0) throw new UpstreamError('not-found', sourceName);
    return only;
  };
}

/** The ids of chains and protocols with the coin's symbol, and its name in the form of an id. */
function findLikely(places: readonly Place[], { name, ticker }: FactCoin): readonly string[] {
  const symbol = ticker.toLowerCase();
  const named = places.flatMap((place) => (place.symbol === symbol ? (place.geckoId ?? []) : []));
  return [...new Set([toSlug(name), ...named])].filter((id) => idPattern.test(id)).slice(0, maxIds);
}

function isOf({ ticker, price }: TickerPrice, coin: FactCoin): boolean {
  return toPlain(ticker) === toPlain(coin.ticker) && pricesAgree(price, coin.price);
}
