import type { Clock } from '../../ports/clock.ts';
import type { CmcMarket, FactCoin } from '../../ports/coin-facts.ts';
import {
  haveOtherContracts,
  pricesAgree,
  shareContract,
  type CoinContract,
} from '../../ports/coin-identity.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { buildBatchLoader } from '../http/batch-loader.ts';
import { toPositive } from '../http/plain-values.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { quotesOrigin, readQuotedCoin, readQuotes, type QuotedCoin } from './responses.ts';

/** In ms; requests within this span share a call. */
const span = 15_000;
const maxSymbols = 100;

/**
 * CoinMarketCap's market cap of a coin, in US dollars, and the slug of its page there. Of the coins with its symbol, it
 * is the one with its contract, else the only one with its name and price. Rejects with UpstreamError, 'not-found' if
 * the match is not certain.
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
    const found = findQuoted(namesakes ?? [], coin);
    if (found === undefined) throw new UpstreamError('not-found', quotesOrigin.source);
    return { cap: toPositive(toDollars(found)?.market_cap) ?? null, slug: readSlug(found) };
  };
}

async function loadQuotes(
  load: LoadJson,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, readonly QuotedCoin[]>> {
  const query = new URLSearchParams({ symbol: symbols.join(','), convert: 'USD', skip_invalid: 'true' });
  const loading = load(`${quotesOrigin.route}?${query.toString()}`);
  const rows = readQuotes(await requireRoute(quotesOrigin, loading)).data;
  const coins = convertRows(quotesOrigin, rows, readQuotedCoin);
  return Map.groupBy(coins, ({ symbol }) => symbol.toUpperCase());
}

function findQuoted(namesakes: readonly QuotedCoin[], coin: FactCoin): QuotedCoin | undefined {
  const active = namesakes.filter(({ is_active: isActive }) => isActive !== 0 && isActive !== false);
  const own = active.find((one) => shareContract(toContracts(one), coin.contracts));
  if (own !== undefined) return own;
  const names = [coin.name.trim().toLowerCase(), ...(coin.identity?.names ?? [])];
  const likely = active.filter(
    (one) =>
      names.includes(one.name.trim().toLowerCase()) &&
      !haveOtherContracts(toContracts(one), coin.contracts) &&
      pricesAgree(toPositive(toDollars(one)?.price), coin.price),
  );
  return likely.length === 1 ? likely[0] : undefined;
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
  return quote.find(({ symbol }) => symbol === 'USD');
}
