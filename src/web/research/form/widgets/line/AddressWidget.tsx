import { classNames } from '../../../../ui/class-names.ts';
import type { QuestionWidgetProps } from '../../section-form/section-context.ts';
import { toTextField } from '../text-field.ts';
import text from '../text.module.css';
import styles from './address.module.css';

/** Autocorrection is off. */
export function AddressWidget(props: QuestionWidgetProps) {
  const { field } = toTextField({
    ...props,
    // Addresses have no spaces, but copied ones often do.
    onChange: (value) => props.onChange(typeof value === 'string' ? value.replace(/\s/g, '') : value),
  });
  return (
    <input
      {...field}
      type="text"
      className={classNames(text.input, styles.input)}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
