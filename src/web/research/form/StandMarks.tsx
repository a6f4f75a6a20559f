import type { Stand } from '../../../contracts/stands.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './StandMarks.module.css';

interface StandMarksProps {
  /** In the order of the questions. */
  readonly stands: readonly Stand[];
  /** `small`: for rows of tables. */
  readonly size?: 'small';
}

/** One mark per question, above a line if its answer speaks for the subject and below if against; words give the same. */
export function StandMarks({ stands, size }: StandMarksProps) {
  return (
    <span className={classNames(styles.line, size && styles[size])} aria-hidden="true">
      {stands.map((stand, at) => (
        // Marks have no id but their position.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={at} className={styles[stand]} />
      ))}
    </span>
  );
}
