import { useEffect, useRef } from 'react';
import { analysisListCopy } from '../../copy/research/analyses.ts';
import { resultsCopy as copy } from '../../copy/research/results.ts';
import { DamagedRecords } from '../../research/lists/DamagedRecords.tsx';
import { HistoryButton } from '../../research/lists/HistoryButton.tsx';
import { MoreEntries } from '../../research/lists/MoreEntries.tsx';
import { useJournal } from '../../research/lists/use-journal.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { ResultCard } from '../../research/results/ResultCard.tsx';
import type { LoadedRecord } from '../../research/record/load-result.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import styles from './JournalEntries.module.css';

export function JournalEntries({ entry }: { readonly entry: CatalogEntry }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.journal}>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {copy.entriesOf(entry.title)}
      </h2>
      <EntryList entry={entry} />
    </div>
  );
}

function EntryList({ entry }: { readonly entry: CatalogEntry }) {
  const journal = useJournal(entry.id);
  const { data, isError, refetch } = journal;
  if (!data && isError)
    return <Failed title={copy.entriesFailed} retry={{ onRetry: () => void refetch() }} />;
  if (!data) return <Message tone="wait">{copy.entriesLoading}</Message>;
  const { records, damaged } = data;
  const toHistory = (record: LoadedRecord) => <HistoryButton entry={entry} record={record} />;
  if (records.length + damaged.length === 0) {
    return (
      <Panel label={entry.title}>
        <Blank title={copy.entriesNone} />
      </Panel>
    );
  }
  return (
    <>
      {damaged.length > 0 && (
        <Panel label={analysisListCopy.damaged}>
          <DamagedRecords records={damaged} toActions={toHistory} />
        </Panel>
      )}
      {records.map(({ compiled, record }) => (
        <ResultCard
          key={record.id}
          compiled={compiled}
          record={record}
          headingLevel={3}
          thenOnly
          actions={toHistory(record)}
        />
      ))}
      <MoreEntries journal={journal} />
    </>
  );
}
