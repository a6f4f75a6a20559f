import { useEffect, useState, type ReactNode } from 'react';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { openUnsaved, setSubject, startToday, turnDay } from '../record/record-actions.ts';
import { useOtherUnsaved, useRecord, useRecords } from '../record/records-context.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { Journal } from '../journal/Journal.tsx';
import { LateEntry } from '../journal/LateEntry.tsx';
import { UnsavedAnswers } from '../lists/UnsavedAnswers.tsx';
import { QuestionnaireSkeleton } from './QuestionnaireSkeleton.tsx';
import { usePageChoice } from '../subjects/page-subject.tsx';
import { SubjectBar } from '../subjects/SubjectBar.tsx';
import styles from './RecordedBlock.module.css';
import { RecordedSections } from './RecordedSections.tsx';
import { WithQuestionnaire } from './WithQuestionnaire.tsx';

interface RecordedBlockProps {
  readonly entry: CatalogEntry;
  /** The subject, if the page decides; absent: the member may choose. */
  readonly about?: Subject | undefined;
  /** There are no earlier entries to show. */
  readonly isFirst?: boolean;
  /** Below the form. */
  readonly actions?: ReactNode;
}

/** One record per subject, and per day for a journal. */
export function RecordedBlock({ entry, about, isFirst = false, actions }: RecordedBlockProps) {
  const records = useRecords();
  const { subject, day } = useRecord(entry.id);
  const chosen = useChosen(entry, about);
  const today = useToday();
  const [opened] = useState(today);
  useEffect(() => turnDay(records, entry, today, opened), [records, entry, today, opened]);
  // The page's choice is being applied to the record.
  if (chosen && (about ? !isSameSubject(subject, about) : !subject))
    return <QuestionnaireSkeleton of={entry} />;
  const isJournal = entry.kind === 'insights';
  const isLate = isJournal && day !== undefined && day < today;
  return (
    <div className={styles.block}>
      {entry.subject && !about && (
        <SubjectBar
          kind={entry.subject}
          title={entry.title}
          subject={subject}
          onChoose={(next) => setSubject(records, entry, next)}
        />
      )}
      <OtherUnsaved entry={entry} about={about} />
      {isLate && <LateEntry day={day} onStart={() => startToday(records, entry)} />}
      {(!entry.subject || subject) && (
        <WithQuestionnaire entry={entry}>
          {(compiled) => (
            <>
              <RecordedSections compiled={compiled} />
              {actions}
              {isJournal && !isFirst && (
                <Journal entry={entry} compiled={compiled} subject={subject} day={day ?? today} />
              )}
            </>
          )}
        </WithQuestionnaire>
      )}
    </div>
  );
}

/** Of other records, which the member may continue here. */
function OtherUnsaved({ entry, about }: Pick<RecordedBlockProps, 'entry' | 'about'>) {
  const records = useRecords();
  const hasUnsaved = useOtherUnsaved(entry.id, about).length > 0;
  return (
    hasUnsaved && (
      <UnsavedAnswers
        entry={entry}
        about={about}
        onOpen={(localId) => openUnsaved(records, entry, localId)}
      />
    )
  );
}

/** The subject that the page decides; the effect writes it into the record. */
function useChosen(entry: CatalogEntry, about: Subject | undefined): Subject | undefined {
  const records = useRecords();
  const choice = usePageChoice(entry);
  useEffect(() => {
    const chosen = about ?? choice?.subject;
    if (chosen) setSubject(records, entry, chosen);
  }, [records, entry, about, choice]);
  return about ?? choice?.subject;
}
