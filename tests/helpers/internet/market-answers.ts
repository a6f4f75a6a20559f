import { tickerCoins } from '../../../src/contracts/ticker.ts';
import type { Asked, StandInAnswer } from './asked.ts';
import { toMidnights } from './midnights.ts';
import { bridged, priced, standInCoins, toPrint, type StandInCoin } from './coins.ts';

const day = 24 * 60 * 60 * 1000;
const coins: readonly StandInCoin[] = standInCoins;
const ofGecko: readonly StandInCoin[] = [bridged, ...coins];

/** Prices, markets, indexes, pictures and news: all of them are free. */
export function answerMarkets(asked: Asked): StandInAnswer | undefined {
  return answers[asked.service + asked.path]?.(asked) ?? answerPlaces(asked);
}

function answerPlaces({ service, path, now }: Asked): StandInAnswer | undefined {
  if (service === 'rss') return { body: toNews(now) };
  if (service === 'alternativeme') return answerTicker(path, now);
  const [, charted] = /^\/coins\/([^/]+)\/market_chart$/.exec(path) ?? [];
  const coin = service === 'coingecko' ? coins.find(({ geckoId }) => geckoId === charted) : undefined;
  if (coin !== undefined) return { body: { prices: toMidnights(coin, now) } };
  const isCollection = path === `/nfts/ethereum/contract/${penguins.contract_address}`;
  if (service === 'coingecko' && (path === '/nfts/penguins' || isCollection)) return { body: penguins };
  return undefined;
}

function answerTicker(path: string, now: number): StandInAnswer | undefined {
  const [symbol, id] = Object.entries(tickerCoins).find(([, one]) => path === `/v2/ticker/${one}/`) ?? [];
  const coin = [...coins, ...priced].find((one) => one.symbol.toLowerCase() === symbol);
  if (id === undefined || coin === undefined) return undefined;
  const { name, price } = coin;
  const last_updated = Math.floor(now / 1000) - 60;
  return {
    body: {
      data: { [id]: { id, name, symbol: coin.symbol, last_updated, quotes: { USD: { price } } } },
      metadata: { error: null },
    },
  };
}

/** A collection of NFTs; its figures are invented, in US dollars. */
const penguins = {
  name: 'Penguins',
  asset_platform_id: 'ethereum',
  contract_address: '0x00000000000000000000000000000000000000b1',
  image: { small_2x: 'https://pictures.example/penguins.png' },
  floor_price: { usd: 940 },
  floor_price_7d_percentage_change: { native_currency: -1.2 },
  floor_price_30d_percentage_change: { native_currency: -12.4 },
  market_cap: { usd: 4_700_000 },
  market_cap_rank: 112,
  volume_24h: { usd: 5200 },
  one_day_sales: 6,
  number_of_unique_addresses: 2600,
  total_supply: 5000,
  links: { homepage: 'https://penguins.example/', twitter: 'https://x.com/penguins' },
};

