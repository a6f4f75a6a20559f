import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Subject } from '../../../contracts/subject.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { resultsCopy, toShortTitle } from '../../copy/research/results.ts';
import { journalCopy } from '../../copy/research/subjects.ts';
import { DamagedRecords } from '../../research/lists/DamagedRecords.tsx';
import { HistoryButton } from '../../research/lists/HistoryButton.tsx';
import { MoreEntries } from '../../research/lists/MoreEntries.tsx';
import { useJournal, type Journal } from '../../research/lists/use-journal.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { getSectionId } from '../../research/form/field-ids.ts';
import { ResultCard } from '../../research/results/ResultCard.tsx';
import type { LoadedRecords } from '../../research/record/load-everything.ts';
import type { DamagedRecord, LoadedRecord } from '../../research/record/load-result.ts';
import { setSubject } from '../../research/record/record-actions.ts';
import { useRecords } from '../../research/record/records-context.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import styles from './CoinScreen.module.css';

interface CoinJournalProps {
  /** The evaluation of such subjects. */
  readonly evaluation: CatalogEntry;
  readonly journals: readonly CatalogEntry[];
  readonly subject: Subject;
}

export function CoinJournal({ evaluation, journals, subject }: CoinJournalProps) {
  return (
    <div className={styles.column}>
      {journals.map((entry) => (
        <JournalPart key={entry.id} evaluation={evaluation} entry={entry} subject={subject} />
      ))}
    </div>
  );
}

interface JournalPartProps extends Pick<CoinJournalProps, 'evaluation'> {
  readonly entry: CatalogEntry;
  readonly subject: Subject;
}

function JournalPart({ evaluation, entry, subject }: JournalPartProps) {
  const records = useRecords();
  const prepare = () => {
    // The journals of an evaluation's page are about the evaluated subject.
    if (entry.page === evaluation.page) setSubject(records, evaluation, subject);
    setSubject(records, entry, subject);
  };
  const journal = useJournal(entry.id, { subject });
  const write = (
    <Link className={toButtonClass({})} to={toBlockPath(entry)} onClick={prepare}>
      {journalCopy.write} <VisuallyHidden>{toShortTitle(entry.title)}</VisuallyHidden>
    </Link>
  );
  if (journal.data?.records.length)
    return <Entries entry={entry} write={write} journal={journal} {...journal.data} />;
  const isEmpty = journal.data?.damaged.length === 0;
  return (
    <Panel
      title={toShortTitle(entry.title)}
      actions={
        <>
          {isEmpty && <span className={styles.none}>{copy.entriesNone(subject.name)}</span>}
          {write}
        </>
      }
    >
      {!isEmpty && (
        <div className={styles.note}>
          <NoEntries entry={entry} journal={journal} />
        </div>
      )}
    </Panel>
  );
}

function toBlockPath({ id, page, sections: [first] }: CatalogEntry): string {
  return first ? `${page}#${getSectionId(id, first.id)}` : page;
}

interface NoEntriesProps extends Pick<JournalPartProps, 'entry'> {
  readonly journal: Journal;
}

function NoEntries({ entry, journal: { data, isError, refetch } }: NoEntriesProps) {
  if (!data && isError)
    return <Failed title={resultsCopy.entriesFailed} retry={{ onRetry: () => void refetch() }} />;
  if (!data) return <Message tone="wait">{resultsCopy.entriesLoading}</Message>;
  const toHistory = (record: DamagedRecord) => <HistoryButton entry={entry} record={record} />;
  return <DamagedRecords records={data.damaged} toActions={toHistory} />;
}

interface EntriesProps extends LoadedRecords {
  readonly entry: CatalogEntry;
  readonly write: ReactNode;
  readonly journal: Journal;
}

function Entries({ entry, write, journal, records, damaged }: EntriesProps) {
  const toHistory = (record: LoadedRecord) => <HistoryButton entry={entry} record={record} />;
  return (
    <>
      <DamagedRecords records={damaged} toActions={toHistory} />
      {records.map(({ compiled, record }, index) => (
        <ResultCard
          key={record.id}
          compiled={compiled}
          record={record}
          actions={
            <>
              {toHistory(record)}
              {index === 0 && write}
            </>
          }
        />
      ))}
      <MoreEntries journal={journal} />
    </>
  );
}
