import type { TextFormat } from '../../../../../engine/format-words.ts';
import { toNormal } from '../../../../../engine/formats.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { getQuestionOf, type QuestionWidgetProps } from '../../section-form/section-context.ts';
import { toTextField } from '../text-field.ts';
import text from '../text.module.css';
import styles from './address.module.css';

/** Autocorrection is off. The field shows the normal form, which is stored, once the focus leaves it. */
export function AddressWidget(props: QuestionWidgetProps) {
  const { format } = getQuestionOf(props.registry.formContext, props.name, 'address').settings;
  const { field } = toTextField({
    ...props,
    // Addresses have no spaces, but copied ones often do.
    onChange: (value) => props.onChange(typeof value === 'string' ? value.replace(/\s/g, '') : value),
  });
  return (
    <input
      {...field}
      onBlur={() => {
        const normal = toNormal(format, field.value);
        if (normal !== field.value) props.onChange(normal || undefined);
      }}
      type="text"
      inputMode={toInputMode(format)}
      className={classNames(text.input, styles.input)}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

/** The keyboard of a phone or tablet. */
export function toInputMode(format: TextFormat): 'email' | 'tel' | undefined {
  if (format === 'email') return 'email';
  return format === 'phone' ? 'tel' : undefined;
}
