import type { QuestionWidgetProps } from '../form/section-context.ts';
import { TextCount } from './TextCount.tsx';
import { toTextField } from './text-field.ts';
import styles from './text.module.css';

export function TextWidget(props: QuestionWidgetProps) {
  const { field, count } = toTextField(props);
  return (
    <>
      <input {...field} type="text" className={styles.input} autoComplete="off" />
      <TextCount {...count} />
    </>
  );
}
