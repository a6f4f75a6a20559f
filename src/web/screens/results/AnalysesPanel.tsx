import { useId, useState } from 'react';
import { analysesCopy as copy } from '../../copy/results.ts';
import type { Analysis } from '../../records/load-result.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { AnalysisRow } from './AnalysisRow.tsx';
import styles from './AnalysesPanel.module.css';

interface AnalysesPanelProps {
  readonly title: string;
  /** Saved last first. */
  readonly analyses: readonly Analysis[];
  /** How many sections there are. */
  readonly of: number;
  readonly onOpen: (analysis: Analysis) => void;
  readonly onCompare: (first: Analysis, second: Analysis) => void;
}

/** More than these are shown on request. */
const shownAtFirst = 8;

/** The analyses there are; any may be opened, and two chosen for comparison. */
export function AnalysesPanel({ title, analyses, of, onOpen, onCompare }: AnalysesPanelProps) {
  const hintId = useId();
  const { chosen, toggle } = useChoice();
  const [isLong, setLong] = useState(false);
  const [first, second] = analyses.filter(({ id }) => chosen.includes(id));
  const toChoice = (id: string) => {
    const isChosen = chosen.includes(id);
    return {
      chosen: isChosen,
      disabled: !isChosen && chosen.length === 2,
      hintId,
      onToggle: () => toggle(id),
    };
  };
  const several = analyses.length > 1;
  const compare = first && second && (() => onCompare(first, second));
  return (
    <Panel title={title} className={styles.panel}>
      <p className={styles.hint} id={hintId}>
        {several ? copy.hint : copy.only}
      </p>
      <ul>
        {(isLong ? analyses : analyses.slice(0, shownAtFirst)).map((analysis, index) => (
          <AnalysisRow
            key={analysis.id}
            analysis={analysis}
            of={of}
            latest={index === 0}
            choice={several ? toChoice(analysis.id) : undefined}
            onOpen={() => onOpen(analysis)}
          />
        ))}
      </ul>
      {several && (
        <div className={styles.footer}>
          <Button variant="primary" disabled={!compare} onClick={compare}>
            {copy.compare}
          </Button>
          {!isLong && analyses.length > shownAtFirst && (
            <Button variant="ghost" onClick={() => setLong(true)}>
              {copy.all} {analyses.length}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

function useChoice() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return { chosen, toggle };
}
