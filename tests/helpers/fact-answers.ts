import { exchanges } from '../../src/contracts/reserves.ts';
import { readRecorded } from './staged-upstream.ts';
import type { UpstreamAnswer } from './upstream-server.ts';

const day = 24 * 60 * 60 * 1000;
const recorded = (file: string): UpstreamAnswer => ({ kind: 'recorded', file });
const json = (body: unknown): UpstreamAnswer => ({ kind: 'json', body });

export const greenleaf = 'leaf-greenleaf';

export const listedGreenleaf = { id: 'greenleaf', name: 'Greenleaf', symbol: 'LEAF' } as const;

/**
 * The sources' responses about the facts of one coin, each under the path of its provider; `now` in ms. The coin closed
 * at 100, 101 and so on up to 464 US dollars.
 */
export function listFactAnswers(now: number): Record<string, UpstreamAnswer> {
  const today = Math.floor(now / day) * day;
  const prices = Array.from({ length: 366 }, (_, index): readonly number[] => [
    today - (365 - index) * day,
    99 + index,
  ]);
  const ticks = prices.slice(1).map(([time, price]) => ({
    timestamp: new Date(time ?? 0).toISOString(),
    price,
    volume_24h: 1_000_000,
    market_cap: 100_000_000,
  }));
  const [market] = readRecorded('coingecko/coins-markets.json');
  return {
    [`/coinpaprika/coins/${greenleaf}`]: recorded(`coinpaprika/coin-${greenleaf}.json`),
    [`/coinpaprika/coins/${greenleaf}/markets`]: recorded(`coinpaprika/markets-${greenleaf}.json`),
    [`/coinpaprika/tickers/${greenleaf}`]: recorded(`coinpaprika/ticker-${greenleaf}.json`),
    [`/coinpaprika/tickers/${greenleaf}/historical`]: json(ticks),
    '/coingecko/search': json({ nfts: [] }),
    '/coingecko/coins/list': json([
      { ...listedGreenleaf, symbol: 'COPY', id: 'copy', platforms: {} },
      { ...listedGreenleaf, platforms: { ethereum: '0x00000000000000000000000000000000000000e7' } },
    ]),
    '/coingecko/coins/markets': json([
      {
        ...market,
        ...listedGreenleaf,
        market_cap: 1_180_000_000,
        circulating_supply: 295_000_000,
        max_supply: null,
        last_updated: new Date(now).toISOString(),
      },
    ]),
    '/coingecko/coins/greenleaf/market_chart': json({ prices }),
    '/coinmarketcap/v3/cryptocurrency/quotes/latest': json({ data: [quoted] }),
    ...answerMarkets(4.1),
    '/github/repos/greenleaf-example/greenleaf': recorded('github/repository.json'),
    '/ethplorer/getTopTokenHolders/0x00000000000000000000000000000000000000E7':
      recorded('ethplorer/holders.json'),
    '/defillama/v2/chains': recorded('defillama/chains.json'),
    '/defillama/protocols': recorded('defillama/protocols.json'),
    '/defillama/overview/fees': recorded('defillama/fees-list.json'),
    '/defillama/chart/coingecko:greenleaf': json({
      coins: {
        'coingecko:greenleaf': {
          symbol: 'LEAF',
          prices: prices.map(([time = 0, price]) => ({ timestamp: time / 1000, price })),
        },
      },
    }),
    ...answerReserves(today / 1000),
  };
}

const quoted = {
  id: 180,
  name: 'Greenleaf',
  symbol: 'LEAF',
  slug: 'greenleaf',
  is_active: 1,
  platform: { slug: 'ethereum', token_address: '0x00000000000000000000000000000000000000e7' },
  quote: [{ symbol: 'USD', price: 4.02, market_cap: 1_190_000_000 }],
};

/** An exchange has more coins; a list cut short is refused. */
const others = Array.from({ length: 60 }, (_, index) => `OTHER${index}`);

/** Two of five exchanges trade it; at one of them another coin has its symbol. Prices in US dollars. */
function answerMarkets(price: number): Record<string, UpstreamAnswer> {
  return {
    '/binance/exchangeInfo': json({
      symbols: ['LEAF', ...others].map((baseAsset) => ({
        symbol: `${baseAsset}USDT`,
        status: 'TRADING',
        baseAsset,
        quoteAsset: 'USDT',
      })),
    }),
    '/binance/ticker/price': json([
      { symbol: 'LEAFUSDT', price: String(price) },
      { symbol: 'LEAFBTC', price: '0.00006' },
    ]),
    '/coinbase/products': json([
      { id: 'LEAF-USD', base_currency: 'LEAF', quote_currency: 'USD', status: 'delisted' },
      ...others.map((base) => ({
        id: `${base}-USD`,
        base_currency: base,
        quote_currency: 'USD',
        status: 'online',
      })),
    ]),
    '/coinbase/products/stats': json({ 'LEAF-USD': { stats_24hour: { last: String(price) } } }),
    '/gemini/pricefeed': json([
      { pair: 'LEAFUSD', price: '0.02', percentChange24h: '0.1' },
      ...others.map((base) => ({ pair: `${base}USD`, price: '1' })),
    ]),
    '/kraken/Ticker': json({
      error: [],
      result: {
        LEAFUSD: { c: [String(price), '5'] },
        XXBTZUSD: { c: ['64000', '1'] },
        ...Object.fromEntries(others.map((base) => [`${base}USD`, { c: ['1', '1'] }])),
      },
    }),
    '/kucoin/market/allTickers': json({
      code: '200000',
      data: {
        time: 1,
        ticker: [
          { symbol: 'OAK-USDT', last: '4' },
          ...others.map((base) => ({ symbol: `${base}-USDT`, last: '1' })),
        ],
      },
    }),
  };
}

function answerReserves(today: number): Record<string, UpstreamAnswer> {
  const list = readRecorded('defillama/cexs.json');
  const cexs = exchanges.map(({ name, value }) => ({ ...list.cexs[0], name, slug: value }));
  const coins = [
    [today - day / 1000, { LEAF: 90 }],
    [today, { LEAF: 100 }],
  ];
  const dollars = [
    [today - day / 1000, { LEAF: 360 }],
    [today, { LEAF: 402 }],
  ];
  const answers = exchanges.flatMap(({ value }) => {
    const path = `/defillama/v2/chart/tvl/protocol/${value}/token-breakdown`;
    return [
      [path, json(dollars)],
      [`${path}?currency=token`, json(coins)],
    ] as const;
  });
  return { '/defillama/cexs': json({ ...list, cexs }), ...Object.fromEntries(answers) };
}
