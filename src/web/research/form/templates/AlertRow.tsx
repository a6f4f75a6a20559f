import { useContext, type ReactNode } from 'react';
import type { DayValueId } from '../../../../contracts/day-values.ts';
import { allFacts, type FactId } from '../../../../contracts/coin-facts.ts';
import { findAlertFact, listAlertNeeds } from '../../../../engine/alert.ts';
import type { AlertQuestions } from '../../../../engine/questionnaire.ts';
import { alertRowCopy as copy } from '../../../copy/research/reasons.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { fieldIds, getSectionId } from '../field-ids.ts';
import { FormSlotsContext } from '../form-slots.ts';
import type { SectionContext } from '../section-form/section-context.ts';
import { useWritten } from '../section-form/written-store.ts';
import styles from './AlertRow.module.css';

interface AlertRowProps {
  readonly alert: AlertQuestions;
  readonly context: SectionContext;
  /** The controls by question id. */
  readonly controls: Readonly<Record<string, ReactNode>>;
}

/** An alert's questions as one sentence, with today's value of its figure under it. */
export function AlertRow({ alert, context, controls }: AlertRowProps) {
  const { written } = context;
  const fact = useWritten(written, ({ answers }) => findAlertFact(alert, answers));
  const isAsked = fact !== undefined;
  const remove = () =>
    [alert.fact, ...listAlertNeeds(alert)].forEach((id) => written.setAnswer(id, undefined));
  return (
    <div className={styles.alert}>
      <div className={styles.row}>
        <span>{copy.tellMeIf}</span>
        {controls[alert.fact]}
        {isAsked && (
          <>
            <span>{copy.is}</span>
            {controls[alert.side]}
            {controls[alert.figure]}
            <span>{copy.until}</span>
            {controls[alert.until]}
            <button type="button" className={styles.remove} aria-label={copy.remove} onClick={remove}>
              <Icon name="close" />
            </button>
          </>
        )}
      </div>
      {isAsked && <Now context={context} alert={alert} fact={fact} />}
    </div>
  );
}

interface NowProps extends Pick<AlertRowProps, 'context' | 'alert'> {
  readonly fact: DayValueId;
}

function Now({ context: { questionnaireId }, alert, fact }: NowProps) {
  const { renderEvidence } = useContext(FormSlotsContext);
  const id = toFactId(fact);
  if (id === undefined || !renderEvidence) return null;
  return (
    <div className={styles.now}>
      <span>{copy.now}</span>
      <div>
        {renderEvidence({
          describes: fieldIds.evidence(getSectionId(questionnaireId, alert.fact)),
          // Named by its title, the fact is shown without it.
          of: { title: allFacts[id].title, evidence: [{ fact: id }] },
        })}
      </div>
      <span>{copy.daily}</span>
    </div>
  );
}

/** The price of a day is the last daily close. */
function toFactId(id: DayValueId): FactId | undefined {
  if (id === 'price_change') return undefined;
  return id === 'price' ? 'price_close' : id;
}
