import type { DayValueId, DayValues } from '../../contracts/day-values.ts';

/** A coin's values on one UTC day. */
export interface CoinDay {
  /** The source of the price, as people read it. */
  readonly source: string;
  readonly isSample: boolean;
  readonly values: DayValues;
  /** Sources of values from elsewhere than the price's source; without values computed from prices. */
  readonly sources?: Readonly<Partial<Record<DayValueId, string>>>;
}

/** A stored day. */
export interface KeptDay extends CoinDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Ms since 1970 UTC. */
  readonly readAt: number;
}

export type CoinDays = Readonly<Record<string, CoinDay>>;

/** What earlier readings stored of a coin. */
export interface ReadCoin {
  /** The coin's id at its source, such as btc-bitcoin. */
  readonly coin: string;
  /** CoinGecko's id, which DefiLlama uses too; null if not known. */
  readonly geckoId: string | null;
  /** The UTC day on which a year of prices was last requested; null: never. */
  readonly chartedOn: string | null;
  readonly days: CoinDays;
}

/** The days of one coin in one month; (coin, month) is unique. */
export interface CoinMonth extends ReadCoin {
  /** YYYY-MM. */
  readonly month: string;
  /** When it was last written, ms since 1970 UTC. */
  readonly readAt: number;
}

/** Coins that one server has claimed; (day, batch) is unique. Times in ms since 1970 UTC. */
export interface ReadingBatch {
  readonly day: string;
  /** Counts the batches of a day from 1. */
  readonly batch: number;
  readonly coins: readonly string[];
  readonly claimedAt: number;
  /** Null: still being read, or its server has stopped. */
  readonly readAt: number | null;
}

/** Reads the values of coins from sources. */
export interface CoinReader {
  /**
   * What is known of the coins on this UTC day, and days of the year before it that were not stored. Leaves out coins
   * that no source knows. Rejects with UpstreamError if no source of prices responds.
   */
  read(day: string, coins: readonly ReadCoin[], stop: AbortSignal): Promise<readonly ReadCoin[]>;
}
