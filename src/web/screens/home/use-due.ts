import type { DueAlert } from '../../../contracts/desk.ts';
import type { DecisionsState } from '../../research/lists/use-decisions.ts';
import type { DailyDeskState } from '../../panels/watchlist/use-daily-desk.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { listReviewDays, type ReviewDay } from './review-days.ts';

export interface Due {
  readonly alerts: readonly DueAlert[];
  /** The earliest first. */
  readonly reviews: readonly ReviewDay[];
  readonly reached: readonly ReviewDay[];
  readonly next: ReviewDay | undefined;
}

export function useDue(decisions: DecisionsState, daily: DailyDeskState): Due {
  const today = useToday();
  const reviews = decisions.kind === 'ready' ? listReviewDays(decisions.decisions) : [];
  return {
    alerts: daily.kind === 'ready' ? daily.desk.alerts : [],
    reviews,
    reached: reviews.filter(({ day }) => day <= today),
    next: reviews.find(({ day }) => day > today),
  };
}
