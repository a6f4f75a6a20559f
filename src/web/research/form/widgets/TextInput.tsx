import type { ComponentProps } from 'react';
import { toTextValue, type TextValue } from './text-field.ts';
import styles from './text.module.css';

type TextInputProps = Omit<ComponentProps<'input'>, keyof TextValue> & TextValue;

/** A line of text; blank is no answer. */
export function TextInput({ value, onChange, ...native }: TextInputProps) {
  return (
    <input
      type="text"
      className={styles.input}
      autoComplete="off"
      {...native}
      {...toTextValue({ value, onChange })}
    />
  );
}
