import { useState } from 'react';
import { maxNameLength } from '../../../contracts/record.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { resultSections } from '../../../engine/results.ts';
import { takeCharacters } from '../../../lib/count-characters.ts';
import { journalCopy as copy } from '../../copy/research/subjects.ts';
import { DamagedRecords } from '../lists/DamagedRecords.tsx';
import { HistoryButton } from '../lists/HistoryButton.tsx';
import { MoreEntries } from '../lists/MoreEntries.tsx';
import { useJournal, type Journal } from '../lists/use-journal.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { ResultSectionView } from '../results/ResultSectionView.tsx';
import type { RecordOf } from '../record/load-everything.ts';
import type { LoadedRecord } from '../record/load-result.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { usePaused } from '../../ui/hooks/use-paused.ts';
import { toFullUtcDate } from '../../ui/text/moments.ts';
import styles from './Journal.module.css';

export interface EntriesProps {
  readonly entry: CatalogEntry;
  readonly compiled: CompiledQuestionnaire;
  readonly subject: Subject | undefined;
  /** The UTC day of the entry shown above. */
  readonly day: string;
}

export function Entries({ entry, compiled, subject, day }: EntriesProps) {
  const [words, setWords] = useState('');
  const journal = useJournal(compiled.questionnaire.id, {
    subject,
    words: usePaused(takeCharacters(words.trim(), maxNameLength)),
  });
  return (
    <div className={styles.body}>
      <TextField
        className={styles.words}
        type="search"
        label={copy.words}
        icon="search"
        value={words}
        maxLength={maxNameLength}
        onChange={({ target }) => setWords(target.value)}
      />
      <EntryList entry={entry} journal={journal} day={day} searched={words.trim() !== ''} />
    </div>
  );
}

interface EntryListProps extends Pick<EntriesProps, 'entry' | 'day'> {
  readonly journal: Journal;
  readonly searched: boolean;
}

function EntryList({ entry, journal, day, searched }: EntryListProps) {
  const { data, isError, refetch } = journal;
  if (!data && isError) return <Failed title={copy.failed} retry={{ onRetry: () => void refetch() }} />;
  if (!data) return <Message tone="wait">{copy.loading}</Message>;
  const toHistory = (record: LoadedRecord) => <HistoryButton entry={entry} record={record} />;
  const above = data.records.filter(({ record }) => record.day === day);
  const earlier = data.records.filter(({ record }) => record.day !== day);
  return (
    <>
      {above.map(({ record }) => (
        <div key={record.id} className={styles.above}>
          {copy.above} {toHistory(record)}
        </div>
      ))}
      {earlier.length + data.damaged.length === 0 && (
        <p className={styles.none}>{searched ? copy.noMatch : copy.none}</p>
      )}
      <DamagedRecords records={data.damaged} toActions={toHistory} />
      <ul className={styles.entries}>
        {earlier.map((one) => (
          <li key={one.record.id}>
            <Entry entry={entry} {...one} />
          </li>
        ))}
      </ul>
      <MoreEntries journal={journal} />
    </>
  );
}

function Entry({ entry, compiled, record }: RecordOf & Pick<EntriesProps, 'entry'>) {
  const date = toFullUtcDate(record.day ?? record.savedAt);
  return (
    <article aria-label={copy.entryOf(date)}>
      <div className={styles.head}>
        <h4 className={styles.date}>
          <time dateTime={record.day ?? record.savedAt}>{date}</time>
          {record.name !== null && <span className={styles.name}>{record.name}</span>}
        </h4>
        <HistoryButton entry={entry} record={record} />
      </div>
      {resultSections(compiled, record)
        .filter(({ saved }) => saved)
        .map((section) => (
          <ResultSectionView
            key={section.id}
            section={section}
            headingLevel={5}
            titled={compiled.sections.length > 1}
          />
        ))}
    </article>
  );
}
