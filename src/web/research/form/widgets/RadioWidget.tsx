import type { QuestionWidgetProps } from '../section-form/section-context.ts';
import styles from './options.module.css';
import { OptionTitle } from './options.tsx';
import { RadioOptions } from './RadioOptions.tsx';

export function RadioWidget(field: QuestionWidgetProps) {
  return (
    <RadioOptions
      field={field}
      className={styles.choices}
      canClear
      toOptionClass={() => styles.choice}
      renderWords={(option) => <OptionTitle option={option} />}
    />
  );
}
