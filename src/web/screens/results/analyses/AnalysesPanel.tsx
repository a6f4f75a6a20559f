import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { analysisListCopy } from '../../../copy/research/analyses.ts';
import { analysesCopy as copy } from '../../../copy/research/results.ts';
import { toReadPath, toSubjectPath } from '../../../research/lists/analysis-path.ts';
import { groupBySubject, type SubjectAnalyses } from '../../../research/lists/analyses-about.ts';
import { AnalysisRow } from '../../../research/lists/AnalysisRow.tsx';
import { AnalysisRows } from '../../../research/lists/AnalysisRows.tsx';
import { EarlierAnalyses } from '../../../research/lists/EarlierAnalyses.tsx';
import { HistoryButton } from '../../../research/lists/HistoryButton.tsx';
import type { CatalogEntry } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { isFinished, type Analysis } from '../../../research/record/load-analyses.ts';
import { Panel } from '../../../ui/blocks/Panel.tsx';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { toButtonClass } from '../../../ui/controls/button-class.ts';
import { compared } from '../addresses.ts';
import { EditLink } from './EditLink.tsx';
import styles from './AnalysesPanel.module.css';

interface AnalysesPanelProps {
  readonly title: string;
  readonly entry: CatalogEntry;
  /** Saved last first; at least one. */
  readonly analyses: readonly Analysis[];
  readonly onCompare: (ids: readonly string[]) => void;
}

/** One row per subject, that of the newest finished analysis first; other and archived analyses are folded. */
export function AnalysesPanel({ title, entry, analyses, onCompare }: AnalysesPanelProps) {
  const hintId = useId();
  const { chosen, toggle } = useChoice(analyses);
  const several = analyses.length >= compared.min;
  const toChoice = (id: string) => ({
    chosen: chosen.includes(id),
    disabled: !chosen.includes(id) && chosen.length === compared.max,
    hintId,
    onToggle: () => toggle(id),
  });
  const rows = toRows(analyses.filter(({ archived }) => !archived));
  const toRow = (analysis: Analysis, row?: SubjectRow) => (
    <AnalysisRow
      key={analysis.id}
      analysis={analysis}
      path={toSubjectPath(entry, row?.subject ?? analysis.subject) ?? toReadPath(entry, analysis.id)}
      chip={findChip(analysis, analyses)}
      choice={several ? toChoice(analysis.id) : undefined}
      under={
        row &&
        row.others.length > 0 && (
          <EarlierAnalyses title={row.title(row.others.length)}>
            {row.others.map((one) => toRow(one))}
          </EarlierAnalyses>
        )
      }
    >
      <Acts entry={entry} analysis={analysis} />
    </AnalysisRow>
  );
  return (
    <Panel title={title} headingLevel={3}>
      <p className={styles.hint} id={hintId}>
        {several ? copy.hint : copy.only}
      </p>
      <AnalysisRows
        analyses={[...rows.map(({ lead }) => lead), ...analyses.filter(({ archived }) => archived)]}
        toRow={(analysis) =>
          toRow(
            analysis,
            rows.find(({ lead }) => lead === analysis),
          )
        }
      />
      {several && <CompareButton disabled={chosen.length < compared.min} onClick={() => onCompare(chosen)} />}
    </Panel>
  );
}

interface SubjectRow extends Pick<SubjectAnalyses, 'subject'> {
  readonly lead: Analysis;
  readonly others: readonly Analysis[];
  /** Title of the list of the other analyses. */
  readonly title: (count: number) => string;
}

/** One row per subject, the one saved last first, after the row of the newest finished analysis. */
function toRows(analyses: readonly Analysis[]): readonly SubjectRow[] {
  const finished = findFinished(analyses);
  const rows = groupBySubject(analyses).map(({ subject, newest, earlier }): SubjectRow => {
    if (!finished || !earlier.includes(finished))
      return { subject, lead: newest, others: earlier, title: analysisListCopy.earlier };
    const others = [newest, ...earlier].filter((one) => one !== finished);
    return { subject, lead: finished, others, title: analysisListCopy.others };
  });
  const isFirst = ({ lead }: SubjectRow) => lead === finished;
  return [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))];
}

function findChip(analysis: Analysis, analyses: readonly Analysis[]): string | undefined {
  if (analysis === analyses[0]) return copy.latest;
  return analysis === findFinished(analyses) ? copy.newestFinished : undefined;
}

function findFinished(analyses: readonly Analysis[]): Analysis | undefined {
  return analyses.find((analysis) => !analysis.archived && isFinished(analysis));
}

function CompareButton(props: { readonly disabled: boolean; readonly onClick: () => void }) {
  return (
    <div className={styles.footer}>
      <Button variant="primary" {...props}>
        {copy.compare}
      </Button>
    </div>
  );
}

type ActsProps = Pick<AnalysesPanelProps, 'entry'> & { readonly analysis: Analysis };

function Acts({ entry, analysis }: ActsProps) {
  const name = analysis.name ?? analysisListCopy.unnamed;
  return (
    <>
      <Link className={toButtonClass({})} to={toReadPath(entry, analysis.id)}>
        {analysisListCopy.open} <VisuallyHidden>{name}</VisuallyHidden>
      </Link>
      <EditLink entry={entry} recordId={analysis.id} of={name} />
      <HistoryButton entry={entry} record={analysis} />
    </>
  );
}

/** In list order. */
function useChoice(analyses: readonly Analysis[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const toggle = (id: string) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return { chosen: analyses.map(({ id }) => id).filter((id) => ids.includes(id)), toggle };
}
