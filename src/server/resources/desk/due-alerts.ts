import { toDayValueKind } from '../../../contracts/day-values.ts';
import type { Desk, DueAlert } from '../../../contracts/desk.ts';
import { addToDay } from '../../../lib/utc-day.ts';
import type { KeptAlert } from '../../ports/entities.ts';
import type { AboutCoin } from './newest-about.ts';

export function listDueAlerts(
  decisions: readonly AboutCoin[],
  alerts: readonly KeptAlert[],
  today: string,
): Desk['alerts'] {
  const byRecord = Map.groupBy(alerts, ({ recordId }) => recordId);
  return decisions.flatMap(({ record: { id, name }, coin }) =>
    (byRecord.get(id) ?? []).flatMap((alert) => {
      const due = findDue(alert, today);
      const { number, fact, side, figure, until } = alert;
      const about = { record: id, coin, name: name ?? coin, ...toDayValueKind(fact) };
      return due ? [{ ...about, number, side, figure, until, ...due }] : [];
    }),
  );
}

/** Undefined if it is not met, and its fact was read lately or its last day is over. */
function findDue(
  { since, until, state = {} }: KeptAlert,
  today: string,
): Pick<DueAlert, 'met' | 'unread_since'> | undefined {
  const { met, known, read } = state;
  if (met) return { met };
  if (until < today) return undefined;
  const isLate = (known ?? since) < addToDay(today, { days: -1 });
  const isAbsent = known === undefined && read !== undefined;
  return isLate || isAbsent ? { unread_since: known ?? since } : undefined;
}
