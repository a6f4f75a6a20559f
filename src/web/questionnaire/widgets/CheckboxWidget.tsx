import { useLayoutEffect, useRef } from 'react';
import { isCantTell } from '../../../engine/answers/cant-tell.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { describeField } from '../form/describe-field.ts';
import { getQuestion } from '../form/section-context.ts';
import check from '../../ui/controls/check.module.css';
import type { ShownFirstProps } from './show-first.tsx';
import styles from './CheckboxWidget.module.css';

/** A box for yes, and a button for who has looked and can't tell. */
export function CheckboxWidget(props: ShownFirstProps) {
  const { id, name, value, disabled = false, registry, rawErrors, onChange, onBlur, onShown, taken } = props;
  const question = getQuestion(registry.formContext, name);
  const unclear = value === null && isCantTell(question, value);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.checked = value === true;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what the form has taken may not be what was ticked
  }, [value, taken]);
  return (
    <>
      <input
        ref={box}
        type="checkbox"
        id={id}
        className={check.box}
        defaultChecked={value === true}
        disabled={disabled}
        {...describeField(id, question, { rawErrors })}
        // The button beside it is React's to draw.
        onChange={({ target }) => (unclear ? onChange : onShown)(target.checked)}
        onBlur={() => onBlur(id, value)}
      />
      <button
        type="button"
        className={styles.cantTell}
        aria-pressed={unclear}
        aria-label={copy.cantTellWhich(question.title)}
        disabled={disabled}
        onClick={() => onChange(unclear ? undefined : null)}
      >
        {copy.cantTell}
      </button>
    </>
  );
}
