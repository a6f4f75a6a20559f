import { Link } from 'react-router-dom';
import { resultsCopy as copy } from '../../copy/results.ts';
import { catalog, type CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { useCompletion } from '../../records/records-store.ts';
import { Blank } from '../../ui/Blank.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { toButtonClass } from '../../ui/button-class.ts';
import { PartsStrip } from './PartsStrip.tsx';
import { ResultPart } from './ResultPart.tsx';
import styles from './ResultsScreen.module.css';

/** What the member found out: one part a questionnaire, shown once it is complete. */
export function ResultsScreen() {
  const records = useCompletion();
  const parts = inOrder(catalog).map((entry) => ({ entry, complete: records[entry.id]?.complete ?? false }));
  const complete = parts.filter((part) => part.complete).map(({ entry }) => entry);
  return (
    <>
      <PageHeader title={copy.title} lede={copy.note} />
      <PartsStrip parts={parts} />
      {complete.length === 0 && <Nothing />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {complete.filter(isChecklist).map((entry) => (
            <ResultPart key={entry.id} entry={entry} />
          ))}
        </div>
        <div className={styles.column}>
          {complete
            .filter((entry) => !isChecklist(entry))
            .map((entry) => (
              <ResultPart key={entry.id} entry={entry} />
            ))}
        </div>
      </div>
    </>
  );
}

function Nothing() {
  return (
    <Panel label={copy.title}>
      <Blank
        title={copy.emptyTitle}
        actions={
          <Link className={toButtonClass({ variant: 'primary' })} to={copy.emptyLink}>
            {copy.emptyAction}
          </Link>
        }
      >
        {copy.emptyText}
      </Blank>
    </Panel>
  );
}

function isChecklist({ kind }: CatalogEntry): boolean {
  return kind === 'checklist';
}

/** Checklists before insights, each by its page and place. */
function inOrder(entries: readonly CatalogEntry[]): readonly CatalogEntry[] {
  return entries.toSorted((a, b) => toKey(a).localeCompare(toKey(b), 'en', { numeric: true }));
}

function toKey(entry: CatalogEntry): string {
  return `${isChecklist(entry) ? 0 : 1} ${entry.page} ${entry.order}`;
}
