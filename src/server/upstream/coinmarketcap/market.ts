import type { Clock } from '../../ports/clock.ts';
import type { CmcMarket, FactCoin } from '../../ports/coin-facts.ts';
import { capsDiffer, findSameCoin, type CoinContract } from '../../ports/coin-identity.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { buildBatchLoader } from '../http/batch-loader.ts';
import { toMoment, toPositive } from '../http/plain-values.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { quotesOrigin, readQuotedCoin, readQuotes, type QuotedCoin } from './responses.ts';

/** In ms; requests within this span share a call. With the call itself it ends before a member's request does (12 s). */
const span = 8_000;
const maxSymbols = 100;

/**
 * CoinMarketCap's market cap of a coin, in US dollars, and the slug of its page there. Rejects with UpstreamError,
 * 'not-found' if it is not certain which of the coins with its symbol it is.
 */
export function buildCmcMarket(load: LoadJson, clock: Clock): (coin: FactCoin) => Promise<CmcMarket> {
  const loadNamesakes = buildBatchLoader({
    clock,
    span,
    max: maxSymbols,
    load: (symbols) => loadQuotes(load, symbols),
  });
  return async (coin) => {
    const symbol = coin.ticker.toUpperCase();
    // Any other symbol would make the source refuse the whole call.
    const namesakes = /^[A-Z0-9]+$/.test(symbol) ? await loadNamesakes(symbol) : undefined;
    const found = await findSameCoin(toCandidates(namesakes ?? []), coin, async ({ figures }) => figures);
    if (found === undefined || capsDiffer(found.figures.marketCap, coin.marketCap))
      throw new UpstreamError('not-found', quotesOrigin.source);
    return { cap: found.figures.marketCap, slug: found.slug, updated: found.updated };
  };
}

async function loadQuotes(
  load: LoadJson,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, readonly QuotedCoin[]>> {
  const query = new URLSearchParams({ symbol: symbols.join(','), convert: 'USD', skip_invalid: 'true' });
  const loading = load(`${quotesOrigin.route}?${query.toString()}`);
  const rows = readQuotes(await requireRoute(quotesOrigin, loading)).data;
  const coins = convertRows(quotesOrigin, Object.values(rows).flat(), readQuotedCoin);
  return Map.groupBy(coins, ({ symbol }) => symbol.toUpperCase());
}

function toCandidates(namesakes: readonly QuotedCoin[]) {
  return namesakes
    .filter(({ is_active: isActive }) => isActive !== 0 && isActive !== false)
    .map((coin) => {
      const { price, market_cap: cap, last_updated: updated } = toDollars(coin) ?? {};
      return {
        names: [coin.name],
        symbol: coin.symbol,
        slug: readSlug(coin),
        contracts: toContracts(coin),
        updated: toMoment(updated) ?? null,
        figures: { price: toPositive(price), marketCap: toPositive(cap) ?? null },
      };
    });
}

/** CoinMarketCap's names of chains that CoinGecko names differently. */
const chains: Readonly<Partial<Record<string, string>>> = {
  arbitrum: 'arbitrum-one',
  bnb: 'binance-smart-chain',
  'optimism-ethereum': 'optimistic-ethereum',
  polygon: 'polygon-pos',
  'polygon-ecosystem-token': 'polygon-pos',
  toncoin: 'the-open-network',
};

function toContracts({ platform }: QuotedCoin): readonly CoinContract[] {
  const { slug, token_address: address } = platform ?? {};
  return slug && address ? [{ chain: chains[slug] ?? slug, address }] : [];
}

function readSlug({ slug }: QuotedCoin): string | null {
  return typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug) ? slug : null;
}

function toDollars({ quote }: QuotedCoin) {
  return Array.isArray(quote) ? quote.find(({ symbol }) => symbol === 'USD') : quote['USD'];
}
