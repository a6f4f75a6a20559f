import type { ComponentProps, KeyboardEvent } from 'react';
import { toUtcDate } from '../../../../../lib/moment-format.ts';
import { isDay } from '../../../../../lib/utc-day.ts';
import { fieldIds } from '../../field-ids.ts';
import styles from './date.module.css';

/** Value of an incomplete day: not a day, so that it is refused instead of counting as no answer. */
const unfinished = 'unfinished';

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onKeyUp'> {
  readonly id: string;
  readonly value: unknown;
  /** A UTC day, undefined for an empty field, or a text that is no day. */
  readonly onChange: (day: string | undefined) => void;
}

/** In the system's format. */
export function DayInput({ value, max = '9999-12-31', onChange, ...native }: DayInputProps) {
  // The browser reports no change for an incomplete day.
  const lookAtPart = ({ currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const part = currentTarget.validity.badInput ? unfinished : undefined;
    if (part !== value && (part === unfinished || value === unfinished)) onChange(part);
  };
  return (
    <input
      {...native}
      type="date"
      max={max}
      value={typeof value === 'string' && value !== unfinished ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onKeyUp={lookAtPart}
    />
  );
}

/** The day in the app's format; empty for anything but a day. */
export function WrittenDay({ id, value }: { readonly id: string; readonly value: unknown }) {
  if (!isWholeDay(value)) return null;
  return (
    <output className={styles.day} id={fieldIds.count(id)}>
      {toUtcDate(value)}
    </output>
  );
}

export function isWholeDay(value: unknown): value is string {
  return typeof value === 'string' && isDay(value);
}
