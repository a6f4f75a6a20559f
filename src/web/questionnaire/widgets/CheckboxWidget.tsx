import { describeField } from '../form/describe-field.ts';
import { getQuestion } from '../form/section-context.ts';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import styles from '../../ui/controls/check.module.css';

export function CheckboxWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, rawErrors, onChange, onBlur } = props;
  return (
    <input
      type="checkbox"
      id={id}
      className={styles.box}
      checked={value === true}
      disabled={disabled}
      {...describeField(id, getQuestion(registry.formContext, name), { rawErrors })}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={() => onBlur(id, value)}
    />
  );
}
