import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { analysesCopy as copy, resultsCopy } from '../../copy/results.ts';
import { toResultsCsv, toResultsJson } from '../../questionnaire/export-results.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { ResultCard } from '../../questionnaire/ResultCard.tsx';
import type { RecordOf } from '../../records/load-everything.ts';
import { loadAnalyses, type Analysis } from '../../records/load-result.ts';
import { useRecords } from '../../records/records-context.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { toComparisonPath } from './addresses.ts';
import { AnalysesPanel } from './AnalysesPanel.tsx';
import { EditLink } from './EditLink.tsx';
import { FileButtons } from './FileButtons.tsx';
import { saveAs, type FileKind } from './save-file.ts';
import { useAnalysisRecords } from './use-analysis-records.ts';
import styles from './Analyses.module.css';

interface AnalysesProps {
  readonly entry: CatalogEntry;
  /** Whether the one saved last stands in full on the page: alone it is not listed as well. */
  readonly shown: boolean;
}

/** Every analysis of a questionnaire: one opened to read, some side by side at an address of their own. */
export function Analyses({ entry, shown }: AnalysesProps) {
  const records = useRecords();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Analysis>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['analyses', entry.id],
    queryFn: () => loadAnalyses(records, entry),
    staleTime: 0,
  });
  const title = toTitle(entry);
  if (!data) {
    return (
      <Panel title={title} headingLevel={3} busy={!isError}>
        {isError ? (
          <Failed title={copy.listFailed} retry={{ onRetry: () => void refetch() }} />
        ) : (
          <div className={styles.waiting}>
            <Message tone="wait">{resultsCopy.loading}</Message>
          </div>
        )}
      </Panel>
    );
  }
  if (data.length === 0 || (shown && data.length === 1)) return null;
  return (
    <>
      <AnalysesPanel
        title={title}
        entry={entry}
        analyses={data}
        onOpen={setOpened}
        onCompare={(ids) => void navigate(toComparisonPath(entry, ids))}
      />
      <AnalysisDialog entry={entry} analysis={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function toTitle({ subject, subjectRequired, title }: CatalogEntry): string {
  return subject && subjectRequired ? copy.titles[subject] : copy.listOf(title);
}

interface AnalysisDialogProps {
  readonly entry: CatalogEntry;
  /** Undefined: closed. */
  readonly analysis: Analysis | undefined;
  readonly onClose: () => void;
}

/** An analysis with all its answers, to read only. */
function AnalysisDialog({ entry, analysis, onClose }: AnalysisDialogProps) {
  return (
    <Dialog
      open={analysis !== undefined}
      title={analysis?.name ?? copy.unnamed}
      size="wide"
      onClose={onClose}
    >
      {analysis && (
        <div className={styles.body}>
          <p className={styles.note}>{copy.readOnly}</p>
          <AnalysisContent entry={entry} id={analysis.id} />
        </div>
      )}
    </Dialog>
  );
}

function AnalysisContent({ entry, id }: { readonly entry: CatalogEntry; readonly id: string }) {
  const state = useAnalysisRecords(entry, [id]);
  switch (state.kind) {
    case 'loading':
      return <Message tone="wait">{copy.opening}</Message>;
    case 'failed':
      return <Failed title={copy.failed} retry={{ onRetry: state.retry }} />;
    case 'ready':
      return state.analyses.map((analysis) => (
        <ResultCard
          key={id}
          {...analysis}
          headingLevel={3}
          actions={
            <div className={styles.actions}>
              <FileButtons label={copy.exportOne} onSave={(kind) => save(kind, analysis)} />
              <EditLink entry={entry} recordId={id} />
            </div>
          }
        />
      ));
  }
}

function save(kind: FileKind, analysis: RecordOf): void {
  saveAs(kind, resultsCopy.files.analysis, (now) =>
    kind === 'csv' ? toResultsCsv([analysis]) : toResultsJson([analysis], now),
  );
}
