import { useEffect, useRef, useState, type ReactNode } from 'react';
import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import type { Analysis } from '../record/load-analyses.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './AnalysisRows.module.css';

interface AnalysisRowsProps {
  readonly analyses: readonly Analysis[];
  readonly toRow: (analysis: Analysis) => ReactNode;
}

const shownAtFirst = 10;

export function AnalysisRows({ analyses, toRow }: AnalysisRowsProps) {
  const [isLong, setLong] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button that showed all is gone: the first row that it added takes the focus.
  useEffect(() => {
    if (isLong) list.current?.children[shownAtFirst]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isLong]);
  const shown = analyses.filter(({ archived }) => !archived);
  const archived = analyses.filter((analysis) => analysis.archived);
  return (
    <>
      {shown.length > 0 && <ul ref={list}>{(isLong ? shown : shown.slice(0, shownAtFirst)).map(toRow)}</ul>}
      {!isLong && shown.length > shownAtFirst && (
        <div className={styles.footer}>
          <Button variant="ghost" onClick={() => setLong(true)}>
            {copy.all(shown.length)}
          </Button>
        </div>
      )}
      {archived.length > 0 && (
        <details className={styles.archived}>
          <summary>{copy.archived(archived.length)}</summary>
          <ul>{archived.map(toRow)}</ul>
        </details>
      )}
    </>
  );
}
