import type { ReactNode } from 'react';
import { analysisListCopy as copy } from '../copy/research/analyses.ts';
import styles from './AnalysisRows.module.css';

interface EarlierAnalysesProps {
  readonly count: number;
  readonly children: ReactNode;
}

export function EarlierAnalyses({ count, children }: EarlierAnalysesProps) {
  return (
    <details className={styles.earlier}>
      <summary>{copy.earlier(count)}</summary>
      <ul>{children}</ul>
    </details>
  );
}
