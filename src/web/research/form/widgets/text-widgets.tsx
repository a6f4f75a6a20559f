import { classNames } from '../../../ui/class-names.ts';
import type { QuestionWidgetProps } from '../section-form/section-context.ts';
import { toTextField } from './text-field.ts';
import { TextCount } from './TextCount.tsx';
import styles from './text.module.css';

export function TextWidget(props: QuestionWidgetProps) {
  const { field, count } = toTextField(props);
  return (
    <>
      <input {...field} type="text" className={styles.input} autoComplete="off" />
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
