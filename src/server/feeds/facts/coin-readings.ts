import { chartCoins, type IndicatorCoin, type Macd, type Rsi } from '../../../contracts/charts.ts';
import { mapFeed, type Feed } from '../../../contracts/feed.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import type { FactCoin, FactReading, FactReadings } from '../../ports/coin-facts.ts';
import { findContract } from '../../ports/coin-identity.ts';
import type { CoinFeeds, CoinQuote, FoundCoin } from '../../ports/coins.ts';
import { minPriceDays, type MarketFeeds, type PriceDay } from '../../ports/market.ts';
import { UpstreamError, whereFailed } from '../../ports/upstream.ts';
import type { FactFeeds } from './fact-feeds.ts';
import { loadHeldReserves, type HeldReserves } from './fact-reserves.ts';
import { loadIndicators } from '../indicator-feed.ts';

export interface Readings extends FactReadings {
  readonly found: FoundCoin;
  readonly quote: CoinQuote;
  /** Empty if there are too few days. */
  readonly rsi: Rsi;
  readonly macd: Macd;
  readonly reserves: HeldReserves;
  readonly paperDate: string | null;
}

/** Readings load independently; undefined: no source has the reading for this coin. */
export type PendingReadings = {
  readonly [Name in keyof Readings]: Promise<Feed<Readings[Name]>> | undefined;
};

interface ReadingSources {
  readonly feeds: FactFeeds;
  readonly coins: Pick<CoinFeeds, 'quote'>;
  readonly market: Pick<MarketFeeds, 'priceDays' | 'rsi' | 'macd' | 'reserves'>;
  readonly paperDate: (url: string) => Promise<Feed<string | null>>;
}

export function startReadings(
  { feeds, coins, market, paperDate }: ReadingSources,
  found: Feed<FoundCoin>,
): PendingReadings {
  const quote = coins.quote(found.value.id);
  // Without a price, only unambiguous identifiers distinguish the coin from others.
  const priced = quote.then(toPrice, whereFailed(null)).then((price) => toFactCoin(found.value, price));
  const identity = priced.then(feeds.identity);
  const identified = toIdentified(priced, identity);
  const of =
    <Name extends FactReading>(name: Name) =>
    (coin: FactCoin) =>
      feeds[name](coin);
  const coin = toFactCoin(found.value, null);
  return {
    found: Promise.resolve(found),
    quote,
    identity,
    // If it is not certain which coin it is, that failure also explains the missing figure.
    geckoMarket: Promise.all([identified, identity]).then(([one]) => feeds.geckoMarket(one)),
    cmcMarket: identified.then(of('cmcMarket')),
    binanceListing: priced.then(of('binanceListing')),
    coinbaseListing: priced.then(of('coinbaseListing')),
    geminiListing: priced.then(of('geminiListing')),
    krakenListing: priced.then(of('krakenListing')),
    kucoinListing: priced.then(of('kucoinListing')),
    codeChange: coin.repository === null ? undefined : feeds.codeChange(coin),
    largestHolders:
      findContract(coin.contracts, 'ethereum') === null ? undefined : feeds.largestHolders(coin),
    valueLocked: identified.then(of('valueLocked')),
    fees: identified.then(of('fees')),
    reserves: loadHeldReserves(market, priced),
    paperDate: found.value.whitepaper === null ? undefined : paperDate(found.value.whitepaper),
    ...startPrices({ feeds, market }, coin, identified),
  };
}

type Price = Pick<FactCoin, 'price' | 'change'>;

function toPrice({ value: { price, change } }: Feed<CoinQuote>): Price {
  return { price, change };
}

function toFactCoin({ id, name, ticker, figures }: FoundCoin, price: Price | null): FactCoin {
  const { repository = null, contracts = [] } = figures ?? {};
  return { id, name, ticker, repository, contracts, price: null, change: null, ...price, identity: null };
}

async function toIdentified(
  priced: Promise<FactCoin>,
  identity: Promise<Feed<FactReadings['identity']>>,
): Promise<FactCoin> {
  const coin = await priced;
  const found = await identity.catch(whereFailed(undefined));
  return found === undefined ? coin : { ...coin, identity: found.value };
}

function startPrices(
  { feeds, market }: Pick<ReadingSources, 'feeds' | 'market'>,
  coin: FactCoin,
  identified: Promise<FactCoin>,
) {
  const charted = findCharted(coin);
  if (charted !== undefined) {
    return {
      closedDays: market.priceDays(charted),
      rsi: market.rsi(charted),
      macd: market.macd(charted),
    };
  }
  const closedDays = identified.then(feeds.closedDays).then(refuseNone);
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

/** A coin that is no longer traded has no days. */
function refuseNone(days: Feed<readonly PriceDay[]>): Feed<readonly PriceDay[]> {
  if (days.value.length === 0) throw new UpstreamError('not-found', days.source, { detail: 'no days' });
  return days;
}

type Indicators = Awaited<ReturnType<typeof loadIndicators>>;

function findCharted({ id }: FactCoin): IndicatorCoin | undefined {
  return chartCoins.find(({ symbol }) => knownCoins[symbol].id === id)?.symbol;
}
