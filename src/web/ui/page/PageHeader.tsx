import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly heading?: string | undefined;
  readonly lede?: ReactNode;
  readonly children?: ReactNode;
}

export function PageHeader({ title, heading = title, lede, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div>
        <h1 className={styles.title}>{heading}</h1>
        {lede !== undefined && <p className={styles.lede}>{lede}</p>}
      </div>
      {children}
    </div>
  );
}
