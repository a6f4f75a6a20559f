import type { Macd, Rsi } from '../../../contracts/charts.ts';
import type { Feed } from '../../../contracts/feed.ts';
import type { FactCoin, FactReading, FactReadings, ListingReading } from '../../ports/coin-facts.ts';
import { findContract } from '../../ports/coin-identity.ts';
import type { CoinFeeds, CoinQuote, FoundCoin } from '../../ports/coins.ts';
import type { MarketFeeds } from '../../ports/market.ts';
import { findPrices, type ChartMarket } from './coin-prices.ts';
import type { FactFeeds } from './fact-feeds.ts';
import { loadListings, type Listings } from './fact-listings.ts';
import { loadHeldReserves, type HeldReserves } from './fact-reserves.ts';
import { identifyCoin, toFactCoin } from './identify-coin.ts';
import type { PdfDates } from './pdf/pdf-dates.ts';

export interface Readings extends Omit<FactReadings, ListingReading | 'markets'> {
  readonly listings: Listings;
  readonly found: FoundCoin;
  readonly quote: CoinQuote;
  /** Empty if there are too few days. */
  readonly rsi: Rsi;
  readonly macd: Macd;
  readonly reserves: HeldReserves;
  readonly paperDate: PdfDates;
}

/** Readings load independently; undefined: no source has the reading for this coin. */
export type PendingReadings = {
  readonly [Name in keyof Readings]: Promise<Feed<Readings[Name]>> | undefined;
};

interface ReadingSources {
  readonly feeds: FactFeeds;
  readonly coins: Pick<CoinFeeds, 'quote'>;
  readonly market: ChartMarket & Pick<MarketFeeds, 'reserves'>;
  readonly paperDate: (url: string) => Promise<Feed<PdfDates>>;
}

export function startReadings(
  { feeds, coins, market, paperDate }: ReadingSources,
  found: Feed<FoundCoin>,
): PendingReadings {
  const { quote, identity, identified } = identifyCoin({ feeds, coins }, found.value);
  const of =
    <Name extends FactReading>(name: Name) =>
    (coin: FactCoin) =>
      feeds[name](coin);
  const coin = toFactCoin(found.value, null);
  const prices = findPrices(market, coin.id, () => identified.then(feeds.closedDays));
  return {
    found: Promise.resolve(found),
    quote,
    identity,
    // If it is not certain which coin it is, that failure also explains the missing figure.
    geckoMarket: Promise.all([identified, identity]).then(([one]) => feeds.geckoMarket(one)),
    cmcMarket: identified.then(of('cmcMarket')),
    listings: loadListings(feeds, identified),
    closedDays: prices.days(),
    rsi: prices.rsi(),
    macd: prices.macd(),
    codeChange: coin.repository === null ? undefined : feeds.codeChange(coin),
    largestHolders:
      findContract(coin.contracts, 'ethereum') === null ? undefined : feeds.largestHolders(coin),
    valueLocked: identified.then(of('valueLocked')),
    fees: identified.then(of('fees')),
    reserves: loadHeldReserves(market, identified),
    paperDate: found.value.whitepaper === null ? undefined : paperDate(found.value.whitepaper),
  };
}
