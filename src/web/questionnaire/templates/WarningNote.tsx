import type { Question } from '../../../engine/registry/questionnaire.ts';
import { isWarningIfTicked } from '../form/describe-field.ts';
import { fieldIds } from '../form/field-ids.ts';
import styles from './frames.module.css';

export function WarningNote({ id, question }: { readonly id: string; readonly question: Question }) {
  if (!isWarningIfTicked(question)) return null;
  return (
    <p className={styles.note} id={fieldIds.note(id)}>
      Warning sign if ticked
    </p>
  );
}
