import { isCantTell } from '../../../engine/answers/cant-tell.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { describeField } from '../form/describe-field.ts';
import { getQuestion } from '../form/section-context.ts';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import check from '../../ui/controls/check.module.css';
import styles from './CheckboxWidget.module.css';

/** A box for yes, and a button for who has looked and can't tell. */
export function CheckboxWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, rawErrors, onChange, onBlur } = props;
  const question = getQuestion(registry.formContext, name);
  const unclear = value === null && isCantTell(question, value);
  return (
    <>
      <input
        type="checkbox"
        id={id}
        className={check.box}
        checked={value === true}
        disabled={disabled}
        {...describeField(id, question, { rawErrors })}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={() => onBlur(id, value)}
      />
      <button
        type="button"
        className={styles.cantTell}
        aria-pressed={unclear}
        aria-label={copy.cantTellWhich(question.title)}
        disabled={disabled}
        onClick={() => onChange(unclear ? undefined : null)}
      >
        {copy.cantTell}
      </button>
    </>
  );
}
