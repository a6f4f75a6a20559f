import type { ReactNode } from 'react';
import type { Option } from '../../../../engine/vocabulary.ts';
import check from '../../../ui/controls/check.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { fieldIds } from '../field-ids.ts';
import { getQuestion, type QuestionWidgetProps } from '../section-form/section-context.ts';
import { ClearAnswer, shownOptions } from './options.tsx';

interface RadioOptionsProps {
  readonly field: QuestionWidgetProps;
  readonly className: string | undefined;
  readonly clearClass?: string | undefined;
  readonly canClear: boolean;
  readonly toOptionClass: (option: Option) => string | undefined;
  readonly renderWords: (option: Option) => ReactNode;
}

/** One of several options. A chosen one can be removed. */
export function RadioOptions(props: RadioOptionsProps) {
  const { field, className, clearClass, canClear, toOptionClass, renderWords } = props;
  const { id, name, value, disabled = false, registry, onChange } = field;
  const question = getQuestion(registry.formContext, name);
  const chosen = typeof value === 'string' ? [value] : [];
  return (
    <div className={className}>
      {shownOptions(question, chosen).map((option) => (
        <label className={toOptionClass(option)} key={option.id}>
          <input
            type="radio"
            id={fieldIds.option(id, option.id)}
            name={id}
            className={classNames(check.box, check.round)}
            value={option.id}
            checked={value === option.id}
            disabled={disabled}
            onChange={() => onChange(option.id)}
          />
          {renderWords(option)}
        </label>
      ))}
      <ClearAnswer
        of={question}
        className={clearClass}
        hidden={chosen.length === 0 || disabled || !canClear}
        onClear={() => onChange(undefined)}
      />
    </div>
  );
}
