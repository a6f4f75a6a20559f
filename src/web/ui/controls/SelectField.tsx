import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../blocks/VisuallyHidden.tsx';
import field from './field.module.css';
import styles from './SelectField.module.css';

interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple' | 'children'> {
  readonly label: string;
  readonly hideLabel?: boolean;
  /** Placeholder option; it cannot be chosen again. */
  readonly placeholder?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({
  label,
  hideLabel = false,
  placeholder,
  options,
  className,
  id,
  ...native
}: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const labelElement = (
    <label className={field.label} htmlFor={selectId}>
      {label}
    </label>
  );
  return (
    <div className={classNames(field.field, className)}>
      {hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      <span className={classNames(field.box, styles.box)}>
        <select {...native} id={selectId} className={classNames(field.control, styles.select)}>
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </div>
  );
}
