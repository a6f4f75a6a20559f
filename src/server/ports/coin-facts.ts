import {
  coinFactIds,
  coinFacts,
  listingExchanges,
  type CoinFactId,
  type FactValue,
} from '../../contracts/coin-facts.ts';
import type { CoinIdentity, CoinTraits } from './coin-identity.ts';
import type { CoinQuote } from './coins.ts';
import type { PriceDay } from './market.ts';
import type { Listed, Sample, Source } from './upstream.ts';

/** A coin with the names by which sources know it; price and market cap are CoinPaprika's. */
export interface FactCoin extends CoinTraits {
  /** CoinPaprika's id. */
  readonly id: string;
  /** Its repository's address at GitHub. */
  readonly repository: string | null;
  /** Of the price within 24 hours, in percent. */
  readonly change: number | null;
}

/** CoinMarketCap's market figures of a coin. */
export interface CmcMarket extends Pick<CoinQuote, 'marketCap' | 'updated'> {
  /** Part of the address of its page there; null if not known. */
  readonly slug: string | null;
}

export type ListingExchangeId = (typeof listingExchanges)[number]['id'];

/** Whether one of `listingExchanges` trades the coin, by its own list of markets. */
export type ListingReading = `${ListingExchangeId}Listing`;

/** One value for each of these readings. */
export function byListing<Value>(
  toValue: (exchange: ListingExchangeId) => Value,
): Record<ListingReading, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the readings of all exchanges
  return Object.fromEntries(listingExchanges.map(({ id }) => [`${id}Listing`, toValue(id)])) as Record<
    ListingReading,
    Value
  >;
}

/** A coin's market figures from a list of all coins. */
export interface ListedQuote extends CoinQuote {
  readonly name: string;
  readonly ticker: string;
  /** No larger coin has its symbol and price: that one would be the coin that an exchange or a place means. */
  readonly isLargest: boolean;
}

/** A fact that a source has in a list of many coins, and its reading. */
export type ListedFigure = {
  [Id in CoinFactId]: (typeof coinFacts)[Id] extends { readonly isListed: true } ? Id : never;
}[CoinFactId];

export const listedFigures = coinFactIds.filter((id): id is ListedFigure => 'isListed' in coinFacts[id]);

/** One value for each of them. */
export function byListedFigure<Value>(toValue: (id: ListedFigure) => Value): Record<ListedFigure, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the ids of the list
  return Object.fromEntries(listedFigures.map((id) => [id, toValue(id)])) as Record<ListedFigure, Value>;
}

type ListedReadings = Readonly<Record<ListingReading, Listed<boolean>>> & {
  readonly [Id in ListedFigure]: Listed<FactValue<Id> | null>;
};

/** Readings, each from one source; null: the source does not know. */
export interface FactReadings extends ListedReadings {
  /** For a group only. */
  readonly quote: ListedQuote;
  /** The ids of `listingExchanges` on which its source has seen trade in the coin. */
  readonly markets: Listed<readonly ListingExchangeId[]>;
  /** `price`: of a group only, in US dollars. */
  readonly identity: CoinIdentity & { readonly price?: number };
  /** CoinGecko's. */
  readonly geckoMarket: CoinQuote;
  readonly cmcMarket: CmcMarket;
  /** Closed days, oldest first, without a gap; a new coin has few. */
  readonly closedDays: readonly PriceDay[];
  /** Time of the last change in its code, ISO 8601. */
  readonly codeChange: string | null;
  /** Share of all coins that the ten largest addresses hold, in percent. */
  readonly largestHolders: number | null;
  /** The part that contracts hold of what these ten hold, in percent. */
  readonly holderContracts: number | null;
}
export type FactReading = keyof FactReadings;

/** The coins that the daily reading reads together. */
export interface CoinGroup {
  readonly coins: readonly FactCoin[];
}

/**
 * A reader decides between a list of many coins and a call for one. For a group it gives what a list has, which it loads once
 * for all coins, unless the source has no list. Each rejects with SourceFailure, 'not-found' if the source has no such coin.
 */
export type FactReaders = {
  readonly [Reading in FactReading]: (coin: FactCoin, group?: CoinGroup) => Promise<FactReadings[Reading]>;
};

/** A source of some of the readings. */
export interface CoinFactSource extends Source {
  readonly readers: Partial<FactReaders>;
  /** Readings that the daily reading does not ask for: each is a call, and its terms or its budget allow too few. */
  readonly membersOnly?: readonly FactReading[];
  /** Readings for which it is asked last, because it allows few calls. */
  readonly lastFor?: readonly FactReading[];
}

export interface CoinFactSample extends CoinFactSource, Sample {
  readonly readers: FactReaders;
  /** The date of the whitepaper at this address, ISO 8601; undefined if the sample has none. */
  findPaperDate(url: string): string | undefined;
}
