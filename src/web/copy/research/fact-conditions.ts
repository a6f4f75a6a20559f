import type { FactGap, KnownFact } from '../../../contracts/coin-facts.ts';

/** The wording of questions that hang on facts of a coin. */
export const factConditionsCopy = {
  /** Of a question that is asked all the same. */
  notApplying: (words: string, value: string) => `Applies ${words}; this coin has ${value}`,
  askedAnyway: (facts: readonly string[]) =>
    `May not apply to this coin. Shown because this is uncertain: ${facts.join('; ')}.`,
  states: {
    live: 'arrived after your answers',
    stale: 'last known value',
    sample: 'sample data',
  } satisfies Record<KnownFact['state'], string>,
  /** Why a fact is missing. */
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
