import { useLayoutEffect, useRef } from 'react';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { describeField } from '../form/describe-field.ts';
import { fieldIds } from '../form/field-ids.ts';
import { getQuestion } from '../form/section-context.ts';
import check from '../../ui/controls/check.module.css';
import type { ShownFirstProps } from './show-first.tsx';
import styles from './CheckboxWidget.module.css';

export function CheckboxWidget(props: ShownFirstProps) {
  const { id, name, value, disabled = false, registry, rawErrors, onChange, onBlur, onShown } = props;
  const question = getQuestion(registry.formContext, name);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.checked = value === true;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the form's answer may differ from the ticked state
  }, [value, props.accepted]);
  const isPressed = value === false || value === null;
  return (
    <fieldset className={styles.answers} aria-labelledby={fieldIds.title(id)}>
      <label className={styles.answer}>
        <input
          ref={box}
          type="checkbox"
          id={id}
          className={check.box}
          data-key="y"
          aria-label={copy.answerTo(copy.verdicts.yes, question.title)}
          defaultChecked={value === true}
          disabled={disabled}
          {...describeField(id, question, { rawErrors })}
          // React renders the buttons beside it.
          onChange={({ target }) => (isPressed ? onChange : onShown)(target.checked || undefined)}
          onBlur={() => onBlur(id, value)}
        />
        {copy.verdicts.yes}
      </label>
      {others.map(({ key, answer, verdict }) => (
        <button
          key={key}
          type="button"
          className={styles.answer}
          data-key={key}
          aria-pressed={value === answer}
          aria-label={copy.answerTo(copy.verdicts[verdict], question.title)}
          disabled={disabled}
          onClick={() => onChange(value === answer ? undefined : answer)}
        >
          {copy.verdicts[verdict]}
        </button>
      ))}
    </fieldset>
  );
}

const others = [
  { key: 'n', answer: false, verdict: 'no' },
  { key: 'c', answer: null, verdict: 'cant-tell' },
] as const;
