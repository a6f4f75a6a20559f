import { Link } from 'react-router-dom';
import { inResultsOrder, isPart, type CatalogEntry } from '../../../engine/catalog.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toShortTitle } from '../../copy/research/results.ts';
import { useCounts } from '../../research/lists/use-counts.ts';
import type { RecordCounts } from '../../research/record/load-analyses.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import line from '../../ui/blocks/summary.module.css';
import styles from './Desk.module.css';

const shownAtFirst = 3;

export function JournalPanel({ catalog }: { readonly catalog: readonly CatalogEntry[] }) {
  const today = useToday();
  const { data, isError, refetch } = useCounts();
  const journals = inResultsOrder(catalog).filter((entry) => entry.kind === 'insights' && isPart(entry));
  const entries = journals.map((entry) => {
    const counts = data?.[entry.id];
    return { entry, counts: counts?.day === today ? counts : undefined };
  });
  const toRow = ({ entry, counts }: (typeof entries)[number]) => (
    <li key={entry.id} className={styles.entry}>
      <Link className={styles.entryName} to={entry.page}>
        {toShortTitle(entry.title)}
      </Link>{' '}
      {data && <State counts={counts} />}
    </li>
  );
  return (
    <Panel
      title={copy.journalTitle}
      busy={!data && !isError}
      actions={
        data && (
          <span className={styles.about}>
            {copy.journalText(entries.filter(({ counts }) => counts?.complete).length, entries.length)}
          </span>
        )
      }
    >
      {isError && !data ? (
        <Failed title={copy.journalFailed} retry={{ onRetry: () => void refetch() }} />
      ) : (
        <>
          <ul>{entries.slice(0, shownAtFirst).map(toRow)}</ul>
          {entries.length > shownAtFirst && (
            <details className={styles.others}>
              <summary className={classNames(line.summary, line.row)}>
                {copy.otherPages(entries.length - shownAtFirst)}
                <Icon className={line.chevron} name="chevron-down" size="sm" />
              </summary>
              <ul>{entries.slice(shownAtFirst).map(toRow)}</ul>
            </details>
          )}
        </>
      )}
    </Panel>
  );
}

function State({ counts }: { readonly counts: RecordCounts | undefined }) {
  const isWritten = counts?.complete ?? false;
  return (
    <span className={classNames(styles.state, isWritten && styles.written)}>
      {isWritten && <Icon name="check" size="sm" />}
      {describe(counts)}
    </span>
  );
}

function describe(counts: RecordCounts | undefined): string {
  if (!counts) return copy.notYet;
  return counts.complete ? copy.written : copy.answered(counts.answered, counts.asked);
}
