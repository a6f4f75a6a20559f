import type { Column } from '../../../../engine/cells.ts';
import type { Question } from '../../../../engine/questionnaire.ts';
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
  const question = getQuestion(registry.formContext, name);
  const trim = toTrim(question, props);
  const text = typeof value === 'string' ? value : '';
  const length = countCharacters(text);
  const counted = length >= limit * countedFrom;
  return {
    field: {
      id,
      value: text,
      placeholder: placeholder || undefined,
      disabled,
      ...describeField(id, question, { rawErrors, counted }),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        props.onChange(target.value === '' ? undefined : target.value),
      onBlur: trim,
      // Enter saves the section without leaving the field.
      onKeyDown: ({ key }: { readonly key: string }) => {
        if (key === 'Enter') trim?.();
      },
    },
    count: counted ? { id, length, limit } : undefined,
  };
}

interface TrimmedField {
  readonly value?: unknown;
  readonly onChange: (text: string | undefined) => void;
}

/** For a text of a pattern, when its field is left: copied ones often have blanks around them. */
export function toTrim(
  { type, settings }: Question | Column,
  { value, onChange }: TrimmedField,
): (() => void) | undefined {
  if (type !== 'text' || settings.patternWords === undefined || typeof value !== 'string') return undefined;
  const trimmed = value.trim();
  return () => {
    if (trimmed !== value) onChange(trimmed === '' ? undefined : trimmed);
  };
}
