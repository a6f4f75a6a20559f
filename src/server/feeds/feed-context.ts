import type { Clock } from '../ports/clock.ts';
import type { CallScope } from '../ports/sources.ts';
import type { UpstreamMode } from '../ports/upstream.ts';

/** What every feed is built with. `Sample` is the data that ships with the product, for the feeds of one kind. */
export interface FeedContext<Sample = unknown> {
  readonly mode: UpstreamMode;
  readonly clock: Clock;
  readonly calls: CallScope;
  readonly sample: Sample;
}
