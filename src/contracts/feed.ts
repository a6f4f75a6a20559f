/**
 * How a panel's figures were obtained: fresh from the source, cached from an earlier response, or the sample. 'empty':
 * the sources responded that there is nothing to show; the sample never replaces that.
 */
export type FeedState = 'live' | 'stale' | 'sample' | 'empty';

/** A feed's value, its source, when that source gave it, and its state. */
export interface Feed<T> {
  readonly value: T;
  /** The source's name as people read it, such as 'CoinPaprika' or 'Sample data'. */
  readonly source: string;
  /** The source's own time of it (for the sample: when it was made), ISO 8601 UTC; if `undated`, when we read it. */
  readonly asOf: string;
  /** The source gives no time. */
  readonly undated?: true;
  readonly state: FeedState;
  /** Number of the source's rows that could not be read and are left out; absent: none. */
  readonly skipped?: number;
}

/** A feed's source, age and state, without the value. */
export type FeedOrigin = Omit<Feed<unknown>, 'value'>;

/** The same feed with another form of its value. */
export function mapFeed<T, Shown>(feed: Feed<T>, toShown: (value: T) => Shown): Feed<Shown> {
  return { ...feed, value: toShown(feed.value) };
}

/** Headers of every response under the data bases; its body is as docs/behaviour.md, Calls, defines it. */
export const feedHeaders = {
  source: 'X-Data-Source',
  asOf: 'X-Data-As-Of',
  state: 'X-Data-State',
  skipped: 'X-Data-Skipped',
} as const;
