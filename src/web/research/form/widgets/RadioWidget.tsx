import { useRef } from 'react';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { getQuestion } from '../section-form/section-context.ts';
import type { QuestionWidgetProps } from '../section-form/section-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { fieldIds } from '../field-ids.ts';
import check from '../../../ui/controls/check.module.css';
import styles from './options.module.css';
import { OptionTitle, shownOptions } from './options.tsx';

/** A chosen option can be removed. */
export function RadioWidget({
  id,
  name,
  value,
  disabled = false,
  registry,
  onChange,
  onBlur,
}: QuestionWidgetProps) {
  const list = useRef<HTMLDivElement>(null);
  const question = getQuestion(registry.formContext, name);
  const chosen = typeof value === 'string' ? [value] : [];
  const clear = () => {
    onChange(undefined);
    list.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.choices} ref={list}>
      {shownOptions(question, chosen).map((option) => (
        <label className={styles.choice} key={option.id}>
          <input
            type="radio"
            id={fieldIds.option(id, option.id)}
            name={id}
            className={classNames(check.box, check.round)}
            value={option.id}
            checked={value === option.id}
            disabled={disabled}
            onChange={() => onChange(option.id)}
            onBlur={() => onBlur(id, value)}
          />
          <OptionTitle option={option} />
        </label>
      ))}
      <button
        type="button"
        className={styles.clear}
        aria-label={copy.clearAnswer(question.title)}
        hidden={chosen.length === 0 || disabled}
        onClick={clear}
      >
        {copy.clear}
      </button>
    </div>
  );
}
