import type { ReactNode } from 'react';
import styles from './Block.module.css';

interface BlockProps {
  readonly title: string;
  readonly count?: number | undefined;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

export function Block({ title, count, badge, children }: BlockProps) {
  return (
    <div className={styles.block}>
      <div className={styles.header}>
        <h3 className={styles.title}>{title}</h3>
        {badge}
        {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
      </div>
      {children}
    </div>
  );
}
