import { useId, useState } from 'react';
import { analysisListCopy } from '../../copy/research/analyses.ts';
import { evaluationCopy as copy } from '../../copy/research/evaluation.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { AnalysesList } from './AnalysesList.tsx';
import styles from './AllAnalyses.module.css';

interface AllAnalysesOptions {
  readonly entry: CatalogEntry;
  /** Undefined: unknown. */
  readonly count: number | undefined;
  /** Neither a new nor the previous analysis is chosen: the list is open and needs no button. */
  readonly undecided: boolean;
  readonly onOpen: (id: string) => void;
}

export function useAllAnalyses({ entry, count, undecided, onOpen }: AllAnalysesOptions) {
  const [asked, setOpen] = useState(false);
  const id = useId();
  const [listed, setListed] = useState(false);
  // The list stays after its last analysis is deleted, since it contains Undo.
  if (undecided && !listed && count !== undefined && count > 0) setListed(true);
  const isStart = undecided && listed && !asked;
  const open = asked || isStart;
  const title = isStart && entry.subject ? copy.own[entry.subject] : copy.allTitle;
  return {
    button: !isStart && (open || count !== 0) && (
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
          <QueryBoundary
            loading={<Message tone="wait">{analysisListCopy.loading}</Message>}
            failed={analysisListCopy.failed}
          >
            <AnalysesList
              entry={entry}
              isStart={isStart}
              onOpen={(analysis) => {
                setOpen(false);
                onOpen(analysis.id);
              }}
            />
          </QueryBoundary>
        </Panel>
      </div>
    ),
  };
}
