import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './PageColumns.module.css';

interface PageColumnsProps {
  /** Stays in sight beside the rest where there is room; scrolls by itself where it is higher than the window. */
  readonly side: ReactNode;
  /** Where the side stands, also where there is one column only. */
  readonly place: 'start' | 'end';
  /** The rest of the page. */
  readonly children: ReactNode;
}

/** What a page shows and what goes with it, beside each other as soon as both have room. */
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
