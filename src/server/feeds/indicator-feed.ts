import type { IndicatorCoin } from '../../contracts/charts.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { IndicatorSource } from '../ports/market.ts';
import { whereFailed } from '../ports/upstream.ts';
import { buildFeed } from './build-feed.ts';
import { askInOrder, type FeedContext } from './build-source-feed.ts';
import type { LiveSource } from './source-client.ts';
import { timesToLive } from './times-to-live.ts';

interface Indicator<T> {
  readonly live: readonly LiveSource<IndicatorSource>[];
  readonly load: (source: IndicatorSource, coin: IndicatorCoin) => Promise<T>;
  readonly compute: (coin: IndicatorCoin) => Promise<Feed<T>>;
}

export function buildIndicatorFeed<T>(
  context: FeedContext,
  { live, load, compute }: Indicator<T>,
): (coin: IndicatorCoin) => Promise<Feed<T>> {
  const [first] = live;
  if (context.mode === 'sample' || first === undefined) return compute;
  return buildFeed<T, IndicatorCoin>(context, {
    source: first.client.name,
    load: (coin) => askInOrder(live, (source) => load(source, coin)),
    findSubstitute: (coin) => compute(coin).catch(whereFailed(undefined)),
    timeToLive: timesToLive.prices,
  });
}

/** The package has many files: loaded for the first chart instead of at the start. */
export function loadIndicators() {
  return import('./indicators.ts');
}
