import type { Bounds } from '../contracts/coin-facts.ts';
import { findBounds } from '../contracts/figures.ts';
import type { AlertSide } from '../contracts/alert-sides.ts';
import { listAlertNeeds, toAlert, type Alert } from './alert.ts';
import type { Answers } from './answers.ts';
import type { FigureLimits } from '../lib/list-limits.ts';
import type { Fault } from './answers/fault.ts';
import type { QuestionFault } from './form.ts';
import type { AlertQuestions } from './questionnaire.ts';

/**
 * What is wrong with an alert that a save changes: its last day is before `day`, the UTC day of the entry, or no value can
 * pass its figure. An alert as it was `before` stays as it is.
 */
export function findAlertFaults(
  { alert }: { readonly alert?: AlertQuestions | undefined },
  answers: Answers,
  { before, day }: { readonly before: Answers; readonly day: string },
): readonly QuestionFault[] {
  if (!alert) return [];
  const asked = toAlert(alert, answers);
  const isSame = [alert.fact, ...listAlertNeeds(alert)].every((id) => answers[id] === before[id]);
  if (!asked || isSame) return [];
  const fault = findFigureFault(asked);
  return [
    ...(fault ? [{ questionId: alert.figure, fault }] : []),
    ...(asked.until < day ? [{ questionId: alert.until, fault: { kind: 'before-day', day } } as const] : []),
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
