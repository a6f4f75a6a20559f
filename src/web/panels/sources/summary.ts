import type { SourceStatus } from './use-sources.ts';

const words = {
  live: 'live',
  stale: 'not current',
  sample: 'sample data',
  failed: 'without an answer',
} as const;

/** '9 live, 1 not current, 3 sample data': how many feeds are in which state, without those that none is in. */
export function toSummary(sources: readonly SourceStatus[]): string {
  const states = sources.flatMap(({ outcome }) => {
    if (outcome.kind === 'asking') return [];
    return outcome.kind === 'failed' ? (['failed'] as const) : [outcome.origin.state];
  });
  return (['live', 'stale', 'sample', 'failed'] as const)
    .map((state) => ({ state, count: states.filter((one) => one === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${words[state]}`)
    .join(', ');
}
