import { buildSourceLine } from '../../src/server/feeds/source-line.ts';
import type { Clock } from '../../src/server/ports/clock.ts';
import type { LiveSource, LiveSources } from '../../src/server/ports/sources.ts';

/** No live source is connected. */
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

/** A feed's only live source, on a line of its own. */
export function toLive<Source extends { readonly name: string }>(
  source: Source,
  clock: Clock = Date,
): readonly LiveSource<Source>[] {
  return [{ source, line: buildSourceLine(source.name, clock) }];
}
