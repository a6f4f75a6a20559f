import type { AlertSide } from '../contracts/alert-sides.ts';
import { findReminder, findReminderDay } from './entry-summary.ts';
import { listAlertNeeds, toAlert } from './alert.ts';
import { isAnswered, type Answers } from './answers.ts';
import { allQuestions, findQuestion, type AlertQuestions, type Questionnaire } from './questionnaire.ts';

/** Whether an entry says the same as an earlier one, whatever it says about when it comes back: its day and its alert. */
export function isKeptFrom(questionnaire: Questionnaire, entry: Answers, earlier: Answers): boolean {
  const returning = listReturning(questionnaire);
  return allQuestions(questionnaire)
    .filter(({ id }) => !returning.includes(id))
    .every(({ id }) => toKey(entry[id]) === toKey(earlier[id]));
}

/** The ids of the questions that say when an entry comes back. */
function listReturning(questionnaire: Questionnaire): readonly string[] {
  const { alert } = questionnaire;
  const reminder = findReminder(questionnaire);
  return [...(reminder ? [reminder.id] : []), ...(alert ? [alert.fact, ...listAlertNeeds(alert)] : [])];
}

function toKey(answer: Answers[string] | undefined): string {
  return isAnswered(answer) ? JSON.stringify(answer) : '';
}

/** When a kept entry comes back: on a day, or once the coin's price passes a limit. */
export type Return =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'price'; readonly side: AlertSide; readonly figure: number; readonly until: string };

interface Keeping {
  readonly returns: Return;
  /** The UTC day, YYYY-MM-DD. */
  readonly today: string;
  /** Its alert was met, or cannot be read: it would bring the entry back at once. */
  readonly alertEnded: boolean;
}

/** The answers of an entry that is kept: the same, with another day or limit that brings it back. */
export function toKeptAnswers(
  questionnaire: Questionnaire,
  answers: Answers,
  { returns, today, alertEnded }: Keeping,
): Answers {
  const { alert } = questionnaire;
  const returning = listReturning(questionnaire);
  const said = Object.fromEntries(Object.entries(answers).filter(([id]) => !returning.includes(id)));
  const own = alert && toAlert(alert, answers);
  const reminder = findReminder(questionnaire);
  if (returns.kind === 'day') {
    const isOpen = own !== undefined && !alertEnded && own.until >= today;
    return {
      ...said,
      ...(alert && isOpen && pick(answers, [alert.fact, ...listAlertNeeds(alert)])),
      ...(reminder && { [reminder.id]: returns.day }),
    };
  }
  const day = findReminderDay(questionnaire, { answers });
  return {
    ...said,
    ...(alert && toPriceAlert(questionnaire, alert, returns)),
    ...(reminder && day !== undefined && day > today && { [reminder.id]: day }),
  };
}

/** Whether an entry can come back by the coin's price. */
export function findPriceOption({ alert }: Pick<Questionnaire, 'alert'>): string | undefined {
  return Object.entries(alert?.facts ?? {}).find(([, fact]) => fact === 'price')?.[0];
}

function toPriceAlert(
  questionnaire: Questionnaire,
  alert: AlertQuestions,
  { side, figure, until }: Extract<Return, { readonly kind: 'price' }>,
): Answers {
  const sides = findQuestion(questionnaire, alert.side)?.question.options ?? [];
  const isAbove = side === 'above';
  const option = sides.find(({ id, retired }) => !retired && (id === alert.above) === isAbove)?.id;
  const fact = findPriceOption(questionnaire);
  if (fact === undefined || option === undefined) return {};
  return { [alert.fact]: fact, [alert.side]: option, [alert.figure]: figure, [alert.until]: until };
}

function pick(answers: Answers, ids: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.includes(id)));
}
