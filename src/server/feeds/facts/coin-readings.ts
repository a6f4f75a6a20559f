import { chartCoins, type IndicatorCoin, type Macd, type Rsi } from '../../../contracts/charts.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import type { FactCoin, FactReadings } from '../../ports/coin-facts.ts';
import type { FoundCoin } from '../../ports/coins.ts';
import { minPriceDays, type MarketFeeds, type PriceDay } from '../../ports/market.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import type { FactFeeds } from './fact-feeds.ts';
import { loadHeldReserves, type HeldReserves } from './fact-reserves.ts';
import { loadIndicators } from '../indicator-feed.ts';
import { mapFeed } from '../map-feed.ts';

/** What the facts are made of. */
export interface Readings extends FactReadings {
  readonly found: FoundCoin;
  /** Empty where the days are too few for it. */
  readonly rsi: Rsi;
  readonly macd: Macd;
  readonly reserves: HeldReserves;
  /** ISO 8601. */
  readonly paperDate: string | null;
}

/** Each reading loads by itself; undefined: no source has it for this coin. */
export type PendingReadings = {
  readonly [Name in keyof Readings]: Promise<Feed<Readings[Name]>> | undefined;
};

interface ReadingSources {
  readonly feeds: FactFeeds;
  readonly market: Pick<MarketFeeds, 'priceDays' | 'rsi' | 'macd' | 'reserves'>;
  readonly paperDate: (url: string) => Promise<Feed<string | null>>;
}

/** Asks for everything that is known of a coin at once. */
export function startReadings(
  { feeds, market, paperDate }: ReadingSources,
  found: Feed<FoundCoin>,
): PendingReadings {
  const coin = toFactCoin(found.value);
  const { repository, tokenAddress } = coin;
  return {
    found: Promise.resolve(found),
    listings: feeds.listings(coin),
    marketCap: feeds.marketCap(coin),
    codeChange: repository === null ? undefined : feeds.codeChange(coin),
    largestHolders: tokenAddress === null ? undefined : feeds.largestHolders(coin),
    valueLocked: feeds.valueLocked(coin),
    fees: feeds.fees(coin),
    reserves: loadHeldReserves(market, found.value),
    paperDate: found.value.whitepaper === null ? undefined : paperDate(found.value.whitepaper),
    ...startPrices({ feeds, market }, coin),
  };
}

function toFactCoin({ id, name, ticker, figures }: FoundCoin): FactCoin {
  const { repository = null, tokenAddress = null } = figures ?? {};
  return { id, name, ticker, repository, tokenAddress };
}

/** Those of a coin with charts are what the charts show. */
function startPrices({ feeds, market }: Pick<ReadingSources, 'feeds' | 'market'>, coin: FactCoin) {
  const charted = findCharted(coin);
  if (charted !== undefined) {
    return {
      closedDays: market.priceDays(charted),
      rsi: market.rsi(charted),
      macd: market.macd(charted),
    };
  }
  const closedDays = feeds.closedDays(coin).then(refuseNone);
  const compute = async <T>(to: (indicators: Indicators, days: readonly PriceDay[]) => T) => {
    const [indicators, days] = await Promise.all([loadIndicators(), closedDays]);
    return mapFeed(days, (value) => to(indicators, value.length < minPriceDays ? [] : value));
  };
  return {
    closedDays,
    rsi: compute(({ toRsi }, days) => toRsi(days)),
    macd: compute(({ toMacd }, days) => toMacd(days)),
  };
}

/** A coin that is traded no more has no days. */
function refuseNone(days: Feed<readonly PriceDay[]>): Feed<readonly PriceDay[]> {
  if (days.value.length === 0) throw new UpstreamError('not-found', days.source, { detail: 'no days' });
  return days;
}

type Indicators = Awaited<ReturnType<typeof loadIndicators>>;

function findCharted({ id }: FactCoin): IndicatorCoin | undefined {
  return chartCoins.find(({ symbol }) => knownCoins[symbol].id === id)?.symbol;
}
