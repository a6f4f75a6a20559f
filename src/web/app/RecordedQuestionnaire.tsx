import { useEffect, useMemo, useState } from 'react';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { failuresCopy as copy } from '../copy/failures.ts';
import { QuestionnaireView } from '../questionnaire/QuestionnaireView.tsx';
import type { SectionEvents } from '../questionnaire/section-props.ts';
import { prepareRecord } from '../records/load-record.ts';
import { changeAnswers } from '../records/record-acts.ts';
import { useRecord, useRecords } from '../records/records-context.ts';
import { saveChoice, saveSection } from '../records/save-section.ts';
import { Failed } from '../ui/blocks/Failed.tsx';
import { Panel } from '../ui/blocks/Panel.tsx';
import { Skeleton } from '../ui/blocks/Skeleton.tsx';
import { usePaid } from './use-paid.ts';
import { useQuestionnaire } from './use-questionnaire.ts';
import styles from './RecordedQuestionnaire.module.css';

/** A questionnaire with its record: the answers go to the records, and what becomes of them comes back. */
export function RecordedQuestionnaire({ id, title }: { readonly id: string; readonly title: string }) {
  const load = useQuestionnaire(id);
  switch (load.kind) {
    case 'loading':
      return <Loading title={title} />;
    case 'failed':
      return <NotLoaded title={title} onRetry={load.retry} />;
    case 'ready':
      return <Loaded compiled={load.compiled} />;
  }
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
