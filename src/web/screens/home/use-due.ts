import type { Desk, DueAlert } from '../../../contracts/desk.ts';
import type { Decision } from '../../research/record/load-decisions.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { listReviewDays, type ReviewDay } from './review-days.ts';

export interface Due {
  readonly alerts: readonly DueAlert[];
  /** The earliest first. */
  readonly reviews: readonly ReviewDay[];
  readonly reached: readonly ReviewDay[];
  readonly next: ReviewDay | undefined;
}

/** Of what has loaded. */
export function useDue(decisions: readonly Decision[] = [], desk?: Desk): Due {
  const today = useToday();
  const reviews = listReviewDays(decisions);
  return {
    alerts: desk?.alerts ?? [],
    reviews,
    reached: reviews.filter(({ day }) => day <= today),
    next: reviews.find(({ day }) => day > today),
  };
}
