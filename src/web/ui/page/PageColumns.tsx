import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './PageColumns.module.css';

interface PageColumnsProps {
  /** Stays visible beside the rest where there is room; scrolls where it is taller than the window. */
  readonly side: ReactNode;
  /** Position of the side, also in one column. */
  readonly place: 'start' | 'end';
  readonly children: ReactNode;
}

/** Two columns where both have room. */
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
