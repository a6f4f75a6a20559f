import { Icon } from '../../ui/icons/Icon.tsx';
import { fieldIds } from '../form/field-ids.ts';
import styles from './frames.module.css';

interface FieldErrorProps {
  readonly id: string;
  readonly errors: readonly string[];
}

/** No alert of its own: the summary above the form has said it. */
export function FieldError({ id, errors }: FieldErrorProps) {
  if (errors.length === 0) return null;
  return (
    <p className={styles.error} id={fieldIds.error(id)}>
      <Icon name="alert" />
      <span>{errors.join(' ')}</span>
    </p>
  );
}
