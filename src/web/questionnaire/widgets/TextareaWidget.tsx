import { maxTextLength } from '../../../contracts/record.ts';
import { describeField } from '../form/describe-field.ts';
import { getQuestion } from '../form/section-context.ts';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { isCounted, TextCount } from './TextCount.tsx';
import styles from './text.module.css';

/** What is too long is refused with a sentence, never cut: nothing typed or pasted is lost. */
export function TextareaWidget(props: QuestionWidgetProps) {
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
      <textarea
        id={id}
        className={classNames(styles.input, styles.area)}
        rows={3}
        value={text}
        placeholder={placeholder || undefined}
        disabled={disabled}
        {...describeField(id, getQuestion(registry.formContext, name), { rawErrors, counted })}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        onBlur={() => onBlur(id, value)}
      />
      <TextCount id={id} text={text} limit={limit} />
    </>
  );
}
