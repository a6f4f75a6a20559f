import type { Macd, Rsi } from '../../../contracts/charts.ts';
import type { Feed } from '../../../contracts/feed.ts';
import {
  byListedFigure,
  type FactCoin,
  type FactReadings,
  type ListingReading,
} from '../../ports/coin-facts.ts';
import { findContract } from '../../ports/coin-identity.ts';
import type { CoinFeeds, CoinQuote, FoundCoin } from '../../ports/coins.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import type { MarketFeeds } from '../../ports/market.ts';
import { findPrices, type ChartMarket } from './coin-prices.ts';
import type { FactFeeds } from './fact-feeds.ts';
import { loadListings, type Listings } from './fact-listings.ts';
import { loadHeldReserves, type HeldReserves } from './fact-reserves.ts';
import type { Subject } from './find-subject.ts';
import { identifyCoin, loadClosedDays, loadGeckoMarket, toFactCoin } from './identify-coin.ts';
import type { PdfDates } from './pdf/pdf-dates.ts';

export interface Readings extends Omit<FactReadings, ListingReading | 'markets' | 'quote'> {
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
  { coin: known, found }: Subject,
): PendingReadings {
  const identification = identifyCoin({ feeds, coins }, known);
  const { quote, identity, identified } = identification;
  const prices = findPrices(market, known.id, () => loadClosedDays(feeds, identification));
  const ofDetails = <Value>(start: StartOfDetails<Value>) => startOfDetails({ coin: known, found }, start);
  return {
    found,
    quote,
    identity,
    geckoMarket: loadGeckoMarket(feeds, identification),
    cmcMarket: identified.then(feeds.cmcMarket),
    listings: loadListings(feeds, identified),
    closedDays: prices.days(),
    rsi: prices.rsi(),
    macd: prices.macd(),
    codeChange: ofDetails(({ coin }) => (coin.repository === null ? undefined : feeds.codeChange(coin))),
    largestHolders: ofDetails(({ coin }) => (isOnEthereum(coin) ? feeds.largestHolders(coin) : undefined)),
    holderContracts: ofDetails(({ coin }) => (isOnEthereum(coin) ? feeds.holderContracts(coin) : undefined)),
    ...byListedFigure((id) => identified.then(feeds[id])),
    reserves: loadHeldReserves(market, identified),
    paperDate: ofDetails(({ whitepaper }) => (whitepaper === null ? undefined : paperDate(whitepaper))),
  };
}

/** Undefined: no source has the reading for the coin. */
type StartOfDetails<Value> = (details: {
  readonly coin: FactCoin;
  readonly whitepaper: string | null;
}) => Promise<Feed<Value>> | undefined;

/** A reading by the coin's details; if their source fails, that also explains the missing figure. */
function startOfDetails<Value>(
  { coin, found }: Subject,
  start: StartOfDetails<Value>,
): Promise<Feed<Value>> | undefined {
  const { whitepaper } = coin;
  const known = start({ coin: toFactCoin(coin, null), whitepaper: whitepaper ?? null });
  if (known !== undefined || whitepaper !== undefined) return known;
  return found.then(({ value, source }) => {
    const reading = start({ coin: toFactCoin(value, null), whitepaper: value.whitepaper });
    if (reading === undefined) throw new UpstreamError('not-found', source, { detail: 'no such detail' });
    return reading;
  });
}

function isOnEthereum({ contracts }: FactCoin): boolean {
  return findContract(contracts, 'ethereum') !== null;
}
