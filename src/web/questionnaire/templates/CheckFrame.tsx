import { classNames } from '../../ui/class-names.ts';
import { FieldError } from './FieldError.tsx';
import type { FrameProps } from './frame.ts';
import { HelpButton, HelpText } from './QuestionHelp.tsx';
import { useHelp } from './use-help.ts';
import { WarningNote } from './WarningNote.tsx';
import styles from './frames.module.css';

/** One row: box, words, help. */
export function CheckFrame({ id, question, errors, ticked, children }: FrameProps) {
  const help = useHelp(id, question);
  return (
    <div className={classNames(styles.question, styles.check, ticked && styles.on)}>
      {children}
      <div className={styles.words}>
        <label className={styles.label} htmlFor={id}>
          {question.title}
        </label>
        <WarningNote id={id} question={question} />
      </div>
      <HelpButton help={help} />
      <HelpText help={help} />
      <FieldError id={id} errors={errors} />
    </div>
  );
}
