import { toDayValueKind, type DayValue } from '../../../contracts/day-values.ts';
import type { Desk, DueAlert } from '../../../contracts/desk.ts';
import type { Alert } from '../../../engine/alert.ts';
import { addToDay } from '../../../lib/utc-day.ts';
import type { KeptAlert } from '../../ports/entities.ts';
import type { Reads } from '../../ports/storage.ts';
import { findSource, loadKeptDays, type KeptDay } from '../queries/kept-days.ts';
import type { AboutCoin } from './newest-about.ts';

export async function listDueAlerts(
  reads: Reads,
  decisions: readonly AboutCoin[],
  kept: readonly KeptAlert[],
  today: string,
): Promise<Desk['alerts']> {
  const alerts = new Map(kept.map((alert) => [alert.recordId, alert]));
  const asked = decisions.flatMap((decision) => {
    const alert = alerts.get(decision.record.id);
    return alert ? [{ ...decision, alert }] : [];
  });
  const [from] = asked.map(({ day }) => day).toSorted();
  if (from === undefined) return [];
  const coins = asked.map(({ coin }) => coin);
  const days = await loadKeptDays(reads, coins, { from, to: today });
  return asked.flatMap(({ record: { id, name }, coin, day, alert }) => {
    const due = findDue(alert, days.get(coin) ?? [], { from: day, today });
    const { fact, side, figure, until } = alert;
    const about = { record: id, coin, name: name ?? coin, ...toDayValueKind(fact) };
    return due ? [{ ...about, side, figure, until, ...due }] : [];
  });
}

interface Span {
  readonly from: string;
  readonly today: string;
}

/** Undefined if it is not met, and its fact was read lately or its last day is over. */
function findDue(
  { fact, side, figure, until }: Alert,
  days: readonly KeptDay[],
  { from, today }: Span,
): Pick<DueAlert, 'met' | 'unread_since'> | undefined {
  const read = days.filter(({ day }) => day >= from && day <= until);
  for (const kept of read) {
    const value = toFigure(kept.values[fact]);
    if (value === undefined || !(side === 'above' ? value > figure : value < figure)) continue;
    const state = kept.isSample ? 'sample' : 'live';
    return { met: { day: kept.day, value, source: findSource(kept, fact), state } };
  }
  if (until < today) return undefined;
  const known = read.findLast(({ values }) => values[fact] !== undefined)?.day;
  const isLate = (known ?? from) < addToDay(today, { days: -1 });
  const isAbsent = known === undefined && read.length > 0;
  return isLate || isAbsent ? { unread_since: known ?? from } : undefined;
}

function toFigure(value: DayValue | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'object' ? value.length : undefined;
}
