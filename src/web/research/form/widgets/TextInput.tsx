import type { ComponentProps } from 'react';
import { toTextValue, type TextValue } from './text-field.ts';

type TextInputProps = Omit<ComponentProps<'input'>, keyof TextValue> & TextValue;

/** A line of text; blank is no answer. */
export function TextInput({ value, onChange, ...native }: TextInputProps) {
  return <input type="text" autoComplete="off" {...native} {...toTextValue({ value, onChange })} />;
}
