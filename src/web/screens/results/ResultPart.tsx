import { Link } from 'react-router-dom';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { resultsCopy as copy } from '../../copy/results.ts';
import { ResultCard } from '../../questionnaire/ResultCard.tsx';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toButtonClass } from '../../ui/button-class.ts';
import { useResult } from './use-result.ts';
import styles from './ResultPart.module.css';

/** One questionnaire's results: the record saved last, or why it cannot be shown. */
export function ResultPart({ entry }: { readonly entry: CatalogEntry }) {
  const result = useResult(entry);
  switch (result.kind) {
    case 'loading':
      return (
        <Panel title={entry.title} busy>
          <div className={styles.loading}>
            {rows.map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </div>
        </Panel>
      );
    case 'failed':
      return (
        <Panel title={entry.title}>
          <Blank
            tone="error"
            title={copy.failed}
            actions={<Button onClick={result.retry}>{copy.retry}</Button>}
          />
        </Panel>
      );
    case 'ready':
      return (
        <ResultCard
          compiled={result.compiled}
          record={result.record}
          actions={
            <Link className={toButtonClass({})} to={entry.page}>
              {copy.edit}
            </Link>
          }
        />
      );
  }
}

const rows = [38, 72, 64, 80, 55];
