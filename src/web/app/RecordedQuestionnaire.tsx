import { useEffect, useMemo, useState } from 'react';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { QuestionnaireView } from '../questionnaire/QuestionnaireView.tsx';
import type { SectionEvents } from '../questionnaire/section-props.ts';
import { usePaid } from './use-paid.ts';
import { useQuestionnaire } from './use-questionnaire.ts';
import { changeAnswers, loadStored } from '../records/load-record.ts';
import { bringUpToDate } from '../records/migrate-record.ts';
import { useRecord } from '../records/records.ts';
import { saveChoice, saveSection } from '../records/save-section.ts';
import { Blank } from '../ui/blocks/Blank.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Panel } from '../ui/blocks/Panel.tsx';
import { Skeleton } from '../ui/blocks/Skeleton.tsx';
import styles from './RecordedQuestionnaire.module.css';

/** A questionnaire with its record: the answers go to the records, and what becomes of them comes back. */
export function RecordedQuestionnaire({ id, title }: { readonly id: string; readonly title: string }) {
  const load = useQuestionnaire(id);
  switch (load.kind) {
    case 'loading':
      return <Loading title={title} />;
    case 'failed':
      return <Failed title={title} onRetry={load.retry} />;
    case 'ready':
      return <Loaded compiled={load.compiled} />;
  }
}

function Loaded({ compiled }: { readonly compiled: CompiledQuestionnaire }) {
  const { id, title } = compiled.questionnaire;
  const { sections, edition, stored, version } = useRecord(id);
  const paid = usePaid(compiled.questionnaire);
  const events = useMemo((): SectionEvents => {
    return {
      onChange: (sectionId, answers) => changeAnswers(id, sectionId, answers),
      onSave: (sectionId) => void saveSection(compiled, sectionId),
      onChoose: (sectionId, answers) => void saveChoice(compiled, sectionId, answers),
    };
  }, [compiled, id]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (version !== undefined) bringUpToDate(compiled.questionnaire);
  }, [compiled, version]);
  useEffect(() => {
    if (!stored || failed) return;
    void loadStored(compiled).then((outcome) => setFailed(outcome === 'failed'));
  }, [compiled, stored, failed]);
  if (stored && failed) return <Failed title={title} onRetry={() => setFailed(false)} />;
  if (stored || version !== undefined) return <Loading title={title} />;
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

function Failed({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <Panel title={title}>
      <Blank
        tone="error"
        title="The questions could not be loaded"
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        Check your connection. Saved answers are safe.
      </Blank>
    </Panel>
  );
}
