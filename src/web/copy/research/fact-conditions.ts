import type { FactGap, KnownFact } from '../../../contracts/coin-facts.ts';

/** About questions whose visibility depends on a coin's facts. */
export const factConditionsCopy = {
  /** For a question that is shown all the same. */
  notApplying: (words: string, value: string) => `Applies ${words}; this coin has ${value}`,
  askedAnyway: (facts: readonly string[]) =>
    `May not apply to this coin. Shown because this is uncertain: ${facts.join('; ')}.`,
  states: {
    live: 'arrived after your answers',
    stale: 'last known value',
    sample: 'sample data',
  } satisfies Record<KnownFact['state'], string>,
  gaps: {
    loading: 'loading',
    unknown: 'not reported by its source',
    unavailable: 'its source isn’t responding',
    held_back: 'waiting for its source’s rate limit',
    never: 'not in this period',
    no_source: 'no source for it',
    too_few_days: 'not enough days of prices',
  } satisfies Record<FactGap, string>,
} as const;
