import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { CompiledQuestionnaire, Questionnaire } from '../../../engine/questionnaire.ts';
import { toConditionTables } from '../decision/condition-tables.tsx';
import { useLastAnswers } from './use-last-answers.tsx';
import { QuestionnaireView } from '../form/QuestionnaireView.tsx';
import type { SectionEvents } from '../form/section-events.ts';
import { prepareRecord } from '../record/load-record.ts';
import { changeAnswers, getPlace } from '../record/record-actions.ts';
import { getSection, type RecordPhase } from '../record/record-state.ts';
import { getRecord, type Records } from '../record/records.ts';
import { useRecord, useRecords } from '../record/records-context.ts';
import { resolveConflict, saveSection } from '../record/save-section.ts';
import { useLinkedSection } from '../form/use-linked-section.ts';
import { findOptionImage } from '../questionnaires/option-images.ts';
import { QuestionnaireSkeleton } from './QuestionnaireSkeleton.tsx';
import { rewardKey } from '../../../engine/rewards.ts';
import { useSessionState } from '../../session/session-context.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { ShownFacts } from '../evidence/ShownFacts.tsx';
import { useNewQuestions } from './use-new-questions.tsx';
import { WithQuestionnaire } from './WithQuestionnaire.tsx';

export function RecordedQuestionnaire({ entry }: { readonly entry: CatalogEntry }) {
  return (
    <WithQuestionnaire entry={entry}>
      {(compiled) => <RecordedSections compiled={compiled} autoOpen />}
    </WithQuestionnaire>
  );
}

interface RecordedSectionsProps {
  readonly compiled: CompiledQuestionnaire;
  readonly autoOpen?: boolean;
}

export function RecordedSections({ compiled, autoOpen = false }: RecordedSectionsProps) {
  const { id, title } = compiled.questionnaire;
  const records = useRecords();
  const record = useRecord(id);
  const { sections, formVersion, phase } = record;
  const { notice, without } = useNewQuestions(compiled, record);
  const isReady = phase.kind === 'ready';
  const paid = usePaid(compiled.questionnaire);
  const lastAnswers = useLastAnswers(compiled.questionnaire, autoOpen);
  const tables = useMemo(() => toConditionTables(compiled.questionnaire), [compiled]);
  useLinkedSection(compiled.questionnaire, isReady, useLocation());
  const events = useEvents(records, compiled);
  // Another subject or day has another phase, and loads again.
  const [failed, setFailed] = useState<RecordPhase>();
  const isFailed = failed === phase;
  useEffect(() => {
    if (isReady || isFailed) return;
    void prepareRecord(records, compiled).then((outcome) =>
      setFailed(outcome === 'failed' ? getRecord(records, id).phase : undefined),
    );
  }, [records, compiled, id, isReady, isFailed]);
  if (!isReady && isFailed) return <NotLoaded title={title} onRetry={() => setFailed(undefined)} />;
  if (!isReady) return <QuestionnaireSkeleton of={compiled.questionnaire} />;
  return (
    <ShownFacts
      compiled={compiled}
      record={record}
      slots={{ lastAnswers, findImage: findOptionImage, tables }}
    >
      {notice}
      <QuestionnaireView
        compiled={compiled}
        sections={sections}
        formVersion={formVersion}
        paid={paid}
        without={without}
        events={events}
        autoOpen={autoOpen}
      />
    </ShownFacts>
  );
}

function useEvents(records: Records, compiled: CompiledQuestionnaire): SectionEvents {
  const { id } = compiled.questionnaire;
  return useMemo(() => {
    return {
      getSection: (sectionId) => getSection(getRecord(records, id), sectionId),
      getSaved(sectionId) {
        const { localId } = getPlace(records, { id });
        return records.documents.get(localId)?.server?.sections[sectionId]?.answers ?? {};
      },
      subscribe: records.store.subscribe,
      onPainted: records.onPainted,
      onChange: (sectionId, edit) => changeAnswers(records, id, sectionId, edit),
      onSave: (sectionId) => void saveSection(records, compiled, sectionId),
      onResolve: (sectionId, written) => void resolveConflict(records, compiled, sectionId, written),
    };
  }, [records, compiled, id]);
}

/** Sections that earn no more coins; all sections while that is unknown. */
function usePaid({ id, sections }: Questionnaire): ReadonlySet<string> {
  const keys = useSessionState(({ paid }) => paid);
  return useMemo(
    () =>
      new Set(
        sections
          .filter((section) => keys?.includes(rewardKey(id, section.id)) ?? true)
          .map((section) => section.id),
      ),
    [id, sections, keys],
  );
}
