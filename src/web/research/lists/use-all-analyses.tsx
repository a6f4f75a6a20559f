import { useId, useState } from 'react';
import { evaluationCopy as copy } from '../../copy/research/evaluation.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { AnalysesList } from './AnalysesList.tsx';
import type { AnalysesState } from './use-analyses.ts';
import styles from './AllAnalyses.module.css';

interface AllAnalysesOptions {
  readonly entry: CatalogEntry;
  readonly state: AnalysesState;
  /** Neither a new nor the previous analysis is chosen: the list is open and needs no button. */
  readonly undecided: boolean;
  readonly onOpen: (id: string) => void;
}

export function useAllAnalyses({ entry, state, undecided, onOpen }: AllAnalysesOptions) {
  const [asked, setOpen] = useState(false);
  const id = useId();
  const count = state.kind === 'ready' ? state.analyses.length : undefined;
  const [listed, setListed] = useState(false);
  // The list stays after its last analysis is deleted, since it contains Undo.
  if (undecided && !listed && count !== undefined && count > 0) setListed(true);
  const isStart = undecided && listed && !asked;
  const open = asked || isStart;
  const title = isStart && entry.subject ? copy.own[entry.subject] : copy.allTitle;
  return {
    button: !isStart && (
      <Button
        size="md"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!asked)}
      >
        {copy.all(count)}
      </Button>
    ),
    panel: open && (
      <div className={styles.all} id={id}>
        <Panel title={title}>
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
