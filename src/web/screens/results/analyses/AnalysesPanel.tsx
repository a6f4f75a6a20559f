import { useId, useState, type ReactNode } from 'react';
import { analysesCopy as copy } from '../../../copy/research/results.ts';
import type { CatalogEntry } from '../../../questionnaire/questionnaire-catalog.ts';
import type { Analysis } from '../../../records/load-result.ts';
import { Panel } from '../../../ui/blocks/Panel.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { compared } from '../addresses.ts';
import { AnalysisRow } from './AnalysisRow.tsx';
import styles from './AnalysesPanel.module.css';

interface AnalysesPanelProps {
  readonly title: string;
  readonly entry: CatalogEntry;
  /** Saved last first; at least one. */
  readonly analyses: readonly Analysis[];
  readonly onOpen: (analysis: Analysis) => void;
  readonly onCompare: (ids: readonly string[]) => void;
}

/** More than these are shown on request. */
const shownAtFirst = 8;

/** The analyses there are, those put away folded; any may be opened, and two to four chosen for comparison. */
export function AnalysesPanel({ title, entry, analyses, onOpen, onCompare }: AnalysesPanelProps) {
  const hintId = useId();
  const { chosen, toggle } = useChoice(analyses);
  const several = analyses.length >= compared.least;
  const toChoice = (id: string) => ({
    chosen: chosen.includes(id),
    disabled: !chosen.includes(id) && chosen.length === compared.most,
    hintId,
    onToggle: () => toggle(id),
  });
  const toRow = (analysis: Analysis) => (
    <AnalysisRow
      key={analysis.id}
      entry={entry}
      analysis={analysis}
      latest={analysis === analyses[0]}
      choice={several ? toChoice(analysis.id) : undefined}
      onOpen={() => onOpen(analysis)}
    />
  );
  return (
    <Panel title={title} headingLevel={3} className={styles.panel}>
      <p className={styles.hint} id={hintId}>
        {several ? copy.hint : copy.only}
      </p>
      <Rows analyses={analyses} toRow={toRow} />
      {several && (
        <div className={styles.footer}>
          <Button
            variant="primary"
            disabled={chosen.length < compared.least}
            onClick={() => onCompare(chosen)}
          >
            {copy.compare}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface RowsProps {
  readonly analyses: readonly Analysis[];
  readonly toRow: (analysis: Analysis) => ReactNode;
}

function Rows({ analyses, toRow }: RowsProps) {
  const [isLong, setLong] = useState(false);
  const current = analyses.filter(({ archived }) => !archived);
  const archived = analyses.filter((analysis) => analysis.archived);
  return (
    <>
      <ul>{(isLong ? current : current.slice(0, shownAtFirst)).map(toRow)}</ul>
      {!isLong && current.length > shownAtFirst && (
        <div className={styles.footer}>
          <Button variant="ghost" onClick={() => setLong(true)}>
            {copy.all} {current.length}
          </Button>
        </div>
      )}
      {archived.length > 0 && (
        <details className={styles.archived}>
          <summary>{copy.archived(archived.length)}</summary>
          <ul>{archived.map(toRow)}</ul>
        </details>
      )}
    </>
  );
}

/** The ids of those chosen, in the order of the list. */
function useChoice(analyses: readonly Analysis[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const toggle = (id: string) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return { chosen: analyses.map(({ id }) => id).filter((id) => ids.includes(id)), toggle };
}
