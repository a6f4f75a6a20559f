import type { listingExchanges } from '../../contracts/coin-facts.ts';
import type { CoinContract, CoinIdentity } from './coin-identity.ts';
import type { PriceDay } from './market.ts';
import type { Coverage } from './upstream.ts';

/** What a coin is asked for by: each source knows it by something else. */
export interface FactCoin {
  /** CoinPaprika's. */
  readonly id: string;
  readonly name: string;
  readonly ticker: string;
  /** Its code's address at GitHub. */
  readonly repository: string | null;
  readonly contracts: readonly CoinContract[];
  /** In US dollars, by CoinPaprika: what tells it from another coin of the same name. */
  readonly price: number | null;
  /** Of the price within 24 hours, in percent. */
  readonly change: number | null;
  /** Null: it is not certain what other sources call it. */
  readonly identity: CoinIdentity | null;
}

/** What CoinGecko says of a coin's market: US dollars, and supplies in its own unit; null is not known. */
export interface GeckoMarket {
  readonly cap: number | null;
  readonly circulating: number | null;
  readonly maximum: number | null;
}

/** Whether an exchange of the contract trades it, by the exchange's id. */
export type ListingReading = `${(typeof listingExchanges)[number]['id']}Listing`;

/** What one source is asked for at once; null: it does not know. */
export interface FactReadings extends Readonly<Record<ListingReading, boolean>> {
  readonly identity: CoinIdentity;
  readonly geckoMarket: GeckoMarket;
  /** CoinMarketCap's word, in US dollars. */
  readonly marketCap: number | null;
  /** Days that have closed, oldest first, without a gap; a young coin has few. */
  readonly closedDays: readonly PriceDay[];
  /** When its code was last changed, ISO 8601. */
  readonly codeChange: string | null;
  /** What its ten largest addresses hold, in percent of all. */
  readonly largestHolders: number | null;
  /** In US dollars. */
  readonly valueLocked: number | null;
  /** Paid within 24 hours, in US dollars. */
  readonly fees: number | null;
}
export type FactReading = keyof FactReadings;

/** How readings are asked for. Each rejects with UpstreamError, 'not-found' where the source has no such coin. */
export type FactReaders = {
  readonly [Reading in FactReading]: (coin: FactCoin) => Promise<FactReadings[Reading]>;
};

/** A source of some of the readings. */
export interface CoinFactSource {
  /** The source's name as people read it. */
  readonly name: string;
  /** How far its 'not-found' is to be taken. */
  readonly covers?: Coverage;
  readonly readers: Partial<FactReaders>;
  /** Readings for which it is asked after all others, since its calls are scarce. */
  readonly lastFor?: readonly FactReading[];
}

/** The data that ships with the product, shown where no source can be reached. */
export interface CoinFactSample extends CoinFactSource {
  readonly readers: FactReaders;
  /** When the set was made, ISO 8601 UTC. */
  madeAt(): string;
  /** When the whitepaper at this address is dated, ISO 8601; undefined where the set does not say. */
  findPaperDate(url: string): string | undefined;
}
