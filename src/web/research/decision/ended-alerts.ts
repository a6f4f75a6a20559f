import { toDayValueKind } from '../../../contracts/day-values.ts';
import type { DueAlert } from '../../../contracts/desk.ts';
import { listAlerts, type Alert } from '../../../engine/alert.ts';
import type { DueItem } from './due-items.ts';

/** Whether it is about that alert: a list loaded before or after the decision may number its alerts otherwise. */
export function isDueOf(due: DueAlert, { fact, side, figure }: Alert): boolean {
  return due.title === toDayValueKind(fact).title && due.side === side && due.figure === figure;
}

/** The numbers of the decision's alerts that are due. */
export function listEnded({ decision, alerts }: DueItem): readonly number[] {
  if (!decision) return [];
  return listAlerts(decision.compiled.questionnaire, decision.record.answers)
    .filter((alert) => alerts.some((due) => isDueOf(due, alert)))
    .map(({ number }) => number);
}
