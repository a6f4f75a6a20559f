import type { Clock } from '../ports/clock.ts';
import type { CallScope } from '../ports/sources.ts';
import type { UpstreamMode } from '../ports/upstream.ts';

/** `Sample` is the built-in data for one kind of feed. */
export interface FeedContext<Sample = unknown> {
  readonly mode: UpstreamMode;
  readonly clock: Clock;
  readonly calls: CallScope;
  readonly sample: Sample;
}
