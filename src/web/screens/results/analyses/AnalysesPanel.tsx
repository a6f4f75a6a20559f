import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { analysisListCopy } from '../../../copy/research/analyses.ts';
import { analysesCopy as copy } from '../../../copy/research/results.ts';
import { toReadPath, toSubjectPath } from '../../../analyses/analysis-path.ts';
import { groupBySubject, type SubjectAnalyses } from '../../../analyses/analyses-about.ts';
import { AnalysisRow } from '../../../analyses/AnalysisRow.tsx';
import { AnalysisRows } from '../../../analyses/AnalysisRows.tsx';
import { EarlierAnalyses } from '../../../analyses/EarlierAnalyses.tsx';
import { HistoryButton } from '../../../analyses/HistoryButton.tsx';
import type { CatalogEntry } from '../../../questionnaire/questionnaire-catalog.ts';
import type { Analysis } from '../../../records/load-analyses.ts';
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

/** One row per subject; earlier and archived analyses are folded. */
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
  const groups = groupBySubject(analyses.filter(({ archived }) => !archived));
  const toRow = (analysis: Analysis, group?: SubjectAnalyses) => (
    <AnalysisRow
      key={analysis.id}
      analysis={analysis}
      path={toSubjectPath(entry, group?.subject ?? analysis.subject) ?? toReadPath(entry, analysis.id)}
      chip={analysis === analyses[0] ? copy.latest : undefined}
      choice={several ? toChoice(analysis.id) : undefined}
      under={
        group &&
        group.earlier.length > 0 && (
          <EarlierAnalyses count={group.earlier.length}>
            {group.earlier.map((one) => toRow(one))}
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
        analyses={[...groups.map(({ newest }) => newest), ...analyses.filter(({ archived }) => archived)]}
        toRow={(analysis) =>
          toRow(
            analysis,
            groups.find(({ newest }) => newest === analysis),
          )
        }
      />
      {several && <CompareButton disabled={chosen.length < compared.min} onClick={() => onCompare(chosen)} />}
    </Panel>
  );
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
