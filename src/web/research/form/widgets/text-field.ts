import { maxTextLength } from '../../../../contracts/record.ts';
import { countCharacters } from '../../../../lib/count-characters.ts';
import { describeField } from '../section-form/describe-field.ts';
import { getQuestion } from '../section-form/section-context.ts';
import type { QuestionWidgetProps } from '../section-form/section-context.ts';

/** Share of the limit below which a counter would only distract. */
const countedFrom = 0.9;

/** A text over the limit is refused with a message, never cut, so that nothing is lost. */
export function toTextField(props: QuestionWidgetProps) {
  const { id, name, value, schema, placeholder, disabled = false, registry, rawErrors } = props;
  const limit = schema.maxLength ?? maxTextLength;
  const text = typeof value === 'string' ? value : '';
  const length = countCharacters(text);
  const counted = length >= limit * countedFrom;
  return {
    field: {
      id,
      value: text,
      placeholder: placeholder || undefined,
      disabled,
      ...describeField(id, getQuestion(registry.formContext, name), { rawErrors, counted }),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        props.onChange(target.value === '' ? undefined : target.value),
    },
    count: counted ? { id, length, limit } : undefined,
  };
}
