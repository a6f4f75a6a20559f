import type { KeyboardEvent } from 'react';
import { findCurrency, toUnitName } from '../../../../../engine/units.ts';
import type { Unit } from '../../../../../engine/unit-names.ts';
import { isModified } from '../../../../ui/next-by-key.ts';
import { isComposing } from '../../../../ui/is-composing.ts';
import { describeField } from '../../section-form/describe-field.ts';
import { fieldIds } from '../../field-ids.ts';
import { getQuestionOf } from '../../section-form/section-context.ts';
import type { QuestionWidgetProps } from '../../section-form/section-context.ts';
import text from '../text.module.css';
import { useTypedNumber } from '../../use-typed-number.ts';
import styles from './number.module.css';

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
    <>
      <div className={styles.row}>
        <UnitName id={id} unit={unit} place="before" />
        <input
          id={id}
          type="text"
          inputMode={toKeyboard(schema)}
          className={text.input}
          autoComplete="off"
          value={typed.text}
          disabled={disabled}
          {...describeField(id, question, {
            rawErrors,
            also: [hasName(unit) && fieldIds.unit(id), typed.remark !== undefined && fieldIds.count(id)],
          })}
          onChange={typed.onType}
          onKeyDown={step}
        />
        <UnitName id={id} unit={unit} place="after" />
      </div>
      <output className={text.count} id={fieldIds.count(id)}>
        {typed.remark}
      </output>
    </>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Numeric keyboards of some phones have no minus. */
function toKeyboard({ type, minimum = -1 }: QuestionWidgetProps['schema']): 'text' | 'numeric' | 'decimal' {
  if (minimum < 0) return 'text';
  return type === 'integer' ? 'numeric' : 'decimal';
}

/** A year has no unit beside it. */
function hasName(unit: Unit): boolean {
  return unit !== 'count' && unit !== 'year';
}

interface UnitNameProps {
  readonly id: string;
  readonly unit: Unit;
  readonly place: 'before' | 'after';
}

function UnitName({ id, unit, place }: UnitNameProps) {
  const isBefore = findCurrency(unit) !== undefined;
  if (!hasName(unit) || isBefore !== (place === 'before')) return null;
  return (
    <span className={styles.unit} id={fieldIds.unit(id)}>
      {toUnitName(unit)}
    </span>
  );
}
