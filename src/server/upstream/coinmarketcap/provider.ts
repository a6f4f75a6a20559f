import { Type, type Static } from 'typebox';
import { maxSentiment, type Sentiment } from '../../../contracts/sentiment.ts';
import { day, minute } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CmcMarket, FactCoin } from '../../ports/coin-facts.ts';
import { capsDiffer, findSameCoin, type CoinContract } from '../../ports/coin-identity.ts';
import { SourceFailure, type LoadJson } from '../../ports/upstream.ts';
import { buildBatchLoader } from '../http/batch-loader.ts';
import { toLine } from '../http/plain-text.ts';
import { toMoment, toNumber, toPositive } from '../http/plain-values.ts';
import type { Provider } from '../http/provider.ts';
import { buildRouteReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { byName, figure, maybe, optionalFigure, text } from '../http/schemas.ts';

const quotesRoute = '/v3/cryptocurrency/quotes/latest';
/** Its rows are coins, or each symbol's coins. */
const readQuotes = buildRouteReader(
  quotesRoute,
  Type.Object({
    data: Type.Unsafe<unknown[] | Record<string, unknown>>({ type: ['array', 'object'] }),
  }),
);
const inDollars = { price: optionalFigure, market_cap: optionalFigure, last_updated: maybe(text) };
const coinSchema = Type.Object({
  id: Type.Unknown(),
  name: text,
  symbol: text,
  slug: Type.Optional(Type.Unknown()),
  is_active: Type.Optional(Type.Unknown()),
  platform: maybe(Type.Object({ slug: maybe(text), token_address: maybe(text) })),
  /** A list with a symbol each, or an object by symbol. */
  quote: Type.Union([
    Type.Array(Type.Object({ ...inDollars, symbol: text })),
    byName(Type.Object(inDollars)),
  ]),
});
/** US dollars are under the symbol USD. */
type QuotedCoin = Static<typeof coinSchema>;
const readQuotedCoin = buildRowReader(coinSchema);

/** In ms; requests within this span share a call. With the call itself it ends before a member's request does (12 s). */
const span = 8_000;
const maxSymbols = 100;

/**
 * CoinMarketCap's market cap of a coin, in US dollars, and the slug of its page there. Rejects with SourceFailure,
 * 'not-found' if it is not certain which of the coins with its symbol it is.
 */
function buildCmcMarket(load: LoadJson, clock: Clock): (coin: FactCoin) => Promise<CmcMarket> {
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
      throw new SourceFailure('not-found');
    return { marketCap: found.figures.marketCap, slug: found.slug, updated: found.updated };
  };
}

async function loadQuotes(
  load: LoadJson,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, readonly QuotedCoin[]>> {
  const query = new URLSearchParams({ symbol: symbols.join(','), convert: 'USD', skip_invalid: 'true' });
  const loading = load(`${quotesRoute}?${query.toString()}`);
  const rows = (await readQuotes(loading)).data;
  const coins = convertRows(quotesRoute, Object.values(rows).flat(), readQuotedCoin);
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

const indexRoute = '/v3/fear-and-greed/latest';
/** Value 0 to 100, update_time ISO 8601. */
const readIndex = buildRouteReader(
  indexRoute,
  Type.Object({ data: Type.Object({ value: figure, value_classification: text, update_time: text }) }),
);

/** CoinMarketCap's own index of today; it differs from alternative.me's. */
async function loadSentiment(load: LoadJson): Promise<Sentiment> {
  const { data } = await readIndex(load(indexRoute));
  const value = toNumber(data.value);
  const word = toLine(data.value_classification, 100);
  const moment = toMoment(data.update_time);
  const isUsable = value !== undefined && value >= 0 && value <= maxSentiment;
  if (!isUsable || word === undefined || moment === undefined) {
    throw new SourceFailure('malformed', `${indexRoute}: no day`);
  }
  return { data: [{ value, value_classification: word, timestamp: Math.floor(moment / 1000) }] };
}

const host = 'https://pro-api.coinmarketcap.com';

/**
 * CoinMarketCap: without a key it has a trial address, whose limit it does not state; with a key of the free plan it
 * allows 30 calls a minute and 15,000 a month.
 */
export const coinMarketCap: Provider<'coinFacts' | 'sentiment'> = {
  id: 'COINMARKETCAP',
  name: 'CoinMarketCap',
  key: 'optional',
  bases: (key) => [key === undefined ? `${host}/public-api` : host],
  authorize: (key) => ({ headers: { 'X-CMC_PRO_API_KEY': key } }),
  limits: (key) =>
    key === undefined
      ? [{ calls: 10, per: minute }]
      : [
          { calls: 25, per: minute },
          { calls: 15_000, per: 30 * day },
        ],
  routes: ['/v3/cryptocurrency/quotes/latest'],
  build: ({ loaders: [{ loadJson }], clock }) => ({
    coinFacts: { readers: { cmcMarket: buildCmcMarket(loadJson, clock) } },
    sentiment: { sentiment: () => loadSentiment(loadJson) },
  }),
};
