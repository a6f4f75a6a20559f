import { useState } from 'react';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { resultSections } from '../../../engine/rules/results.ts';
import { journalCopy as copy } from '../../copy/research/subjects.ts';
import { ResultSectionView } from '../../questionnaire/results/ResultSectionView.tsx';
import type { ResultRecord } from '../../records/load-result.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { toFullUtcDate } from '../../ui/text/moments.ts';
import { useEntries, type EntriesProps } from './use-entries.ts';
import styles from './Journal.module.css';

/** The entries, with a search. */
export function Entries({ compiled, subject, day }: EntriesProps) {
  const [words, setWords] = useState('');
  const state = useEntries(compiled, subject, words.trim());
  return (
    <div className={styles.body}>
      <TextField
        className={styles.words}
        type="search"
        label={copy.words}
        icon="search"
        value={words}
        maxLength={100}
        onChange={({ target }) => setWords(target.value)}
      />
      <EntryList state={state} compiled={compiled} day={day} searched={words.trim() !== ''} />
    </div>
  );
}

interface EntryListProps extends Pick<EntriesProps, 'compiled' | 'day'> {
  readonly state: ReturnType<typeof useEntries>;
  readonly searched: boolean;
}

function EntryList({ state, compiled, day, searched }: EntryListProps) {
  switch (state.kind) {
    case 'loading':
      return <Message tone="wait">{copy.loading}</Message>;
    case 'failed':
      return <Failed title={copy.failed} retry={{ onRetry: state.retry }} />;
    case 'ready': {
      const earlier = state.entries.filter((entry) => entry.day !== day);
      if (earlier.length === 0) return <p className={styles.none}>{searched ? copy.noMatch : copy.none}</p>;
      return (
        <>
          <ul className={styles.entries}>
            {earlier.map((entry) => (
              <li key={entry.id}>
                <Entry compiled={compiled} entry={entry} />
              </li>
            ))}
          </ul>
          {state.more && (
            <Button variant="ghost" onClick={state.more}>
              {copy.more}
            </Button>
          )}
        </>
      );
    }
  }
}

interface EntryProps {
  readonly compiled: CompiledQuestionnaire;
  readonly entry: ResultRecord;
}

function Entry({ compiled, entry }: EntryProps) {
  const date = toFullUtcDate(entry.day ?? entry.savedAt);
  return (
    <article aria-label={copy.entryOf(date)}>
      <h4 className={styles.date}>
        <time dateTime={entry.day ?? entry.savedAt}>{date}</time>
        {entry.name !== null && <span className={styles.name}>{entry.name}</span>}
      </h4>
      {resultSections(compiled, entry)
        .filter(({ saved }) => saved)
        .map((section) => (
          <ResultSectionView
            key={section.id}
            section={section}
            headingLevel={4}
            titled={compiled.sections.length > 1}
          />
        ))}
    </article>
  );
}
