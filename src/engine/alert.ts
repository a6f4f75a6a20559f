import type { DayValueId } from '../contracts/day-values.ts';
import type { AlertSide } from '../contracts/desk.ts';
import { isAnswered } from './answers.ts';
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
  if (!alert) return undefined;
  const { answers } = withCurrentIds(questionnaire, stored);
  const [option, side, figure, until] = [alert.fact, alert.side, alert.figure, alert.until].map(
    (id) => answers[id],
  );
  const fact = typeof option === 'string' ? alert.facts[option] : undefined;
  if (fact === undefined || !isAnswered(side)) return undefined;
  if (typeof figure !== 'number' || typeof until !== 'string') return undefined;
  return { fact, side: side === alert.above ? 'above' : 'below', figure, until };
}
