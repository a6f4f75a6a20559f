import { useId, useState } from 'react';
import { evaluationCopy as copy } from '../copy/research/evaluation.ts';
import type { CatalogEntry } from '../questionnaire/questionnaire-catalog.ts';
import { Panel } from '../ui/blocks/Panel.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { AnalysesList } from './AnalysesList.tsx';
import type { AnalysesState } from './use-analyses.ts';
import styles from './AllAnalyses.module.css';

/** The third place beside a new and the previous analysis: all there are, behind a button that says how many. */
export function useAllAnalyses(entry: CatalogEntry, state: AnalysesState, onOpen: (id: string) => void) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = state.kind === 'ready' ? state.analyses.length : undefined;
  return {
    button: (
      <Button
        size="md"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {copy.all(count)}
      </Button>
    ),
    panel: open && (
      <div className={styles.all} id={id}>
        <Panel title={copy.allTitle}>
          <AnalysesList
            entry={entry}
            state={state}
            onOpen={(analysis) => {
              setOpen(false);
              onOpen(analysis.id);
            }}
          />
        </Panel>
      </div>
    ),
  };
}
