import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** Where the page belongs in the menu, such as 'Research'. */
  readonly group?: string | undefined;
  readonly lede?: ReactNode;
  /** Controls at the right of the title. */
  readonly children?: ReactNode;
}

export function PageHeader({ title, group, lede, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div>
        {group !== undefined && (
          <p className={styles.crumbs}>
            <span>{group}</span>
            <span aria-hidden="true">/</span>
            <span>{title}</span>
          </p>
        )}
        <h1 className={styles.title}>{title}</h1>
        {lede !== undefined && <p className={styles.lede}>{lede}</p>}
      </div>
      {children}
    </div>
  );
}
