import { Link } from 'react-router-dom';
import { resultsCopy as copy } from '../../copy/research/results.ts';
import { DamagedRecords } from '../../research/lists/DamagedRecords.tsx';
import { HistoryButton } from '../../research/lists/HistoryButton.tsx';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { ResultCard } from '../../research/results/ResultCard.tsx';
import { isDamaged } from '../../research/record/load-result.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { classNames } from '../../ui/class-names.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { toJournalPath, toPartId } from './addresses.ts';
import { EditLink } from './analyses/EditLink.tsx';
import { useResult, type LoadedResult } from './use-result.ts';
import styles from './ResultPart.module.css';

interface ResultPartProps {
  readonly entry: CatalogEntry;
}

/** A closed part is loaded too: printing shows it. */
export function ResultPart({ entry, open }: ResultPartProps & { readonly open: boolean }) {
  return (
    <div className={classNames(styles.part, !open && styles.closed)} id={toPartId(entry)}>
      <QueryBoundary
        loading={<LoadingPart entry={entry} />}
        failed={copy.failed}
        panel={{ title: entry.title }}
      >
        <PartContent entry={entry} />
      </QueryBoundary>
    </div>
  );
}

function LoadingPart({ entry }: ResultPartProps) {
  return (
    <Panel title={entry.title} busy>
      <div className={styles.loading}>
        {rows.map((width) => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
      </div>
    </Panel>
  );
}

function PartContent({ entry }: ResultPartProps) {
  const result = useResult(entry);
  const { compiled, record } = result;
  const actions = <Actions entry={entry} result={result} />;
  if (isDamaged(record)) {
    return (
      <Panel title={entry.title} actions={actions}>
        <DamagedRecords records={[record]} />
      </Panel>
    );
  }
  return <ResultCard compiled={compiled} record={record} actions={actions} />;
}

function Actions({ entry, result }: { readonly entry: CatalogEntry; readonly result: LoadedResult }) {
  const { record, analyses } = result;
  const earlier = analyses.length - 1;
  return (
    <div className={styles.actions}>
      {entry.kind === 'insights' && earlier > 0 && (
        <Link className={styles.earlier} to={toJournalPath(entry)}>
          {copy.earlier(earlier)}
        </Link>
      )}
      <HistoryButton entry={entry} record={record} />
      <EditLink entry={entry} recordId={record.id} />
    </div>
  );
}

const rows = [38, 72, 64, 80, 55];
