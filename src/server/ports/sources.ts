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

/** A source with the line that every call of its provider goes through. */
export interface LiveSource<Source> {
  readonly source: Source;
  readonly line: SourceLine;
}

/** The live sources of each feed, in the order in which they are asked. */
export type LiveSources = { readonly [Feed in SourcedFeed]: readonly LiveSource<SourceKinds[Feed]>[] };

/** A member who asks feeds for something. */
export interface FeedCaller {
  readonly memberId: string;
  /**
   * Counts a request for something that no feed keeps; in whole seconds, how long until more are let through: undefined
   * where this one is.
   */
  countMiss(): Promise<number | undefined>;
}

/** Does work of a member, so that feeds know who asks. */
export type CallFor = (caller: FeedCaller, work: () => void) => void;

/** For whom feeds ask their sources. */
export interface Asking {
  /** Counts the request that is answered just now, once; the refusal where its member has asked for too much lately. */
  countMiss(): Promise<UpstreamError | undefined>;
  /** Runs work whose calls are of the member who asks just now, or of nobody since everybody sees what they bring. */
  run<T>(of: 'member' | 'everybody', work: () => T): T;
}

/** The id of the member for whom a source is called just now; undefined: the server calls it by itself. */
export type FindCaller = () => string | undefined;

/**
 * How much a call matters: a member asked for what it brings, or it only adds to what they see, or brings a newer value
 * of what they see already; such a 'spare' one leaves a part of a source's calls to the others.
 */
export type CallPriority = 'asked' | 'spare';

/** How much the call matters that a source makes just now. */
export type FindPriority = () => CallPriority;

/** How the calls of one provider went; what it gives is shared by all of its feeds. */
export interface SourceLine {
  /** Makes a call and remembers how it went. Rejects as it does, or with UpstreamError 'resting' while it rests. */
  call<T>(work: () => Promise<T>, priority?: CallPriority): Promise<T>;
  /** What is known of the calls so far. */
  report(): LineReport;
}

/** What is known of a provider's calls since the start; moments in ms since 1970 UTC. */
export interface LineReport {
  readonly lastSuccess: number | undefined;
  readonly lastFailure: { readonly kind: SourceFailure; readonly at: number } | undefined;
  /** How long the last call took, in ms. */
  readonly latency: number | undefined;
  /** Until when it is not called after failures in a row; over: the next call tries it. Undefined: it does not rest. */
  readonly restsUntil: number | undefined;
}

type SourceFailure = NonNullable<SourceList['sources'][number]['lastFailure']>['kind'];

/** Knows how every source of live data is. */
export interface SourceRegister {
  list(): SourceList;
}
