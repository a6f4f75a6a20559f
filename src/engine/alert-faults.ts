import type { Bounds } from '../contracts/coin-facts.ts';
import { findBounds } from '../contracts/figures.ts';
import type { AlertSide } from '../contracts/alert-sides.ts';
import type { FigureLimits } from '../lib/list-limits.ts';
import { isSameLimit, listAlerts, type Alert } from './alert.ts';
import type { Answers } from './answers.ts';
import type { Fault } from './answers/fault.ts';
import type { QuestionFault } from './form.ts';
import type { AlertTable, Question } from './questionnaire.ts';

/**
 * What is wrong with the alerts that a save adds or changes: the last day is before `day`, the UTC day of the entry, no value can
 * pass the figure, or an earlier row has the same limit. An alert as it was `before` stays as it is.
 */
export function findAlertFaults(
  { alert, questions }: Alerting,
  answers: Answers,
  { before, day }: { readonly before: Answers; readonly day: string },
): readonly QuestionFault[] {
  if (!alert) return [];
  const known = listAlerts({ alert }, before);
  const isKnown = (asked: Alert) => known.some((one) => isSameLimit(one, asked) && one.until === asked.until);
  const all = listAlerts({ alert }, answers);
  const table = questions.find(({ id }) => id === alert.table);
  const columns = table?.type === 'rows' ? table.settings.columns : [];
  const toTitle = (column: string) => columns.find(({ id }) => id === column)?.title ?? column;
  return all.flatMap((asked, at) => {
    const same = all.slice(0, at).find((one) => isSameLimit(one, asked));
    return [
      ...(same ? [{ column: alert.fact, fault: { kind: 'same-limit', row: same.number } } as const] : []),
      ...(isKnown(asked) ? [] : findFaults(alert, asked, day)),
    ].map(({ column, fault }) => ({
      questionId: alert.table,
      fault: {
        kind: 'in-cell',
        row: asked.number,
        column: toTitle(column),
        cell: [asked.number - 1, column],
        fault,
      } as const,
    }));
  });
}

interface Alerting {
  readonly alert: AlertTable | undefined;
  /** With the table. */
  readonly questions: readonly Question[];
}

interface ColumnFault {
  readonly column: string;
  readonly fault: Fault;
}

function findFaults(alert: AlertTable, asked: Alert, day: string): readonly ColumnFault[] {
  const fault = findFigureFault(asked);
  return [
    ...(fault ? [{ column: alert.figure, fault }] : []),
    ...(asked.until < day ? [{ column: alert.until, fault: { kind: 'before-day', day } } as const] : []),
  ];
}

function findFigureFault({ fact, side, figure }: Alert): Fault | undefined {
  const bounds = findBounds(fact);
  if (bounds.whole && !Number.isInteger(figure)) return { kind: 'not-whole' };
  const limits = toLimits(bounds, side);
  const { above = -Infinity, smallest = -Infinity, largest = Infinity, below = Infinity } = limits;
  const isReached = figure > above && figure >= smallest && figure <= largest && figure < below;
  return isReached ? undefined : { kind: 'out-of-reach', ...limits };
}

/** The figures that a value with these bounds can pass. */
function toLimits({ above, smallest, largest }: Bounds, side: AlertSide): FigureLimits {
  const least = side === 'below' ? { above: above ?? smallest } : { above, smallest };
  const most = side === 'above' ? { below: largest } : { largest };
  const given = Object.entries({ ...least, ...most }).filter(([, limit]) => limit !== undefined);
  return Object.fromEntries(given);
}
