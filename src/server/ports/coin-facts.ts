import type { ListingExchange } from '../../contracts/coin-facts.ts';
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
  /** Its contract on Ethereum. */
  readonly tokenAddress: string | null;
}

/** What one source is asked for at once; null: it does not know. */
export interface FactReadings {
  /** The exchanges of the contract that trade it. */
  readonly listings: readonly ListingExchange[];
  /** In US dollars. */
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
}

/** The data that ships with the product, shown where no source can be reached. */
export interface CoinFactSample extends CoinFactSource {
  readonly readers: FactReaders;
  /** When the set was made, ISO 8601 UTC. */
  madeAt(): string;
  /** When the whitepaper at this address is dated, ISO 8601; undefined where the set does not say. */
  findPaperDate(url: string): string | undefined;
}
