import { findReminder } from './entry-summary.ts';
import { listAlertNeeds } from './alert.ts';
import { isAnswered, type Answers } from './answers.ts';
import { allQuestions, type Questionnaire } from './questionnaire.ts';

/** Whether an entry says the same as an earlier one, whatever it says about when it comes back: its day and its alert. */
export function isKeptFrom(questionnaire: Questionnaire, entry: Answers, earlier: Answers): boolean {
  const returning = listReturning(questionnaire);
  return allQuestions(questionnaire)
    .filter(({ id }) => !returning.includes(id))
    .every(({ id }) => toKey(entry[id]) === toKey(earlier[id]));
}

/** The ids of the questions that say when an entry comes back. */
export function listReturning(questionnaire: Questionnaire): readonly string[] {
  const { alert } = questionnaire;
  const reminder = findReminder(questionnaire);
  return [...(reminder ? [reminder.id] : []), ...(alert ? [alert.fact, ...listAlertNeeds(alert)] : [])];
}

function toKey(answer: Answers[string] | undefined): string {
  return isAnswered(answer) ? JSON.stringify(answer) : '';
}
