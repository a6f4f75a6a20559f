import type { ReactNode } from 'react';
import type { DueAlert } from '../../../contracts/desk.ts';
import { listAlerts } from '../../../engine/alert.ts';
import { isWritten } from '../../../lib/is-written.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { allQuestions } from '../../../engine/questionnaire.ts';
import { listKeptFacts } from '../../../engine/then-and-now.ts';
import { decisionCopy as copy } from '../../copy/research/decision.ts';
import { findKeptPrice } from '../../panels/coin/PriceThen.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { toPrice } from '../../ui/text/amounts.ts';
import { StandMarks } from '../form/StandMarks.tsx';
import type { Decision } from '../record/load-decisions.ts';
import { ConditionList } from './ConditionList.tsx';
import styles from './Decided.module.css';
import { toEntryDay } from './due-text.ts';

interface DecidedProps {
  readonly decision: Decision;
  /** The conditions of decisions that are met or cannot be read; undefined: not known. */
  readonly due?: readonly DueAlert[] | undefined;
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

/** When it comes back: its conditions, and the day to look again. */
function Returns({ decision, due }: Omit<DecidedProps, 'actions'>) {
  const { compiled, record, summary } = decision;
  const alerts = listAlerts(compiled.questionnaire, record.answers);
  if (alerts.length === 0 && summary.day === undefined) return null;
  return (
    <dl className={styles.returns}>
      {alerts.length > 0 && (
        <div>
          <dt>{copy.tellMeIf}</dt>
          <dd>
            <ConditionList decision={decision} alerts={alerts} due={due} />
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
