import { useEffect } from 'react';
import type { CatalogEntry } from '../../../engine/registry/catalog.ts';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { setSubject, startToday, turnDay } from '../../records/record-acts.ts';
import { useRecord, useRecords } from '../../records/records-context.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { Journal } from '../journal/Journal.tsx';
import { LateEntry } from '../journal/LateEntry.tsx';
import { usePageSubject } from '../subjects/page-subject.tsx';
import { SubjectBar } from '../subjects/SubjectBar.tsx';
import styles from './RecordedBlock.module.css';
import { RecordedSections } from './RecordedSections.tsx';

interface RecordedBlockProps {
  readonly entry: CatalogEntry;
  readonly compiled: CompiledQuestionnaire;
}

/** A questionnaire of which there is one record about each subject, and each day where it is a journal. */
export function RecordedBlock({ entry, compiled }: RecordedBlockProps) {
  const records = useRecords();
  const { subject, day } = useRecord(entry.id);
  const chosen = usePageSubject(entry);
  const today = toUtcDay(useClock());
  useEffect(() => {
    if (chosen) setSubject(records, entry, chosen);
  }, [records, entry, chosen]);
  useEffect(() => turnDay(records, entry, today), [records, entry, today]);
  const isJournal = entry.kind === 'insights';
  const isLate = isJournal && day !== undefined && day < today;
  return (
    <div className={styles.block}>
      {entry.subject && (
        <SubjectBar
          kind={entry.subject}
          title={entry.title}
          subject={subject}
          onChoose={(next) => setSubject(records, entry, next)}
        />
      )}
      {isLate && <LateEntry day={day} onStart={() => startToday(records, entry)} />}
      {(!entry.subject || subject) && (
        <>
          <RecordedSections compiled={compiled} />
          {isJournal && <Journal compiled={compiled} subject={subject} day={day ?? today} />}
        </>
      )}
    </div>
  );
}
