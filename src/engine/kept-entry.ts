import type { AlertSide } from '../contracts/alert-sides.ts';
import { findReminder, findReminderDay } from './entry-summary.ts';
import { listAlertRows, listAlerts } from './alert.ts';
import { isAnswered, type Answers } from './answers.ts';
import { allQuestions, findQuestion, type Questionnaire } from './questionnaire.ts';
import type { Row } from './vocabulary.ts';

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
  return [...(reminder ? [reminder.id] : []), ...(alert ? [alert.table] : [])];
}

function toKey(answer: Answers[string] | undefined): string {
  return isAnswered(answer) ? JSON.stringify(answer) : '';
}

/** When a kept entry comes back: on a day, or once the coin's price passes a limit. */
export type Return =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'price'; readonly side: AlertSide; readonly figure: number; readonly until: string };

/** What has become of an entry's alerts. */
interface AlertsNow {
  /** The UTC day, YYYY-MM-DD. */
  readonly today: string;
  /** The numbers of those that are met or cannot be read: they would bring the entry back at once. */
  readonly ended: readonly number[];
}

interface Keeping extends AlertsNow {
  readonly returns: Return;
}

/**
 * The answers of an entry that is kept: the same, with another day or limit that brings it back. Its open alerts stay, but one of
 * the price on the same side, which the new limit replaces.
 */
export function toKeptAnswers(
  questionnaire: Questionnaire,
  answers: Answers,
  { returns, ...now }: Keeping,
): Answers {
  const { alert } = questionnaire;
  const returning = listReturning(questionnaire);
  const said = Object.fromEntries(Object.entries(answers).filter(([id]) => !returning.includes(id)));
  const reminder = findReminder(questionnaire);
  const day = returns.kind === 'day' ? returns.day : findReminderDay(questionnaire, { answers });
  const price = returns.kind === 'price' ? toPriceRow(questionnaire, returns) : undefined;
  const rows = [...listLeft(questionnaire, answers, now, returns), ...(price ? [price] : [])];
  return {
    ...said,
    ...(alert && rows.length > 0 && { [alert.table]: rows }),
    ...(reminder && day !== undefined && day > now.today && { [reminder.id]: day }),
  };
}

/** The rows of the alerts that a kept entry has still. */
function listLeft(
  questionnaire: Questionnaire,
  answers: Answers,
  { today, ended }: AlertsNow,
  returns: Return,
): readonly Row[] {
  const { alert } = questionnaire;
  const rows = alert ? listAlertRows(alert, answers) : [];
  return listAlerts(questionnaire, answers)
    .filter(({ number, until }) => !ended.includes(number) && until >= today)
    .filter(({ fact, side }) => returns.kind === 'day' || fact !== 'price' || side !== returns.side)
    .map(({ number }) => rows[number - 1])
    .filter((row) => row !== undefined);
}

/** Whether an entry can be kept until the price passes a limit on that side: its table has a row left. */
export function hasRoomForPrice(
  questionnaire: Questionnaire,
  answers: Answers,
  now: AlertsNow,
  side: AlertSide,
): boolean {
  const { alert } = questionnaire;
  const table = alert && findQuestion(questionnaire, alert.table)?.question;
  const returns = { kind: 'price', side, figure: 0, until: now.today } as const;
  return table?.type === 'rows' && listLeft(questionnaire, answers, now, returns).length < table.settings.max;
}

/** The option for the price; undefined: no entry comes back by it. */
export function findPriceOption({ alert }: Pick<Questionnaire, 'alert'>): string | undefined {
  return Object.entries(alert?.facts ?? {}).find(([, fact]) => fact === 'price')?.[0];
}

function toPriceRow(
  questionnaire: Questionnaire,
  { side, figure, until }: Extract<Return, { readonly kind: 'price' }>,
): Row | undefined {
  const { alert } = questionnaire;
  const table = alert && findQuestion(questionnaire, alert.table)?.question;
  if (table?.type !== 'rows') return undefined;
  const sides = table.settings.columns.find(({ id }) => id === alert?.side)?.options ?? [];
  const isAbove = side === 'above';
  const option = sides.find(({ id, retired }) => !retired && (id === alert?.above) === isAbove)?.id;
  const fact = findPriceOption(questionnaire);
  if (!alert || fact === undefined || option === undefined) return undefined;
  return { [alert.fact]: fact, [alert.side]: option, [alert.figure]: figure, [alert.until]: until };
}
