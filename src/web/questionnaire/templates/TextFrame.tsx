import { classNames } from '../../ui/class-names.ts';
import { FieldError } from './FieldError.tsx';
import type { FrameProps } from './frame.ts';
import { HelpButton, HelpText } from './QuestionHelp.tsx';
import { useHelp } from './use-help.ts';
import styles from './frames.module.css';

export function TextFrame({ id, question, errors, children }: FrameProps) {
  const help = useHelp(id, question);
  return (
    <div className={classNames(styles.question, styles.text)}>
      <label className={styles.label} htmlFor={id}>
        {question.title}
      </label>
      <HelpButton help={help} />
      <HelpText help={help} />
      <div className={styles.control}>{children}</div>
      <FieldError id={id} errors={errors} />
    </div>
  );
}
