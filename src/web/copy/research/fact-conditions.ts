import type { FactGap, KnownFact } from '../../../contracts/coin-facts.ts';

/** The wording of questions that hang on facts of a coin. */
export const factConditionsCopy = {
  askedAnyway: (facts: readonly string[]) =>
    `Does not apply to every coin. Asked because this is not certain: ${facts.join('; ')}.`,
  states: {
    live: 'came after your answers',
    stale: 'an older figure',
    sample: 'sample data',
  } satisfies Record<KnownFact['state'], string>,
  /** Why a fact is missing. */
  gaps: {
    loading: 'on its way',
    unknown: 'its source does not say',
    unavailable: 'its source did not answer',
    held_back: 'its source takes few calls a minute',
    never: 'not in that time',
    no_source: 'no source has it',
    too_few_days: 'too few days of prices',
  } satisfies Record<FactGap, string>,
} as const;
