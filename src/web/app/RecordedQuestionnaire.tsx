import { useEffect, useMemo, useState } from 'react';
import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import { failuresCopy as copy } from '../copy/failures.ts';
import { QuestionnaireView } from '../questionnaire/QuestionnaireView.tsx';
import type { SectionEvents } from '../questionnaire/section-props.ts';
import { prepareRecord } from '../records/load-record.ts';
import { changeAnswers, setSubject, startToday, turnDay } from '../records/record-acts.ts';
import { useRecord, useRecords } from '../records/records-context.ts';
import { saveChoice, saveSection } from '../records/save-section.ts';
import { Failed } from '../ui/blocks/Failed.tsx';
import { Panel } from '../ui/blocks/Panel.tsx';
import { Skeleton } from '../ui/blocks/Skeleton.tsx';
import { useClock } from '../ui/hooks/use-clock.ts';
import { Journal } from './journal/Journal.tsx';
import { LateEntry } from './journal/LateEntry.tsx';
import { usePageSubject } from './subjects/page-subject.tsx';
import { SubjectBar } from './subjects/SubjectBar.tsx';
import { usePaid } from './use-paid.ts';
import { useQuestionnaire } from './use-questionnaire.ts';
import styles from './RecordedQuestionnaire.module.css';

interface RecordedQuestionnaireProps {
  readonly entry: CatalogEntry;
}

/** A questionnaire with its record: the answers go to the records, and what becomes of them comes back. */
export function RecordedQuestionnaire({ entry }: RecordedQuestionnaireProps) {
  const load = useQuestionnaire(entry.id);
  switch (load.kind) {
    case 'loading':
      return <Loading title={entry.title} />;
    case 'failed':
      return <NotLoaded title={entry.title} onRetry={load.retry} />;
    case 'ready':
      return entry.subjectRequired ? (
        <Loaded compiled={load.compiled} />
      ) : (
        <Block entry={entry} compiled={load.compiled} />
      );
  }
}

interface BlockProps extends RecordedQuestionnaireProps {
  readonly compiled: CompiledQuestionnaire;
}

/** A questionnaire of which there is one record about each subject, and each day where it is a journal. */
function Block({ entry, compiled }: BlockProps) {
  const records = useRecords();
  const { subject, day } = useRecord(entry.id);
  const chosen = usePageSubject(entry);
  const today = toUtcDay(useClock());
  useEffect(() => {
    if (chosen) setSubject(records, entry, chosen);
  }, [records, entry, chosen]);
  useEffect(() => turnDay(records, entry), [records, entry, today]);
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
          <Loaded compiled={compiled} />
          {isJournal && <Journal compiled={compiled} subject={subject} day={day ?? today} />}
        </>
      )}
    </div>
  );
}

function Loaded({ compiled }: { readonly compiled: CompiledQuestionnaire }) {
  const { id, title } = compiled.questionnaire;
  const records = useRecords();
  const { sections, edition, phase } = useRecord(id);
  const isReady = phase.kind === 'ready';
  const paid = usePaid(compiled.questionnaire);
  const events = useMemo((): SectionEvents => {
    return {
      onChange: (sectionId, answers) => changeAnswers(records, id, sectionId, answers),
      onSave: (sectionId) => void saveSection(records, compiled, sectionId),
      onChoose: (sectionId, answers) => void saveChoice(records, compiled, sectionId, answers),
    };
  }, [records, compiled, id]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (isReady || failed) return;
    void prepareRecord(records, compiled).then((outcome) => setFailed(outcome === 'failed'));
  }, [records, compiled, isReady, failed]);
  if (!isReady && failed) return <NotLoaded title={title} onRetry={() => setFailed(false)} />;
  if (!isReady) return <Loading title={title} />;
  return (
    <QuestionnaireView
      compiled={compiled}
      sections={sections}
      edition={edition}
      paid={paid}
      events={events}
    />
  );
}

function Loading({ title }: { readonly title: string }) {
  return (
    <Panel label={title} busy className={styles.loading}>
      {rows.map((width) => (
        <Skeleton key={width} width={`${width}%`} height={14} />
      ))}
    </Panel>
  );
}

const rows = [42, 64, 51, 58];

function NotLoaded({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <Panel title={title}>
      <Failed title={copy.questions} retry={{ onRetry }}>
        {copy.questionsHint}
      </Failed>
    </Panel>
  );
}
