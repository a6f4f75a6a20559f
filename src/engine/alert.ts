import type { DayValue, DayValueId, DayValues } from '../contracts/day-values.ts';
import type { AlertSide } from '../contracts/alert-sides.ts';
import type { AlertState } from '../contracts/desk.ts';
import { isAnswered, type Answers } from './answers.ts';
import { withCurrentIds, type StoredAnswers } from './stored.ts';
import type { AlertQuestions, Questionnaire } from './questionnaire.ts';

/** A fact of a coin, or its price, above or below a figure until a day. */
export interface Alert {
  readonly fact: DayValueId;
  readonly side: AlertSide;
  /** In the fact's unit. */
  readonly figure: number;
  /** The last UTC day, YYYY-MM-DD. */
  readonly until: string;
}

/** The questions that an alert needs: a save of the first needs the others too. */
export function listAlertNeeds({ side, figure, until }: AlertQuestions): readonly string[] {
  return [side, figure, until];
}

/** The alert that a record asks for; undefined if none. */
export function readAlert(questionnaire: Questionnaire, stored: StoredAnswers): Alert | undefined {
  const { alert } = questionnaire;
  return alert && toAlert(alert, withCurrentIds(questionnaire, stored).answers);
}

/** `answers` are by current ids. */
export function toAlert(alert: AlertQuestions, answers: Answers): Alert | undefined {
  const [side, figure, until] = listAlertNeeds(alert).map((id) => answers[id]);
  const fact = findAlertFact(alert, answers);
  if (fact === undefined || !isAnswered(side)) return undefined;
  if (typeof figure !== 'number' || typeof until !== 'string') return undefined;
  return { fact, side: side === alert.above ? 'above' : 'below', figure, until };
}

/** The figure that is chosen for an alert. */
export function findAlertFact({ fact, facts }: AlertQuestions, answers: Answers): DayValueId | undefined {
  const option = answers[fact];
  return typeof option === 'string' ? facts[option] : undefined;
}

/** An alert and the UTC day from which its coin's readings count. */
export interface DatedAlert extends Alert {
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
    const isMet = value !== undefined && (side === 'above' ? value > figure : value < figure);
    const sign = isSample ? 'sample' : 'live';
    return {
      ...state,
      ...(isMet && !state.met && { met: { day, value, source: sources?.[fact] ?? source, state: sign } }),
      ...(found !== undefined && { known: day }),
      read: day,
    };
  }, before);
}

function toFigure(value: DayValue | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'object' ? value.length : undefined;
}
