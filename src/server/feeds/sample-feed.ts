import type { Feed } from '../../contracts/feed.ts';

interface Sample {
  readonly name: string;
  madeAt(): string;
}

/** A value of a sample, marked as one. */
export function toSampleFeed<T>(sample: Sample, value: T): Feed<T> {
  return { value, source: sample.name, asOf: sample.madeAt(), state: 'sample' };
}
