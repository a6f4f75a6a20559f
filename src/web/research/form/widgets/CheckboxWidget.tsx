import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { describeField } from '../section-form/describe-field.ts';
import { fieldIds } from '../field-ids.ts';
import { getQuestion, type QuestionWidgetProps } from '../section-form/section-context.ts';
import check from '../../../ui/controls/check.module.css';
import styles from './CheckboxWidget.module.css';

export function CheckboxWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, rawErrors, onChange } = props;
  const question = getQuestion(registry.formContext, name);
  return (
    <fieldset className={styles.answers} aria-labelledby={fieldIds.title(id)}>
      <label className={styles.answer}>
        <input
          type="checkbox"
          id={id}
          className={check.box}
          data-key="y"
          aria-label={copy.answerTo(copy.verdicts.yes, question.title)}
          checked={value === true}
          disabled={disabled}
          {...describeField(id, question, { rawErrors })}
          onChange={({ target }) => onChange(target.checked || undefined)}
        />
        {copy.verdicts.yes}
      </label>
      {others.map(({ key, answer, verdict }) => (
        <button
          key={key}
          type="button"
          className={styles.answer}
          data-key={key}
          aria-pressed={value === answer}
          aria-label={copy.answerTo(copy.verdicts[verdict], question.title)}
          disabled={disabled}
          onClick={() => onChange(value === answer ? undefined : answer)}
        >
          {copy.verdicts[verdict]}
        </button>
      ))}
    </fieldset>
  );
}

const others = [
  { key: 'n', answer: false, verdict: 'no' },
  { key: 'c', answer: null, verdict: 'cant-tell' },
] as const;
