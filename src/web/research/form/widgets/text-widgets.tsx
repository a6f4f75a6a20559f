import { classNames } from '../../../ui/class-names.ts';
import type { QuestionWidgetProps } from '../section-form/section-context.ts';
import { toTextField } from './text-field.ts';
import { TextInput } from './TextInput.tsx';
import { TextCount } from './TextCount.tsx';
import styles from './text.module.css';

export function TextWidget(props: QuestionWidgetProps) {
  const { field, count } = toTextField(props);
  return (
    <>
      <TextInput {...field} onChange={props.onChange} />
      {count && <TextCount {...count} />}
    </>
  );
}

export function TextareaWidget(props: QuestionWidgetProps) {
  const { field, count } = toTextField(props);
  return (
    <>
      <textarea {...field} className={classNames(styles.input, styles.area)} rows={3} />
      {count && <TextCount {...count} />}
    </>
  );
}
