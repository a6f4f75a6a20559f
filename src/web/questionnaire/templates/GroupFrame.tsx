import { classNames } from '../../ui/class-names.ts';
import { describeField } from '../form/describe-field.ts';
import { fieldIds } from '../form/field-ids.ts';
import { FieldError } from './FieldError.tsx';
import type { FrameProps } from './frame.ts';
import { HelpButton, HelpText } from './QuestionHelp.tsx';
import { useHelp } from './use-help.ts';
import { WarningNote } from './WarningNote.tsx';
import styles from './frames.module.css';

/** Several controls that answer one question. */
export function GroupFrame({ id, question, errors, children }: FrameProps) {
  const help = useHelp(id, question);
  const { 'aria-invalid': invalid, ...described } = describeField(id, question, { rawErrors: errors });
  const role = question.type === 'choice' && ({ role: 'radiogroup', 'aria-invalid': invalid } as const);
  return (
    <fieldset
      id={id}
      className={classNames(styles.question, styles.group)}
      aria-labelledby={fieldIds.title(id)}
      {...described}
      {...role}
    >
      <legend className={styles.label} id={fieldIds.title(id)}>
        {question.title}
      </legend>
      <WarningNote id={id} question={question} />
      <HelpButton help={help} />
      <HelpText help={help} />
      <div className={styles.control}>{children}</div>
      <FieldError id={id} errors={errors} />
    </fieldset>
  );
}
