import type { KeyboardEvent } from 'react';
import { isModified } from '../../../../ui/next-by-key.ts';
import { isComposing } from '../../../../ui/is-composing.ts';
import { describeField } from '../../section-form/describe-field.ts';
import { getQuestionOf, type QuestionWidgetProps } from '../../section-form/section-context.ts';
import { useTypedNumber } from '../../use-typed-number.ts';
import { FigureField, toUnitBeside } from './FigureField.tsx';

/** Accepts any language's number format, with its unit before or after. */
export function NumberWidget(props: QuestionWidgetProps) {
  const { id, name, value, schema, disabled = false, registry, rawErrors, onChange } = props;
  const question = getQuestionOf(registry.formContext, name, 'number');
  const { unit = 'count' } = question.settings;
  const typed = useTypedNumber(value, unit, onChange);
  const step = (event: KeyboardEvent) => {
    const by = isModified(event) ? undefined : steps[event.key];
    if (
      by === undefined ||
      isComposing(event) ||
      question.settings.step === undefined ||
      typeof value === 'string'
    )
      return;
    event.preventDefault();
    const next = (typeof value === 'number' ? value : 0) + by * question.settings.step;
    // Avoids rounding errors of binary fractions.
    onChange(Number(next.toFixed(12)));
  };
  return (
    <FigureField
      id={id}
      typed={typed}
      {...toUnitBeside(unit)}
      disabled={disabled}
      toField={(also) => ({
        inputMode: toKeyboard(schema),
        onKeyDown: step,
        ...describeField(id, question, { rawErrors, also }),
      })}
    />
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Numeric keyboards of some phones have no minus. */
function toKeyboard({ type, minimum = -1 }: QuestionWidgetProps['schema']): 'text' | 'numeric' | 'decimal' {
  if (minimum < 0) return 'text';
  return type === 'integer' ? 'numeric' : 'decimal';
}
