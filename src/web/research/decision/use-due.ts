import { useMemo } from 'react';
import type { Desk } from '../../../contracts/desk.ts';
import type { Decision } from '../record/load-decisions.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { listDueItems, type DueItem } from './due-items.ts';
import { listReviewDays, type ReviewDay } from './review-days.ts';

export interface Due {
  readonly items: readonly DueItem[];
  /** The next review day that has not come. */
  readonly next: ReviewDay | undefined;
}

/** Of what has loaded. */
export function useDue(decisions: readonly Decision[] = nothing, desk?: Desk): Due {
  const today = useToday();
  const alerts = desk?.alerts;
  return useMemo(
    () => ({
      items: listDueItems(decisions, alerts ?? [], today),
      next: listReviewDays(decisions).find(({ day }) => day > today),
    }),
    [decisions, alerts, today],
  );
}

const nothing: readonly Decision[] = [];
