import { Suspense, useEffect, useId, useState } from 'react';
import { analysisListCopy } from '../../copy/research/analyses.ts';
import { evaluationCopy as copy } from '../../copy/research/evaluation.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { CodeBoundary } from '../../ui/page/CodeBoundary.tsx';
import { toComponent } from '../../ui/page/lazy-code.ts';
import type { AnalysesState } from './use-analyses.ts';
import styles from './AllAnalyses.module.css';

// Behind a button: loaded separately.
const AnalysesList = toComponent(async () => (await import('./AnalysesList.tsx')).AnalysesList);

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
  useEffect(() => {
    // A failure shows where the list is opened.
    AnalysesList.fetch().catch(() => undefined);
  }, []);
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
          <CodeBoundary title={analysisListCopy.failed}>
            <Suspense fallback={<Message tone="wait">{analysisListCopy.loading}</Message>}>
              <AnalysesList
                entry={entry}
                state={state}
                onOpen={(analysis) => {
                  setOpen(false);
                  onOpen(analysis.id);
                }}
              />
            </Suspense>
          </CodeBoundary>
        </Panel>
      </div>
    ),
  };
}
