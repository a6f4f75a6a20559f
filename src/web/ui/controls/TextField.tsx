import { isTooLong } from '../../../lib/count-characters.ts';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { uiCopy as copy } from '../../copy/ui.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Message } from '../blocks/Message.tsx';
import { Field, type FieldLabel } from './Field.tsx';
import field from './field.module.css';
import styles from './TextField.module.css';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'maxLength'>, FieldLabel {
  readonly error?: string | undefined;
  /** Replaces the error. */
  readonly below?: ReactNode;
  /** In characters. A longer text is marked: the browser's limit would cut it, and counts an emoji twice or more. */
  readonly maxLength?: number;
  readonly icon?: IconName;
  readonly size?: 'md' | 'lg';
}

export function TextField({
  label,
  hideLabel = false,
  error: ownError,
  below,
  maxLength,
  icon,
  size = 'md',
  className,
  id,
  ...native
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  const error = toLengthError(native.value, maxLength) ?? ownError;
  const described = [native['aria-describedby'], error && errorId].filter(Boolean).join(' ');
  return (
    <Field id={inputId} {...{ label, hideLabel, className }}>
      <span className={classNames(field.box, styles.box)}>
        {icon && <Icon name={icon} />}
        <input
          type="text"
          {...native}
          id={inputId}
          className={classNames(
            field.control,
            styles.input,
            icon && styles.withIcon,
            size === 'lg' && styles.lg,
          )}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
      </span>
      {error && (
        <Message tone="error" id={errorId}>
          {error}
        </Message>
      )}
      {below}
    </Field>
  );
}

function toLengthError(value: TextFieldProps['value'], max = Infinity): string | undefined {
  return typeof value === 'string' && isTooLong(value, max) ? copy.tooLong(max) : undefined;
}
