import type { Option } from '../../../engine/registry/questionnaire.ts';
import styles from './options.module.css';

export function OptionTitle({ option }: { readonly option: Option }) {
  return (
    <span className={styles.title}>
      {option.title}
      {option.retired && (
        <>
          {' '}
          <span className={styles.retired}>(no longer offered)</span>
        </>
      )}
    </span>
  );
}
