import type { Decision } from '../record/load-decisions.ts';

export interface ReviewDay {
  /** The UTC day, YYYY-MM-DD. */
  readonly day: string;
  readonly decision: Decision;
}

/** The earliest first. */
export function listReviewDays(decisions: readonly Decision[]): readonly ReviewDay[] {
  return decisions
    .flatMap((decision) =>
      decision.summary.day === undefined ? [] : [{ day: decision.summary.day, decision }],
    )
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
