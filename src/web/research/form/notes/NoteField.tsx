import { useState } from 'react';
import { completeLink } from '../../../../lib/link-host.ts';
import type { NotePart } from '../../../../engine/content.ts';
import { findNoteFault } from '../../../../engine/form.ts';
import type { Question } from '../../../../engine/questionnaire.ts';
import { notesCopy as copy } from '../../../copy/research/notes.ts';
import { classNames } from '../../../ui/class-names.ts';
import { fieldIds } from '../field-ids.ts';
import { toNoteSentence } from '../section-form/problems.ts';
import text from '../widgets/text.module.css';
import styles from './notes.module.css';

interface NoteFieldProps {
  readonly id: string;
  readonly part: NotePart;
  readonly question: Question;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

/** Shows a problem only after the field loses the focus. */
export function NoteField({ id, part, question, value, disabled, onChange }: NoteFieldProps) {
  const [left, setLeft] = useState(value !== '');
  const fault = left ? findNoteFault(part, value) : undefined;
  const complete = () => {
    const completed = completeLink(value);
    if (part === 'source' && completed !== value) onChange(completed);
  };
  const field = {
    id,
    value,
    disabled,
    autoComplete: 'off',
    'aria-label': copy.to(copy[part], question.title),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? fieldIds.error(id) : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
    onBlur: () => {
      complete();
      setLeft(true);
    },
  } as const;
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {copy[part]}
      </label>
      {part === 'text' ? (
        <textarea {...field} className={classNames(text.input, text.area)} rows={2} />
      ) : (
        <input
          {...field}
          type="url"
          inputMode="url"
          className={text.input}
          placeholder="https://"
          // Enter saves the section without leaving the field.
          onKeyDown={({ key }) => key === 'Enter' && complete()}
        />
      )}
      {fault && (
        <p className={styles.error} id={fieldIds.error(id)}>
          {toNoteSentence(question.title, fault)}
        </p>
      )}
    </div>
  );
}
