import { maxTextLength } from '../../../contracts/record.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { classNames } from '../../ui/class-names.ts';
import { toCount } from '../../ui/text/amounts.ts';
import { describeField } from '../form/describe-field.ts';
import { fieldIds } from '../form/field-ids.ts';
import { getQuestion } from '../form/section-context.ts';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import styles from './text.module.css';

/** Below this share of the limit a counter would only distract. */
const countedFrom = 0.9;

export function TextWidget(props: QuestionWidgetProps) {
  const { field, count } = toTextField(props);
  return (
    <>
      <input {...field} type="text" className={styles.input} autoComplete="off" />
      {count && <TextCount {...count} />}
    </>
  );
}

export function TextareaWidget(props: QuestionWidgetProps) {
  const { field, count } = toTextField(props);
  return (
    <>
      <textarea {...field} className={classNames(styles.input, styles.area)} rows={3} />
      {count && <TextCount {...count} />}
    </>
  );
}

interface TextCountProps {
  readonly id: string;
  readonly length: number;
  readonly limit: number;
}

function TextCount({ id, length, limit }: TextCountProps) {
  const over = length > limit;
  return (
    <p className={classNames(styles.count, over && styles.over)} id={fieldIds.count(id)}>
      {copy.textLength(toCount(length), toCount(limit))}
      {over && copy.textTooLong}
    </p>
  );
}

/**
 * What a text field of any size needs of its question. What is too long is refused with a sentence, never cut:
 * nothing typed or pasted is lost.
 */
function toTextField(props: QuestionWidgetProps) {
  const { id, name, value, schema, placeholder, disabled = false, registry, rawErrors } = props;
  const limit = schema.maxLength ?? maxTextLength;
  const text = typeof value === 'string' ? value : '';
  const counted = text.length >= limit * countedFrom;
  return {
    field: {
      id,
      value: text,
      placeholder: placeholder || undefined,
      disabled,
      ...describeField(id, getQuestion(registry.formContext, name), { rawErrors, counted }),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        props.onChange(target.value === '' ? undefined : target.value),
      onBlur: () => props.onBlur(id, value),
    },
    count: counted ? { id, length: text.length, limit } : undefined,
  };
}
