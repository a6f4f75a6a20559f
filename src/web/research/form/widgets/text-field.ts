import type { Column } from '../../../../engine/cells.ts';
import type { Question } from '../../../../engine/questionnaire.ts';
import { maxTextLength } from '../../../../contracts/record.ts';
import { countCharacters } from '../../../../lib/count-characters.ts';
import { fieldIds } from '../field-ids.ts';
import { describeField } from '../section-form/describe-field.ts';
import { getQuestion, type QuestionWidgetProps } from '../section-form/section-context.ts';

/** Share of the limit below which a counter would only distract. */
const countedFrom = 0.9;

/** A text over the limit is refused with a message, never cut, so that nothing is lost. */
export function toTextField(props: QuestionWidgetProps) {
  const { id, name, schema, placeholder, disabled = false, registry, rawErrors } = props;
  const limit = schema.maxLength ?? maxTextLength;
  const question = getQuestion(registry.formContext, name);
  const field = toTextValue(props);
  const length = countCharacters(field.value);
  const counted = length >= limit * countedFrom;
  return {
    field: {
      id,
      ...field,
      placeholder: placeholder || undefined,
      disabled,
      ...describeField(id, question, { rawErrors, also: [counted && fieldIds.count(id)] }),
      ...toTrimming(question, props),
    },
    count: counted ? { id, length, limit } : undefined,
  };
}

/** A text as a question or a cell has it: anything else is shown as a blank field. */
export interface TextValue {
  readonly value?: unknown;
  readonly onChange: (text: string | undefined) => void;
}

/** The same as a field has it. */
export function toTextValue({ value, onChange }: TextValue) {
  return {
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value === '' ? undefined : target.value),
  };
}

/** For a text of a pattern, when its field is left: copied ones often have blanks around them. */
export function toTrimming({ type, settings }: Question | Column, { value, onChange }: TextValue) {
  if (type !== 'text' || settings.patternWords === undefined || typeof value !== 'string') return undefined;
  const trimmed = value.trim();
  const trim = () => {
    if (trimmed !== value) onChange(trimmed === '' ? undefined : trimmed);
  };
  return {
    onBlur: trim,
    // Enter saves the section without leaving the field.
    onKeyDown: ({ key }: { readonly key: string }) => {
      if (key === 'Enter') trim();
    },
  };
}
