import type { DueAlert } from '../../../contracts/desk.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { listReviewDays } from './review-days.ts';
import type { Decision } from '../record/load-decisions.ts';

/** A coin whose decision is due. */
export interface DueItem {
  readonly subject: Subject;
  /** Absent while it loads. */
  readonly decision: Decision | undefined;
  /** A figure that passed its limit, or could not be read. */
  readonly alert?: DueAlert;
  /** The review day that has come, YYYY-MM-DD. */
  readonly review?: string;
}

/** Alerts first, then the longest due; a coin once. */
export function listDueItems(
  decisions: readonly Decision[],
  alerts: readonly DueAlert[],
  today: string,
): readonly DueItem[] {
  const byAlert = alerts.map((alert): DueItem => {
    const decision = decisions.find(({ record }) => record.id === alert.record);
    return { subject: decision?.subject ?? { id: alert.coin, name: alert.name }, decision, alert };
  });
  const byDay = listReviewDays(decisions)
    .filter(({ day, decision }) => day <= today && !byAlert.some((one) => isAbout(one, decision.subject)))
    .map(({ day, decision }): DueItem => ({ subject: decision.subject, decision, review: day }));
  return [...byAlert, ...byDay];
}

export function isAbout(item: DueItem, subject: Subject): boolean {
  return isSameSubject(item.subject, subject);
}

export function toKey({ subject }: DueItem): string {
  return subject.id ?? subject.name;
}
