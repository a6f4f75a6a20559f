import type { DayValue, DayValueId, DayValues } from '../contracts/day-values.ts';
import type { AlertSide } from '../contracts/alert-sides.ts';
import type { AlertState } from '../contracts/desk.ts';
import { toRows, type Answers } from './answers.ts';
import { withCurrentIds, type StoredAnswers } from './stored.ts';
import type { AlertTable, Questionnaire } from './questionnaire.ts';
import type { Row } from './vocabulary.ts';

/** A fact of a coin, or its price, above or below a figure until a day. */
export interface Alert {
  readonly fact: DayValueId;
  readonly side: AlertSide;
  /** In the fact's unit. */
  readonly figure: number;
  /** The last UTC day, YYYY-MM-DD. */
  readonly until: string;
}

/** An alert with the number of its row, from 1. */
export interface NumberedAlert extends Alert {
  readonly number: number;
}

/** The alerts that a record asks for. */
export function readAlerts(questionnaire: Questionnaire, stored: StoredAnswers): readonly NumberedAlert[] {
  return listAlerts(questionnaire, withCurrentIds(questionnaire, stored).answers);
}

/** Without rows that are not complete. `answers` are by current ids. */
export function listAlerts(
  { alert }: Pick<Questionnaire, 'alert'>,
  answers: Answers,
): readonly NumberedAlert[] {
  if (!alert) return [];
  return listAlertRows(alert, answers).flatMap((row, at) => {
    const found = toAlert(alert, row);
    return found ? [{ ...found, number: at + 1 }] : [];
  });
}

/** The rows of the table that defines alerts. */
export function listAlertRows({ table }: AlertTable, answers: Answers): readonly Row[] {
  return toRows(answers[table]);
}

/** Undefined: the row is not complete. */
function toAlert(alert: AlertTable, row: Row): Alert | undefined {
  const fact = findAlertFact(alert, row);
  const { [alert.side]: side, [alert.figure]: figure, [alert.until]: until } = row;
  if (fact === undefined || typeof side !== 'string' || side === '') return undefined;
  if (typeof figure !== 'number' || typeof until !== 'string') return undefined;
  return { fact, side: side === alert.above ? 'above' : 'below', figure, until };
}

/** The figure that is chosen in a row. */
export function findAlertFact({ fact, facts }: AlertTable, row: Row): DayValueId | undefined {
  const option = row[fact];
  return typeof option === 'string' ? facts[option] : undefined;
}

export function isSameLimit(one: Alert, other: Alert): boolean {
  return one.fact === other.fact && one.side === other.side && one.figure === other.figure;
}

/** An alert and the UTC day from which its coin's readings count. */
interface DatedAlert extends Alert {
  readonly since: string;
}

/** The values of a coin on one UTC day. */
interface ReadDay {
  readonly day: string;
  readonly source: string;
  readonly isSample: boolean;
  readonly values: DayValues;
  /** Of values from elsewhere than `source`. */
  readonly sources?: Readonly<Partial<Record<DayValueId, string>>>;
}

/** `days`: oldest first, all later than the days that the state is of. */
export function addReadings(
  { fact, side, figure, since, until }: DatedAlert,
  before: AlertState,
  days: readonly ReadDay[],
): AlertState {
  return days.reduce<AlertState>((state, { day, source, isSample, values, sources }) => {
    if (day < since || day > until) return state;
    const found = values[fact];
    const value = toFigure(found);
    const isMet = value !== undefined && isPast({ side, figure }, value);
    const sign = isSample ? 'sample' : 'live';
    return {
      ...state,
      ...(isMet && !state.met && { met: { day, value, source: sources?.[fact] ?? source, state: sign } }),
      ...(found !== undefined && { known: day }),
      read: day,
    };
  }, before);
}

/** Whether a value has passed the limit. */
export function isPast({ side, figure }: Pick<Alert, 'side' | 'figure'>, value: number): boolean {
  return side === 'above' ? value > figure : value < figure;
}

export function toFigure(value: DayValue | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'object' ? value.length : undefined;
}
