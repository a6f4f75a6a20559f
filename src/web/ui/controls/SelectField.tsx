import { useId, type ComponentPropsWithRef } from 'react';
import { Field, type FieldLabel } from './Field.tsx';
import field from './field.module.css';
import { Select } from './Select.tsx';

interface SelectFieldProps
  extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple' | 'children'>, FieldLabel {
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
  return (
    <Field id={selectId} {...{ label, hideLabel, className }}>
      <Select {...native} id={selectId} className={field.control}>
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
      </Select>
    </Field>
  );
}
