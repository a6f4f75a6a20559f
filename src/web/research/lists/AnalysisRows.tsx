import type { ReactNode } from 'react';
import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import type { Analysis } from '../record/load-analyses.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useShowAll } from '../../ui/hooks/use-show-all.ts';
import { WorkList } from './WorkRow.tsx';
import styles from './AnalysisRows.module.css';

interface AnalysisRowsProps {
  readonly analyses: readonly Analysis[];
  readonly toRow: (analysis: Analysis) => ReactNode;
}

const shownAtFirst = 10;

export function AnalysisRows({ analyses, toRow }: AnalysisRowsProps) {
  const { isAll, list, showAll } = useShowAll<HTMLUListElement>(shownAtFirst);
  const shown = analyses.filter(({ archived }) => !archived);
  const archived = analyses.filter((analysis) => analysis.archived);
  return (
    <>
      {shown.length > 0 && (
        <WorkList ref={list}>{(isAll ? shown : shown.slice(0, shownAtFirst)).map(toRow)}</WorkList>
      )}
      {!isAll && shown.length > shownAtFirst && (
        <div className={styles.footer}>
          <Button variant="ghost" onClick={showAll}>
            {copy.all(shown.length)}
          </Button>
        </div>
      )}
      {archived.length > 0 && (
        <details className={styles.archived}>
          <summary>{copy.archived(archived.length)}</summary>
          <WorkList>{archived.map(toRow)}</WorkList>
        </details>
      )}
    </>
  );
}
