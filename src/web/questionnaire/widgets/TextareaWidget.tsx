import { classNames } from '../../ui/class-names.ts';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import { TextCount } from './TextCount.tsx';
import { toTextField } from './text-field.ts';
import styles from './text.module.css';

export function TextareaWidget(props: QuestionWidgetProps) {
  const { field, count } = toTextField(props);
  return (
    <>
      <textarea {...field} className={classNames(styles.input, styles.area)} rows={3} />
      <TextCount {...count} />
    </>
  );
}
