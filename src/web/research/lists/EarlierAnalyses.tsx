import type { ReactNode } from 'react';
import styles from './AnalysisRows.module.css';

interface EarlierAnalysesProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function EarlierAnalyses({ title, children }: EarlierAnalysesProps) {
  return (
    <details className={styles.earlier}>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}
