import check from '../../../../ui/controls/check.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import { fieldIds } from '../../field-ids.ts';
import { getQuestionOf, type QuestionWidgetProps } from '../../section-form/section-context.ts';
import options from '../options.module.css';
import { ClearAnswer } from '../options.tsx';
import styles from './scale.module.css';

export function ScaleWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, onChange } = props;
  const question = getQuestionOf(registry.formContext, name, 'scale');
  const { from, to, low, high } = question.settings;
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const ends = new Map([
    [from, low],
    [to, high],
  ]);
  return (
    <div className={options.choices}>
      <div className={styles.steps}>
        {steps.map((step) => (
          <label className={styles.step} key={step}>
            <input
              type="radio"
              id={fieldIds.option(id, String(step))}
              name={id}
              className={classNames(check.box, check.round)}
              checked={value === step}
              disabled={disabled}
              onChange={() => onChange(step)}
            />
            <span>{step}</span> {ends.has(step) && <span className={styles.end}>{ends.get(step)}</span>}
          </label>
        ))}
      </div>
      <ClearAnswer
        of={question}
        hidden={value === undefined || disabled}
        onClear={() => onChange(undefined)}
      />
    </div>
  );
}
