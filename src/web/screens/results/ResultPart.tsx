import { Link } from 'react-router-dom';
import { resultsCopy as copy } from '../../copy/research/results.ts';
import { DamagedRecords } from '../../research/lists/DamagedRecords.tsx';
import { HistoryButton } from '../../research/lists/HistoryButton.tsx';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { ResultCard } from '../../research/results/ResultCard.tsx';
import { isDamaged } from '../../research/record/load-result.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useKeptSwitch } from '../../ui/hooks/use-kept-switch.ts';
import { toJournalPath, toPartId } from './addresses.ts';
import { EditLink } from './analyses/EditLink.tsx';
import type { LoadedResult, ResultState } from './use-results.ts';
import styles from './ResultPart.module.css';

interface ResultPartProps {
  readonly entry: CatalogEntry;
  readonly state: ResultState;
}

export function ResultPart({ entry, state }: ResultPartProps) {
  return (
    <div className={classNames(styles.part, entry.subjectRequired && styles.wide)} id={toPartId(entry)}>
      <PartContent entry={entry} state={state} />
    </div>
  );
}

function PartContent({ entry, state }: ResultPartProps) {
  const [folded, setFolded] = useKeptSwitch(`folded-${entry.id}`, false);
  switch (state.kind) {
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
          <Failed title={copy.failed} retry={{ onRetry: state.retry }} />
        </Panel>
      );
    case 'ready': {
      const { compiled, record } = state.result;
      if (isDamaged(record)) {
        return (
          <Panel title={entry.title} actions={<Actions entry={entry} result={state.result} />}>
            <DamagedRecords records={[record]} />
          </Panel>
        );
      }
      return (
        <ResultCard
          compiled={compiled}
          record={record}
          headingLevel={2}
          fold={{ folded, onToggle: () => setFolded(!folded) }}
          actions={<Actions entry={entry} result={state.result} />}
        />
      );
    }
  }
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
