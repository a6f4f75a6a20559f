import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findCoinSymbol } from '../../../contracts/subject.ts';
import { analysisListCopy } from '../../copy/research/analyses.ts';
import { comparisonCopy } from '../../copy/research/comparison.ts';
import { analysesCopy as copy, resultsCopy } from '../../copy/research/results.ts';
import { CoinIcon } from '../../ui/icons/CoinIcon.tsx';
import { ComparisonTable, type ComparisonDetail } from '../../research/results/ComparisonTable.tsx';
import { toComparisonCsv, toComparisonJson } from '../../research/results/export-comparison.ts';
import { toSubjectPath } from '../../research/lists/analysis-path.ts';
import { toAnalysisQuery } from '../../research/lists/analysis-query.ts';
import { findDecision, useDecisionsAfter } from '../../research/lists/use-decisions.ts';
import { DamagedRecords } from '../../research/lists/DamagedRecords.tsx';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import type { Decision } from '../../research/record/load-decisions.ts';
import { separateDamaged, type LoadedRecords, type RecordOf } from '../../research/record/load-everything.ts';
import type { ResultRecord } from '../../research/record/load-result.ts';
import { useRecords } from '../../research/record/records-context.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import check from '../../ui/controls/check.module.css';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { EditLink } from './analyses/EditLink.tsx';
import { FileButtons } from './export/FileButtons.tsx';
import { saveAs, type FileKind } from './export/save-file.ts';
import styles from './ComparisonPanel.module.css';

interface ComparisonPanelProps {
  readonly entry: CatalogEntry;
  readonly ids: readonly string[];
}

/** Takes the focus, because it replaces the button that opens it. */
export function ComparisonPanel({ entry, ids }: ComparisonPanelProps) {
  const records = useRecords();
  const queries = useQueries({ queries: ids.map((id) => toAnalysisQuery(records, entry, id)) });
  const failed = queries.filter(({ data, isLoadingError }) => isLoadingError || data === null);
  const loaded = queries.flatMap(({ data }) => data ?? []);
  const all = loaded.length === ids.length ? separateDamaged(loaded) : undefined;
  const { data: decisions, isPending } = useDecisionsAfter(entry);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const canSave = all && all.records.length > 0 && !isPending;
  const save = canSave ? (kind: FileKind) => saveComparison(kind, all.records, decisions) : undefined;
  return (
    <Panel
      title={
        <span ref={heading} tabIndex={-1} className={styles.title}>
          {toTitle(entry)}
        </span>
      }
      className={styles.panel}
      actions={
        <div className={styles.files}>
          <FileButtons label={copy.exportComparison} onSave={save} print />
        </div>
      }
    >
      {failed.length > 0 && (
        <Failed
          title={copy.comparisonFailed}
          retry={{ onRetry: () => failed.forEach(({ refetch }) => void refetch()) }}
        >
          {copy.comparisonFailedHint}
        </Failed>
      )}
      {failed.length === 0 && !all && (
        <div className={styles.waiting}>
          <Message tone="wait">{copy.comparing}</Message>
        </div>
      )}
      {all && <Content entry={entry} {...all} decisions={decisions} />}
    </Panel>
  );
}

function toTitle({ subject, subjectRequired, title }: CatalogEntry): string {
  return subject && subjectRequired ? copy.comparisons[subject] : copy.comparisonOf(title);
}

interface ContentProps extends LoadedRecords {
  readonly entry: CatalogEntry;
  readonly decisions: readonly Decision[] | undefined;
}

function Content({ entry, records, damaged, decisions }: ContentProps) {
  const [detail, setDetail] = useState<ComparisonDetail>('differences');
  const [evidence, setEvidence] = useState(false);
  const [first] = records;
  const analyses = records.map(({ record }) => ({
    ...record,
    heading: toHeading(entry, record),
    actions: (
      <EditLink entry={entry} recordId={record.id} of={record.name ?? analysisListCopy.unnamed} look="text" />
    ),
  }));
  return (
    <>
      <DamagedRecords records={damaged} />
      {first && (
        <>
          <div className={styles.tools}>
            <Segmented label={copy.detail} options={copy.details} value={detail} onChange={setDetail} />
            {records.some(({ record }) => hasEvidence(record)) && (
              <label className={styles.evidence}>
                <input
                  type="checkbox"
                  className={check.box}
                  checked={evidence}
                  onChange={({ target }) => setEvidence(target.checked)}
                />
                {comparisonCopy.evidence}
              </label>
            )}
          </div>
          <ComparisonTable
            compiled={first.compiled}
            analyses={analyses}
            detail={detail}
            evidence={evidence}
            decisions={toCompared(records, decisions)}
          />
        </>
      )}
    </>
  );
}

function hasEvidence({ evidence = {}, notes }: ResultRecord): boolean {
  return Object.keys(evidence).length + Object.keys(notes).length > 0;
}

/** A link if the subject has a page. */
function toHeading(entry: CatalogEntry, { name: known, subject }: ResultRecord): ReactNode {
  const name = known ?? comparisonCopy.analysis;
  const path = toSubjectPath(entry, subject);
  return (
    <>
      {entry.subject === 'coin' && <CoinIcon symbol={findCoinSymbol(subject) ?? name} />}
      {path === undefined ? name : <Link to={path}>{name}</Link>}
    </>
  );
}

type Decisions = ContentProps['decisions'];

function toCompared(analyses: readonly RecordOf[], decisions: Decisions) {
  const found = analyses.map(({ record }) => record.subject && findDecision(decisions, record.subject));
  const [known] = found.filter((decision) => decision !== undefined);
  return known && { compiled: known.compiled, records: found.map((decision) => decision?.record) };
}

function saveComparison(kind: FileKind, analyses: readonly RecordOf[], decisions: Decisions): void {
  const [first] = analyses;
  if (!first) return;
  const records = analyses.map(({ record }) => record);
  const comparison = { compiled: first.compiled, records, decisions: toCompared(analyses, decisions) };
  saveAs(kind, resultsCopy.files.comparison, {
    csv: (format) => toComparisonCsv(comparison, format),
    json: (now) => toComparisonJson(comparison, now),
  });
}
