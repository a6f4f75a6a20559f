import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { describeField } from '../form/describe-field.ts';
import { getQuestion } from '../form/section-context.ts';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import { shownOptions } from './options.tsx';
import styles from './text.module.css';

/** One of many options in the system's own list, which a phone shows in its own way. */
export function SelectWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, rawErrors, onChange, onBlur } = props;
  const question = getQuestion(registry.formContext, name);
  const chosen = typeof value === 'string' ? value : '';
  return (
    <select
      id={id}
      className={styles.input}
      value={chosen}
      disabled={disabled}
      {...describeField(id, question, { rawErrors })}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onBlur={() => onBlur(id, value)}
    >
      <option value="">{copy.noneChosen}</option>
      {shownOptions(question, [chosen]).map((option) => (
        <option key={option.id} value={option.id}>
          {option.retired ? `${option.title} ${copy.retired}` : option.title}
        </option>
      ))}
    </select>
  );
}
