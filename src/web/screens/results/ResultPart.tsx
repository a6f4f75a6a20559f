import { resultsCopy as copy } from '../../copy/results.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { ResultCard } from '../../questionnaire/ResultCard.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Analyses } from './Analyses.tsx';
import { EditLink } from './EditLink.tsx';
import type { LoadedResult, ResultState } from './use-results.ts';
import styles from './ResultPart.module.css';

interface ResultPartProps {
  readonly entry: CatalogEntry;
  readonly state: ResultState;
}

/** One questionnaire's results: the record saved last, or why it cannot be shown. */
export function ResultPart({ entry, state }: ResultPartProps) {
  return (
    <div className={classNames(styles.part, entry.subjectRequired && styles.wide)}>
      <PartContent entry={entry} state={state} />
    </div>
  );
}

function PartContent({ entry, state }: ResultPartProps) {
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
    case 'ready':
      return <Ready entry={entry} result={state.result} />;
  }
}

function Ready({ entry, result }: { readonly entry: CatalogEntry; readonly result: LoadedResult }) {
  const { compiled, record, analyses } = result;
  const card = (
    <ResultCard
      compiled={compiled}
      record={record}
      actions={<EditLink entry={entry} compiled={compiled} recordId={record.id} />}
    />
  );
  if (!entry.subject || !entry.subjectRequired) return card;
  return (
    <>
      {card}
      <Analyses subject={entry.subject} compiled={compiled} analyses={analyses} />
    </>
  );
}

const rows = [38, 72, 64, 80, 55];
