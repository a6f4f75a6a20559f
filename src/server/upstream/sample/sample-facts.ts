import { day } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  byListedFigure,
  byListing,
  type CoinFactSample,
  type FactCoin,
  type FactReaders,
  type ListedQuote,
} from '../../ports/coin-facts.ts';
import { makePriceDays } from './market/prices.ts';
import { buildSampleCoins, toSampleQuote, type SampleCoin } from './sample-coins.ts';
import { orRefuse, sampleName } from './sample-rows.ts';

/** The sample facts of coins, dated from the clock's UTC day and the same all day. Rejects with UpstreamError 'not-found'. */
export function buildFactSample(clock: Clock): CoinFactSample {
  const coins = buildSampleCoins();
  const findFacts = (coin: FactCoin) => findRow(coins(), coin).facts;
  const midnight = () => Math.floor(clock.now() / day) * day;
  const list = <Value>(value: Value) => ({ value, at: clock.now() });
  const readers: FactReaders = {
    quote: async (coin) => toListedQuote(findRow(coins(), coin)),
    identity: async (coin) => ({ geckoId: findFacts(coin).geckoId, names: [] }),
    geckoMarket: async (coin) => ({
      price: null,
      marketCap: toCap(findRow(coins(), coin), 1),
      change: null,
      circulating: null,
      maximum: null,
      updated: null,
    }),
    cmcMarket: async (coin) => ({ marketCap: toCap(findRow(coins(), coin), -1), slug: null, updated: null }),
    markets: async (coin) => list(findFacts(coin).listings),
    ...byListing((exchange) => async (coin) => list(findFacts(coin).listings.includes(exchange))),
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
    ...byListedFigure((id) => async (coin) => list(findFacts(coin)[id])),
  };
  return {
    name: sampleName,
    madeAt: () => new Date(clock.now()).toISOString(),
    findPaperDate: (url) => coins().find(({ coin }) => coin.whitepaper === url)?.facts.paperDate,
    // As of a server without keys.
    membersOnly: ['geckoMarket'],
    readers,
  };
}

function findRow(rows: readonly SampleCoin[], { id }: FactCoin): SampleCoin {
  return orRefuse(rows.find(({ coin }) => coin.id === id));
}

function toListedQuote(row: SampleCoin): ListedQuote {
  const { name, ticker } = row.coin;
  return { ...orRefuse(toSampleQuote(row)), name, ticker, isLargest: true };
}

/** `side` is -1 for a source that differs in the other direction. */
function toCap({ coin, facts }: SampleCoin, side: 1 | -1): number | null {
  return coin.market_cap_usd === null ? null : Math.round(coin.market_cap_usd * facts.capDrift ** side);
}
