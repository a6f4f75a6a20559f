/**
 * How a panel's figures came about: fresh from the source, kept from an earlier response, or the sample set. 'empty': the
 * sources answered that there is nothing to show, which the sample never replaces.
 */
export type FeedState = 'live' | 'stale' | 'sample' | 'empty';

/** A feed's value as it crosses the server: the value itself, where it is from, when that source gave it, and its state. */
export interface Feed<T> {
  readonly value: T;
  /** The source's name as people read it, such as 'CoinPaprika' or 'Sample data'. */
  readonly source: string;
  /** When the source gave it (for the sample: when it was made), ISO 8601 UTC. */
  readonly asOf: string;
  readonly state: FeedState;
  /** How many rows of the source could not be read and are left out; absent: none. */
  readonly skipped?: number;
}

/** Where a feed's value is from and how it came about, without the value. */
export type FeedOrigin = Omit<Feed<unknown>, 'value'>;

/** Headers of every response under the data bases; the body stays as docs/behaviour.md has it under Calls. */
export const feedHeaders = {
  source: 'X-Data-Source',
  asOf: 'X-Data-As-Of',
  state: 'X-Data-State',
  skipped: 'X-Data-Skipped',
} as const;
