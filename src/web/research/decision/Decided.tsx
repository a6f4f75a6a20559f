import type { ReactNode } from 'react';
import type { DueAlert } from '../../../contracts/desk.ts';
import { toDayValueKind } from '../../../contracts/day-values.ts';
import { toAlert } from '../../../engine/alert.ts';
import { isWritten } from '../../../lib/is-written.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { allQuestions } from '../../../engine/questionnaire.ts';
import { listKeptFacts } from '../../../engine/then-and-now.ts';
import { decisionCopy as copy } from '../../copy/research/decision.ts';
import { findKeptPrice } from '../../panels/coin/PriceThen.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { toPrice } from '../../ui/text/amounts.ts';
import { StandMarks } from '../form/StandMarks.tsx';
import { toNumberText } from '../lists/day-value-text.ts';
import type { Decision } from '../record/load-decisions.ts';
import { toBriefUtcDay } from '../../ui/text/moments.ts';
import styles from './Decided.module.css';
import { toEntryDay } from './due-text.ts';

interface DecidedProps {
  readonly decision: Decision;
  /** The decision's, if it is met or cannot be read. */
  readonly due?: DueAlert | undefined;
  readonly actions: ReactNode;
}

/** A decision to read. */
export function Decided({ decision, due, actions }: DecidedProps) {
  const { compiled, record, first, summary } = decision;
  const { questionnaire } = compiled;
  const price = findKeptPrice(listKeptFacts(first));
  const [since, kept] = [first, record].map((one) => toUtcDate(toEntryDay(one)));
  return (
    <Panel title={questionnaire.title} actions={actions}>
      <div className={styles.decided}>
        <p>
          <b className={styles.words}>{summary.words ?? copy.noChoice}</b>{' '}
          <span className={styles.since}>
            {copy.since(since ?? '', price && toPrice(price.value), since === kept ? undefined : kept)}
          </span>
        </p>
        <Texts decision={decision} />
        <Returns decision={decision} due={due} />
      </div>
    </Panel>
  );
}

/** The reasons as lines with their marks, then other texts. */
function Texts({ decision: { compiled, record } }: { readonly decision: Decision }) {
  return allQuestions(compiled.questionnaire).map(({ id, type, cites, title }) => {
    const answer = record.answers[id];
    if (type !== 'text' || !isWritten(answer)) return null;
    if (!cites) {
      return (
        <p key={id} className={styles.text}>
          <span className={styles.since}>{title}</span> {answer}
        </p>
      );
    }
    return (
      <ul key={id} className={styles.reasons} aria-label={title}>
        {answer.split('\n').flatMap((line) =>
          line.trim() === ''
            ? []
            : [
                <li key={line}>
                  <StandMarks stands={[cites]} /> <span>{line}</span>
                </li>,
              ],
        )}
      </ul>
    );
  });
}

/** When it comes back: its condition, and the day to look again. */
function Returns({ decision, due }: Omit<DecidedProps, 'actions'>) {
  const { compiled, record, summary } = decision;
  const today = useToday();
  const asked = compiled.questionnaire.alert;
  const alert = asked && toAlert(asked, record.answers);
  const kind = alert && toDayValueKind(alert.fact);
  if (!alert && summary.day === undefined) return null;
  return (
    <dl className={styles.returns}>
      {alert && kind && (
        <div>
          <dt>{copy.tellMeIf}</dt>
          <dd>
            {copy.condition(
              kind.title,
              alert.side,
              toNumberText(kind.unit, alert.figure),
              toUtcDate(alert.until),
            )}
            {due?.met && (
              <>
                {' '}
                <span className={styles.met}>
                  {copy.met(toBriefUtcDay(due.met.day, today), toNumberText(due.unit, due.met.value))}
                </span>
              </>
            )}
          </dd>
        </div>
      )}
      {summary.day !== undefined && (
        <div>
          <dt>{copy.lookAgainOn}</dt>
          <dd>{toUtcDate(summary.day)}</dd>
        </div>
      )}
    </dl>
  );
}