const answers: Readonly<Record<string, (asked: Asked) => StandInAnswer>> = {
  'coingecko/coins/list': () => ({
    body: ofGecko.map(({ geckoId, symbol, name, geckoName, contract }) => ({
      id: geckoId,
      symbol: symbol.toLowerCase(),
      name: geckoName ?? name,
      platforms: contract === undefined ? {} : { ethereum: contract.toLowerCase() },
    })),
  }),
  'coingecko/coins/markets': ({ query, now }) => {
    const ids = query.get('ids')?.split(',');
    const all = [...ofGecko, ...priced.map((one) => ({ ...one, supply: 1_000_000, maximum: null }))];
    // Without ids, the largest ones.
    const asked = all.filter(({ geckoId, price, supply }) => ids?.includes(geckoId) ?? price * supply > 1e9);
    return { body: asked.map((coin) => toMarket(coin, now)) };
  },
  'coingecko/search': () => ({
    body: {
      coins: [],
      nfts: [
        { id: 'penguins', name: 'Penguins', thumb: 'https://pictures.example/a.png' },
        { id: 'penguins-2', name: 'More Penguins', thumb: 'https://pictures.example/b.png' },
      ],
    },
  }),
  'snapshot/graphql': ({ now }) => {
    const start = Math.floor(now / 1000);
    const vote = { id: '0xabc', title: 'Raise a limit', state: 'active', start, end: start + 172_800 };
    return { body: { data: { proposals: [{ ...vote, space: { id: 'aavedao.eth', name: 'Aave DAO' } }] } } };
  },
  'alternativeme/fng/': ({ now }) => ({
    body: {
      data: [{ value: '73', value_classification: 'Greed', timestamp: String(Math.floor(now / 1000)) }],
      metadata: { error: null },
    },
  }),
  'coinmarketcap/v3/cryptocurrency/quotes/latest': ({ query, now }) => {
    const symbols = (query.get('symbol') ?? '').split(',');
    const asked = coins.filter(({ symbol }) => symbols.includes(symbol));
    return { body: { data: asked.map((coin) => toQuoted(coin, now)) } };
  },
  'binance/klines': ({ query, now }) => {
    const coin = coins.find(({ symbol }) => `${symbol}USDT` === query.get('symbol'));
    return { body: coin === undefined ? [] : toDays(coin, now) };
  },
  'binance/exchangeInfo': () => ({
    body: {
      symbols: listed('Binance').map(({ symbol }) => ({
        symbol: `${symbol}USDT`,
        status: 'TRADING',
        baseAsset: symbol,
        quoteAsset: 'USDT',
      })),
    },
  }),
  'binance/ticker/price': () => ({
    body: listed('Binance').map(({ symbol, price }) => ({ symbol: `${symbol}USDT`, price: String(price) })),
  }),
  'coinbase/products': () => ({
    body: listed('Coinbase').map(({ symbol }) => ({
      id: `${symbol}-USD`,
      base_currency: symbol,
      quote_currency: 'USD',
      status: 'online',
      trading_disabled: false,
    })),
  }),
  'coinbase/products/stats': () => ({
    body: Object.fromEntries(
      listed('Coinbase').map(({ symbol, price }) => [
        `${symbol}-USD`,
        { stats_24hour: { last: String(price) } },
      ]),
    ),
  }),
  'gemini/pricefeed': () => ({
    body: listed('Gemini').map(({ symbol, price }) => ({ pair: `${symbol}USD`, price: String(price) })),
  }),
  'kraken/Ticker': () => ({
    body: {
      error: [],
      result: Object.fromEntries(
        listed('Kraken').map(({ symbol, price }) => [
          symbol === 'BTC' ? 'XXBTZUSD' : `${symbol}USD`,
          { c: [String(price), '1'] },
        ]),
      ),
    },
  }),
  'kucoin/market/allTickers': () => ({
    body: {
      code: '200000',
      data: {
        ticker: listed('KuCoin').map(({ symbol, price }) => ({
          symbol: `${symbol}-USDT`,
          last: String(price),
        })),
      },
    },
  }),
};

/** An exchange has more coins than the stand-in; a list cut short is refused. */
const others: readonly Pick<StandInCoin, 'symbol' | 'price'>[] = Array.from({ length: 60 }, (_, index) => ({
  symbol: `OTHER${index}`,
  price: 1,
}));

function listed(exchange: StandInCoin['exchanges'][number]) {
  return [...coins.filter(({ exchanges }) => exchanges.includes(exchange)), ...others];
}

type Priced = Pick<StandInCoin, 'geckoId' | 'symbol' | 'name' | 'price' | 'supply' | 'maximum'>;

function toMarket({ geckoId, symbol, name, price, supply, maximum }: Priced, now: number) {
  return {
    id: geckoId,
    symbol: symbol.toLowerCase(),
    name,
    current_price: price,
    market_cap: Math.round(price * supply * 1.004),
    circulating_supply: supply,
    total_supply: supply,
    max_supply: maximum,
    last_updated: new Date(now - 60_000).toISOString(),
  };
}

function toQuoted(coin: StandInCoin, now: number) {
  const { symbol, name, price, supply, contract } = coin;
  return {
    id: toPrint(coin) + 1,
    name,
    symbol,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    is_active: 1,
    platform: contract === undefined ? null : { slug: 'ethereum', token_address: contract.toLowerCase() },
    quote: [
      {
        symbol: 'USD',
        price,
        market_cap: price * supply * 0.998,
        last_updated: new Date(now - 60_000).toISOString(),
      },
    ],
  };
}

function toDays({ price }: StandInCoin, now: number) {
  const today = Math.floor(now / day) * day;
  return Array.from({ length: 500 }, (_, index) => {
    const close = String(price * (1 + Math.sin(index / 9) / 10));
    return [today - (499 - index) * day, close, close, close, close, '1'];
  });
}

function toNews(now: number): string {
  const date = new Date(now - 3_600_000).toUTCString();
  const items = coins.map(
    ({ name, symbol, paprikaId }) =>
      `<item><title>${name} (${symbol}) in the news</title><link>https://news.example/${paprikaId}</link>` +
      `<pubDate>${date}</pubDate><description>About ${name}.</description></item>`,
  );
  return `<rss version="2.0"><channel><title>News</title>${items.join('')}</channel></rss>`;
}
