import { Link } from 'react-router-dom';
import { inResultsOrder, isPart, type CatalogEntry } from '../../../engine/catalog.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toShortTitle } from '../../copy/research/results.ts';
import { useCounts } from '../../research/lists/use-counts.ts';
import type { RecordCounts } from '../../research/record/load-analyses.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { useToday } from '../../ui/hooks/use-clock.ts';
import styles from './Desk.module.css';

export function JournalPanel({ catalog }: { readonly catalog: readonly CatalogEntry[] }) {
  const today = useToday();
  const { data, isError, refetch } = useCounts();
  const journals = inResultsOrder(catalog).filter((entry) => entry.kind === 'insights' && isPart(entry));
  const entries = journals.map((entry) => {
    const counts = data?.[entry.id];
    return { entry, counts: counts?.day === today ? counts : undefined };
  });
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
        <ul className={styles.entries}>
          {entries.map(({ entry, counts }) => (
            <li key={entry.id} className={styles.entry}>
              <Link to={entry.page}>{toShortTitle(entry.title)}</Link> {data && <State counts={counts} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function State({ counts }: { readonly counts: RecordCounts | undefined }) {
  if (!counts) return <span className={styles.about}>{copy.notYet}</span>;
  if (counts.complete) return <Chip tone="ok">{copy.written}</Chip>;
  return <Chip>{copy.answered(counts.answered, counts.asked)}</Chip>;
}
