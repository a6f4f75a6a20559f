import type { IndicatorCoin } from '../../contracts/charts.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { Clock } from '../ports/clock.ts';
import type { IndicatorSource } from '../ports/market.ts';
import type { Asking, LiveSource } from '../ports/sources.ts';
import { UpstreamError, type UpstreamMode } from '../ports/upstream.ts';
import { askInOrder } from './ask-in-order.ts';
import type { AskOnce } from './ask-once.ts';
import { buildFeed } from './build-feed.ts';
import { timesToLive } from './times-to-live.ts';

interface Sources {
  readonly mode: UpstreamMode;
  readonly clock: Clock;
  readonly live: readonly LiveSource<IndicatorSource>[];
  readonly askOnce?: AskOnce | undefined;
  readonly asking?: Asking | undefined;
}

interface Indicator<T> {
  readonly name: string;
  /** The call of a source that gives it. */
  readonly load: (source: IndicatorSource, coin: IndicatorCoin) => Promise<T>;
  /** The same out of the daily prices, whoever they are from. */
  readonly compute: (coin: IndicatorCoin) => Promise<Feed<T>>;
}

/** An indicator as a source computes it, else as we do. */
export function buildIndicatorFeed<T>(
  { mode, clock, live, askOnce, asking }: Sources,
  { name, load, compute }: Indicator<T>,
): (coin: IndicatorCoin) => Promise<Feed<T>> {
  if (mode === 'sample' || live.length === 0) return compute;
  return buildFeed<T, IndicatorCoin>({
    name,
    clock,
    askOnce,
    asking,
    ask: (coin) => askInOrder(live, (source) => load(source, coin)),
    findSubstitute: (coin) => compute(coin).catch(toNothing),
    timeToLive: timesToLive.prices,
  });
}

// Their package has many files, which are read for the first chart and not at the start.
export function loadIndicators() {
  return import('./indicators.ts');
}

function toNothing(error: unknown): undefined {
  if (!(error instanceof UpstreamError)) throw error;
}
