import type { SourcedFeed, SourceList } from '../../contracts/sources.ts';
import type { CoinFactSource } from './coin-facts.ts';
import type { CoinNewsSource, CoinSource } from './coins.ts';
import type {
  AirdropSource,
  EventSource,
  IndicatorSource,
  MovementSource,
  NewsSource,
  PriceSource,
  ReserveSource,
  SentimentSource,
  TickerSource,
} from './market.ts';
import type { NftSource } from './nfts.ts';
import type { UpstreamError } from './upstream.ts';

/** The kind of source that each feed is fed by. */
export interface SourceKinds extends Record<SourcedFeed, unknown> {
  readonly coins: CoinSource;
  readonly coinNews: CoinNewsSource;
  readonly coinFacts: CoinFactSource;
  readonly nfts: NftSource;
  readonly news: NewsSource;
  readonly events: EventSource;
  readonly movements: MovementSource;
  readonly sentiment: SentimentSource;
  readonly tickers: TickerSource;
  readonly prices: PriceSource;
  /** Where none gives them, they are computed from the prices. */
  readonly indicators: IndicatorSource;
  readonly reserves: ReserveSource;
  readonly airdrops: AirdropSource;
}

/** A source with the client that every call of its provider goes through. */
export interface LiveSource<Source> {
  readonly source: Source;
  readonly client: SourceClient;
}

/** The live sources of each feed, in the order in which they are asked. */
export type LiveSources = { readonly [Feed in SourcedFeed]: readonly LiveSource<SourceKinds[Feed]>[] };

/** A member whose request reads feeds. */
export interface FeedCaller {
  readonly memberId: string;
  /**
   * Counts a request for something that no feed has cached; the seconds until more are allowed, undefined if this one is.
   */
  countMiss(): Promise<number | undefined>;
}

/** Runs a member's work, so that feeds know who asks. */
export type CallFor = (caller: FeedCaller, work: () => void) => void;

/**
 * How urgent a call is: 'asked' if a member waits for it, 'spare' if it only adds to what they see or refreshes it. Spare
 * calls leave a part of a source's budget to the others.
 */
export type CallPriority = 'asked' | 'spare';

/** For whom a source is called at this moment, and how urgently. */
export interface CurrentCall {
  /** The member whose request led to the call; undefined if the server calls by itself. */
  readonly member: string | undefined;
  /** Member whose quota this call uses; undefined if none, since everybody sees the result. */
  readonly quotaMember: string | undefined;
  readonly priority: CallPriority;
}

export type FindCall = () => CurrentCall;

/** Follows calls back to the request that led to them. */
export interface CallScope {
  readonly findCall: FindCall;
  readonly callFor: CallFor;
  /** Counts the current request, once; the error if its member has asked for too much. */
  countMiss(): Promise<UpstreamError | undefined>;
  /** Runs work whose calls use the quota of the current member, or no quota. */
  run<T>(
    scope: { readonly usesMemberQuota: boolean; readonly priority: CallPriority },
    work: () => Promise<T>,
  ): Promise<T>;
}

/** Calls one provider, for all of its feeds, and remembers how the calls went. */
export interface SourceClient {
  /** Rejects as the work does, or with UpstreamError 'resting' while the provider is paused after failures. */
  call<T>(work: () => Promise<T>): Promise<T>;
  report(): SourceReport;
}

/** How a provider's calls went since the start; times in ms since 1970 UTC. */
export interface SourceReport {
  readonly lastSuccess: number | undefined;
  readonly lastFailure: { readonly kind: SourceFailure; readonly at: number } | undefined;
  /** Duration of the last call, in ms. */
  readonly latency: number | undefined;
  /** When the pause after repeated failures ends; in the past: the next call is a trial. Undefined: no pause. */
  readonly restsUntil: number | undefined;
}

type SourceFailure = NonNullable<SourceList['sources'][number]['lastFailure']>['kind'];

/** Knows how every source of live data is. */
export interface SourceRegister {
  list(): SourceList;
}
