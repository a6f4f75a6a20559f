import { listingExchanges, type ListingExchange } from '../../../contracts/coin-facts.ts';
import type { Coin } from '../../../contracts/coin-data.ts';
import { day } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CoinFactSample, DailyReaders, FactCoin, FactReaders } from '../../ports/coin-facts.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { makePriceDays, type SampleChart } from './market/prices.ts';
import { sampleCoins } from './sample-coins.ts';
import { sampleQuotes } from './sample-figures.ts';

const name = 'Sample data';

/** Absent or null if unknown. */
interface SampleFacts {
  readonly geckoId: string;
  readonly listings: readonly ListingExchange[];
  /** Difference of another source's market cap from the coin's own. */
  readonly capDrift: number;
  readonly chart?: SampleChart;
  /** Days before today. */
  readonly codeAge: number | null;
  readonly largestHolders: number | null;
  readonly valueLocked: number | null;
  readonly fees: number | null;
}

const all = ['Binance', 'Coinbase', 'Gemini', 'Kraken', 'KuCoin'] as const;

const facts: Readonly<Record<string, SampleFacts>> = {
  'btc-bitcoin': {
    geckoId: 'bitcoin',
    listings: all,
    capDrift: 1.004,
    chart: 'btc',
    codeAge: 1,
    largestHolders: null,
    valueLocked: 6_840_000_000,
    fees: 412_000,
  },
  'eth-ethereum': {
    geckoId: 'ethereum',
    listings: all,
    capDrift: 0.997,
    chart: 'eth',
    codeAge: 1,
    largestHolders: null,
    valueLocked: 61_200_000_000,
    fees: 1_930_000,
  },
  'uni-uniswap': {
    geckoId: 'uniswap',
    listings: ['Binance', 'Coinbase', 'Kraken', 'KuCoin'],
    capDrift: 1.012,
    chart: 'uni',
    codeAge: 3,
    largestHolders: 46.2,
    valueLocked: 4_150_000_000,
    fees: 2_260_000,
  },
  'fxglv-sample': {
    geckoId: 'fxglv-sample',
    listings: [],
    capDrift: 0.71,
    codeAge: null,
    largestHolders: null,
    valueLocked: null,
    fees: null,
  },
};

const paperDates: Readonly<Record<string, string>> = {
  'https://bitcoin.org/bitcoin.pdf': '2009-03-24T00:00:00.000Z',
  'https://uniswap.org/whitepaper.pdf': '2020-03-06T00:00:00.000Z',
};

/** The sample facts of coins, dated from the clock's UTC day and the same all day. Rejects with UpstreamError 'not-found'. */
export function buildFactSample(clock: Clock): CoinFactSample {
  const midnight = () => Math.floor(clock.now() / day) * day;
  const list = <Value>(value: Value) => ({ value, at: clock.now() });
  const readers: FactReaders = {
    identity: async (coin) => ({ geckoId: findFacts(coin).geckoId, names: [] }),
    geckoMarket: async (coin) => ({
      price: null,
      change: null,
      cap: findCap(coin, 1),
      circulating: null,
      maximum: null,
      updated: null,
    }),
    cmcMarket: async (coin) => ({ cap: findCap(coin, -1), slug: null, updated: null }),
    markets: async (coin) =>
      list(listingExchanges.filter((one) => findFacts(coin).listings.includes(one.name)).map(({ id }) => id)),
    binanceListing: async (coin) => list(findFacts(coin).listings.includes('Binance')),
    coinbaseListing: async (coin) => list(findFacts(coin).listings.includes('Coinbase')),
    geminiListing: async (coin) => list(findFacts(coin).listings.includes('Gemini')),
    krakenListing: async (coin) => list(findFacts(coin).listings.includes('Kraken')),
    kucoinListing: async (coin) => list(findFacts(coin).listings.includes('KuCoin')),
    async closedDays(coin) {
      const { chart } = findFacts(coin);
      return chart === undefined ? [] : makePriceDays(chart, midnight());
    },
    async codeChange(coin) {
      const { codeAge } = findFacts(coin);
      return codeAge === null ? null : new Date(midnight() - codeAge * day).toISOString();
    },
    largestHolders: async (coin) => findFacts(coin).largestHolders,
    async holderContracts(coin) {
      findFacts(coin);
      return null;
    },
    valueLocked: async (coin) => list(findFacts(coin).valueLocked),
    fees: async (coin) => list(findFacts(coin).fees),
  };
  return {
    name,
    madeAt: () => new Date(clock.now()).toISOString(),
    findPaperDate: (url) => paperDates[url],
    daily: { ...buildDaily(), ...readers },
    readers,
  };
}

function buildDaily(): DailyReaders {
  const quotes = new Map(sampleCoins.flatMap(toListed));
  const prices = Array.from(quotes, ([id, { price, ticker }]) => {
    return [facts[id]?.geckoId ?? id, { price: price ?? 0, ticker }] as const;
  });
  return {
    quotes: async () => quotes,
    geckoIds: async (coin) => [findFacts(coin).geckoId],
    geckoPrices: async () => new Map(prices),
  };
}

function toListed({ id, name: coin, ticker, market_cap_usd: marketCap }: Coin) {
  const quote = sampleQuotes[id];
  return quote === undefined ? [] : [[id, { ...quote, marketCap, name: coin, ticker }] as const];
}

function findFacts({ id }: FactCoin): SampleFacts {
  const found = facts[id];
  if (found === undefined) throw new UpstreamError('not-found', name);
  return found;
}

/** `side` is -1 for a source that differs in the other direction. */
function findCap(coin: FactCoin, side: 1 | -1): number | null {
  const { capDrift } = findFacts(coin);
  const cap = sampleCoins.find(({ id }) => id === coin.id)?.market_cap_usd ?? null;
  return cap === null ? null : Math.round(cap * capDrift ** side);
}
