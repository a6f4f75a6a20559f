import { maxTextLength } from '../../../contracts/record.ts';
import { describeField } from '../form/describe-field.ts';
import { getQuestion } from '../form/section-context.ts';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import { isCounted, TextCount } from './TextCount.tsx';
import styles from './text.module.css';

export function TextWidget(props: QuestionWidgetProps) {
  const {
    id,
    name,
    value,
    schema,
    placeholder,
    disabled = false,
    registry,
    rawErrors,
    onChange,
    onBlur,
  } = props;
  const limit = schema.maxLength ?? maxTextLength;
  const text = typeof value === 'string' ? value : '';
  const counted = isCounted(text, limit);
  return (
    <>
      <input
        type="text"
        id={id}
        className={styles.input}
        value={text}
        placeholder={placeholder || undefined}
        disabled={disabled}
        autoComplete="off"
        {...describeField(id, getQuestion(registry.formContext, name), { rawErrors, counted })}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        onBlur={() => onBlur(id, value)}
      />
      <TextCount id={id} text={text} limit={limit} />
    </>
  );
}
