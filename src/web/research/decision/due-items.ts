import type { DueAlert } from '../../../contracts/desk.ts';
import { uniqueBy } from '../../../lib/unique-by.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { listReviewDays } from './review-days.ts';
import type { Decision } from '../record/load-decisions.ts';

/** A coin whose decision is due. */
export interface DueItem {
  readonly subject: Subject;
  /** Absent while it loads. */
  readonly decision: Decision | undefined;
  /** Figures that passed their limit, the first one first, and then those that could not be read. */
  readonly alerts: readonly DueAlert[];
  /** The review day that has come, YYYY-MM-DD. */
  readonly review?: string;
}

/** Alerts first, then the longest due; a coin once. */
export function listDueItems(
  decisions: readonly Decision[],
  alerts: readonly DueAlert[],
  today: string,
): readonly DueItem[] {
  const byAlert = uniqueBy(alerts, ({ record }) => record).map(({ record: id, coin, name }): DueItem => {
    const decision = decisions.find(({ record }) => record.id === id);
    const own = alerts.filter(({ record }) => record === id);
    return { subject: decision?.subject ?? { id: coin, name }, decision, alerts: own.toSorted(compare) };
  });
  const byDay = listReviewDays(decisions)
    .filter(({ day, decision }) => day <= today && !byAlert.some((one) => isAbout(one, decision.subject)))
    .map(({ day, decision }): DueItem => ({ subject: decision.subject, decision, alerts: [], review: day }));
  return [...byAlert, ...byDay];
}

function compare(one: DueAlert, other: DueAlert): number {
  const [day, otherDay] = [one, other].map(({ met }) => met?.day ?? '9999');
  return (day ?? '') < (otherDay ?? '') ? -1 : day === otherDay ? one.number - other.number : 1;
}

export function isAbout(item: DueItem, subject: Subject): boolean {
  return isSameSubject(item.subject, subject);
}

export function toKey({ subject }: DueItem): string {
  return subject.id ?? subject.name;
}
