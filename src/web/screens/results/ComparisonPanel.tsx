import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { analysisListCopy } from '../../copy/research/analyses.ts';
import { analysesCopy as copy, resultsCopy } from '../../copy/research/results.ts';
import { ComparisonTable, type ComparisonDetail } from '../../research/results/ComparisonTable.tsx';
import { toComparisonCsv, toComparisonJson } from '../../research/results/export-comparison.ts';
import { toSubjectPath } from '../../research/lists/analysis-path.ts';
import { findDecision, useDecisionsAfter, type DecisionsState } from '../../research/lists/use-decisions.ts';
import { DamagedRecords } from '../../research/lists/DamagedRecords.tsx';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import type { RecordOf } from '../../research/record/load-everything.ts';
import type { ResultRecord } from '../../research/record/load-result.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { EditLink } from './analyses/EditLink.tsx';
import { FileButtons } from './export/FileButtons.tsx';
import { saveAs, type FileKind } from './export/save-file.ts';
import { useAnalysisRecords, type AnalysisRecordsState } from '../../research/lists/use-analysis-records.ts';
import styles from './ComparisonPanel.module.css';

interface ComparisonPanelProps {
  readonly entry: CatalogEntry;
  readonly ids: readonly string[];
}

/** Takes the focus, because it replaces the button that opens it. */
export function ComparisonPanel({ entry, ids }: ComparisonPanelProps) {
  const [detail, setDetail] = useState<ComparisonDetail>('differences');
  const state = useAnalysisRecords(entry, ids);
  const decided = useDecisionsAfter(entry);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const canSave = state.kind === 'ready' && state.records.length > 0 && decided.kind !== 'loading';
  const save = canSave ? (kind: FileKind) => saveComparison(kind, state.records, decided) : undefined;
  return (
    <Panel
      title={
        <span ref={heading} tabIndex={-1} className={styles.title}>
          {toTitle(entry)}
        </span>
      }
      className={styles.panel}
      actions={
        <div className={styles.tools}>
          <Segmented label={copy.detail} options={copy.details} value={detail} onChange={setDetail} />
          <FileButtons label={copy.exportComparison} onSave={save} print />
        </div>
      }
    >
      <Content entry={entry} state={state} decided={decided} detail={detail} />
    </Panel>
  );
}

function toTitle({ subject, subjectRequired, title }: CatalogEntry): string {
  return subject && subjectRequired ? copy.comparisons[subject] : copy.comparisonOf(title);
}

interface ContentProps {
  readonly entry: CatalogEntry;
  readonly state: AnalysisRecordsState;
  readonly decided: DecisionsState;
  readonly detail: ComparisonDetail;
}

function Content({ entry, state, decided, detail }: ContentProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          <Message tone="wait">{copy.comparing}</Message>
        </div>
      );
    case 'failed':
      return (
        <Failed title={copy.comparisonFailed} retry={{ onRetry: state.retry }}>
          {copy.comparisonFailedHint}
        </Failed>
      );
    case 'ready': {
      const [first] = state.records;
      const analyses = state.records.map(({ record }) => ({
        ...record,
        heading: toHeading(entry, record),
        actions: (
          <EditLink
            entry={entry}
            recordId={record.id}
            of={record.name ?? analysisListCopy.unnamed}
            look="text"
          />
        ),
      }));
      return (
        <>
          <DamagedRecords records={state.damaged} />
          {first && (
            <>
              <p className={styles.legend}>{copy.legend}</p>
              <ComparisonTable
                compiled={first.compiled}
                analyses={analyses}
                detail={detail}
                decisions={toCompared(state.records, decided)}
              />
            </>
          )}
        </>
      );
    }
  }
}

/** Undefined: the subject has no page. */
function toHeading(entry: CatalogEntry, { name, subject }: ResultRecord): ReactNode {
  const path = toSubjectPath(entry, subject);
  return path === undefined ? undefined : <Link to={path}>{name}</Link>;
}

function toCompared(analyses: readonly RecordOf[], decided: DecisionsState) {
  const decisions = analyses.map(({ record }) => record.subject && findDecision(decided, record.subject));
  const [known] = decisions.filter((decision) => decision !== undefined);
  return known && { compiled: known.compiled, records: decisions.map((decision) => decision?.record) };
}

function saveComparison(kind: FileKind, analyses: readonly RecordOf[], decided: DecisionsState): void {
  const [first] = analyses;
  if (!first) return;
  const records = analyses.map(({ record }) => record);
  const comparison = { compiled: first.compiled, records, decisions: toCompared(analyses, decided) };
  saveAs(kind, resultsCopy.files.comparison, {
    csv: (format) => toComparisonCsv(comparison, format),
    json: (now) => toComparisonJson(comparison, now),
  });
}
