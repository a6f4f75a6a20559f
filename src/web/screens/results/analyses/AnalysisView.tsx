import { useEffect, useRef } from 'react';
import { analysesCopy as copy, resultsCopy } from '../../../copy/research/results.ts';
import { toResultsCsv, toResultsJson } from '../../../research/results/export-results.ts';
import {
  findDecision,
  useDecisionsAfter,
  type DecisionsState,
} from '../../../research/lists/use-decisions.ts';
import { DamagedRecords } from '../../../research/lists/DamagedRecords.tsx';
import type { CatalogEntry } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { ResultCard } from '../../../research/results/ResultCard.tsx';
import type { RecordOf } from '../../../research/record/load-everything.ts';
import { Blank } from '../../../ui/blocks/Blank.tsx';
import { Failed } from '../../../ui/blocks/Failed.tsx';
import { Message } from '../../../ui/blocks/Message.tsx';
import { Panel } from '../../../ui/blocks/Panel.tsx';
import { FileButtons } from '../export/FileButtons.tsx';
import { saveAs, type FileKind } from '../export/save-file.ts';
import { EditLink } from './EditLink.tsx';
import { useAnalysisRecords } from '../../../research/lists/use-analysis-records.ts';
import styles from './Analyses.module.css';

interface AnalysisViewProps {
  readonly entry: CatalogEntry;
  readonly id: string;
}

/** Takes the focus from the link that opens it. */
export function AnalysisView(props: AnalysisViewProps) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current?.focus(), []);
  return (
    <div className={styles.view} ref={view} tabIndex={-1}>
      <AnalysisContent {...props} />
    </div>
  );
}

function AnalysisContent({ entry, id }: AnalysisViewProps) {
  const state = useAnalysisRecords(entry, [id]);
  const decided = useDecisionsAfter(entry);
  switch (state.kind) {
    case 'loading':
      return <Message tone="wait">{copy.opening}</Message>;
    case 'failed':
      if (state.missing)
        return (
          <Panel label={copy.missing}>
            <Blank title={copy.missing}>{copy.missingText}</Blank>
          </Panel>
        );
      return <Failed title={copy.failed} retry={{ onRetry: state.retry }} />;
    case 'ready':
      return (
        <>
          <DamagedRecords records={state.damaged} />
          {state.records.map((analysis) => (
            <ResultCard
              key={id}
              {...analysis}
              headingLevel={2}
              actions={
                <div className={styles.actions}>
                  <FileButtons
                    label={copy.exportOne}
                    onSave={decided.kind === 'loading' ? undefined : (kind) => save(kind, analysis, decided)}
                  />
                  <EditLink entry={entry} recordId={id} />
                </div>
              }
            />
          ))}
        </>
      );
  }
}

/** Adds the decision about the same subject. */
function save(kind: FileKind, analysis: RecordOf, decided: DecisionsState): void {
  const { subject } = analysis.record;
  const decision = subject && findDecision(decided, subject);
  const records = decision ? [analysis, decision] : [analysis];
  saveAs(kind, resultsCopy.files.analysis, {
    csv: (format) => toResultsCsv(records, format),
    json: (now) => toResultsJson(records, now),
  });
}
