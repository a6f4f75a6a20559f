import { useEffect, useRef } from 'react';
import { analysesCopy as copy, resultsCopy } from '../../../copy/research/results.ts';
import { toResultsCsv, toResultsJson } from '../../../research/results/export-results.ts';
import { toAnalysisQuery } from '../../../research/lists/analysis-query.ts';
import { findDecision, useDecisionsAfter } from '../../../research/lists/use-decisions.ts';
import { DamagedRecords } from '../../../research/lists/DamagedRecords.tsx';
import type { CatalogEntry } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { ResultCard } from '../../../research/results/ResultCard.tsx';
import type { Decision } from '../../../research/record/load-decisions.ts';
import type { RecordOf } from '../../../research/record/load-everything.ts';
import { isDamaged } from '../../../research/record/load-result.ts';
import { useRecords } from '../../../research/record/records-context.ts';
import { Blank } from '../../../ui/blocks/Blank.tsx';
import { Message } from '../../../ui/blocks/Message.tsx';
import { Panel } from '../../../ui/blocks/Panel.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { useUncachedQuery } from '../../../ui/page/use-uncached-query.ts';
import { FileButtons } from '../export/FileButtons.tsx';
import { saveAs, type FileKind } from '../export/save-file.ts';
import { EditLink } from './EditLink.tsx';
import styles from './Analyses.module.css';

interface AnalysisViewProps {
  readonly entry: CatalogEntry;
  readonly id: string;
}

/** Takes the focus from the link that opens it. */
export function AnalysisView({ entry, id }: AnalysisViewProps) {
  // Asked for here, so that both requests start together.
  const decided = useDecisionsAfter(entry);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current?.focus(), []);
  return (
    <div className={styles.view} ref={view} tabIndex={-1}>
      <QueryBoundary loading={<Message tone="wait">{copy.opening}</Message>} failed={copy.failed}>
        <AnalysisContent entry={entry} id={id} decided={decided} />
      </QueryBoundary>
    </div>
  );
}

interface AnalysisContentProps extends AnalysisViewProps {
  readonly decided: ReturnType<typeof useDecisionsAfter>;
}

function AnalysisContent({ entry, id, decided }: AnalysisContentProps) {
  const { data } = useUncachedQuery(toAnalysisQuery(useRecords(), entry, id));
  if (!data) {
    return (
      <Panel label={copy.missing}>
        <Blank title={copy.missing}>{copy.missingText}</Blank>
      </Panel>
    );
  }
  const { compiled, record } = data;
  if (isDamaged(record)) return <DamagedRecords records={[record]} />;
  return (
    <ResultCard
      compiled={compiled}
      record={record}
      actions={
        <div className={styles.actions}>
          <FileButtons
            label={copy.exportOne}
            onSave={decided.isPending ? undefined : (kind) => save(kind, { compiled, record }, decided.data)}
          />
          <EditLink entry={entry} recordId={id} />
        </div>
      }
    />
  );
}

/** Adds the decision about the same subject. */
function save(kind: FileKind, analysis: RecordOf, decisions: readonly Decision[] | undefined): void {
  const { subject } = analysis.record;
  const decision = subject && findDecision(decisions, subject);
  const records = decision ? [analysis, decision] : [analysis];
  saveAs(kind, resultsCopy.files.analysis, {
    csv: (format) => toResultsCsv(records, format),
    json: (now) => toResultsJson(records, now),
  });
}
