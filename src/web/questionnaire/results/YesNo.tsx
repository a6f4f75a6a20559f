import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './results.module.css';

/** No is neutral: an answer is not an error. */
export function YesNo({ title, yes }: { readonly title: string; readonly yes: boolean }) {
  return (
    <p className={styles.yesNo}>
      <span className={classNames(styles.verdict, yes && styles.yes)}>
        <Icon name={yes ? 'check' : 'close'} size="sm" />
        {yes ? 'Yes' : 'No'}
      </span>{' '}
      <span>{title}</span>
    </p>
  );
}
