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

/** The kind of source of each feed. */
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
  /** Without such a source, indicators are computed from the prices. */
  readonly indicators: IndicatorSource;
  readonly reserves: ReserveSource;
  readonly airdrops: AirdropSource;
}

/** A member whose request reads feeds. */
export interface FeedCaller {
  readonly memberId: string;
  /** Counts a request for something that no feed has cached. Seconds until more are allowed; undefined if this one is. */
  countMiss(): Promise<number | undefined>;
}

/** Runs a member's work, so that feeds know the caller. */
export type CallFor = (caller: FeedCaller, work: () => void) => void;

/**
 * How urgent a call is: 'asked' if a member waits for it, 'spare' if it only completes or refreshes what the member
 * sees. Spare calls leave part of a source's budget to the others.
 */
export type CallPriority = 'asked' | 'spare';

/** Caller and priority of the current call. */
export interface CurrentCall {
  /** The member whose request led to the call; undefined if the server calls by itself. */
  readonly member: string | undefined;
  /** Member whose quota this call uses; undefined if none, since everyone sees the result. */
  readonly quotaMember: string | undefined;
  readonly priority: CallPriority;
}

export type FindCall = () => CurrentCall;

/** Knows the state of every source of live data. */
export interface SourceRegister {
  list(): SourceList;
}
