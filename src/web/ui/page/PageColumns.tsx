import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './PageColumns.module.css';

interface PageColumnsProps {
  /** Beside the rest in a wide window. */
  readonly side: ReactNode;
  /** Applies in one column too. */
  readonly place: 'start' | 'end';
  readonly children: ReactNode;
}

export function PageColumns({ side, place, children }: PageColumnsProps) {
  const sideColumn = <div className={styles.side}>{side}</div>;
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.columns, styles[place])}>
        {place === 'start' && sideColumn}
        <div className={styles.rest}>{children}</div>
        {place === 'end' && sideColumn}
      </div>
    </div>
  );
}
