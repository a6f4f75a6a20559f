import type { FeedContext } from '../../src/server/feeds/build-source-feed.ts';
import { buildCallScope } from '../../src/server/feeds/call-scope.ts';
import {
  buildSourceClient,
  type LiveSource,
  type LiveSources,
} from '../../src/server/feeds/source-client.ts';
import type { Clock } from '../../src/server/ports/clock.ts';

export const noSources = {
  coins: [],
  coinNews: [],
  coinFacts: [],
  nfts: [],
  news: [],
  events: [],
  movements: [],
  sentiment: [],
  tickers: [],
  prices: [],
  indicators: [],
  reserves: [],
  airdrops: [],
} as const satisfies LiveSources;

/** The context of feeds outside a member's request. */
export function toContext<Sample>(
  parts: Omit<FeedContext<Sample>, 'calls' | 'hasAnswer'>,
): FeedContext<Sample> {
  return { ...parts, calls: buildCallScope(parts.clock), hasAnswer: () => false };
}

export function toLive<Source>(
  source: Source,
  clock: Clock = Date,
  name = 'Live',
): readonly LiveSource<Source>[] {
  return [{ source, client: buildSourceClient(name, clock, buildCallScope(clock).findCall) }];
}
