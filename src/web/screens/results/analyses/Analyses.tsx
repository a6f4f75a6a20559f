import { useNavigate } from 'react-router-dom';
import { analysesCopy as copy, resultsCopy } from '../../../copy/research/results.ts';
import { useAnalysesOf } from '../../../research/lists/use-analyses.ts';
import type { CatalogEntry } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { Failed } from '../../../ui/blocks/Failed.tsx';
import { Message } from '../../../ui/blocks/Message.tsx';
import { Panel } from '../../../ui/blocks/Panel.tsx';
import { toComparisonPath } from '../addresses.ts';
import { AnalysesPanel } from './AnalysesPanel.tsx';
import styles from './Analyses.module.css';

interface AnalysesProps {
  readonly entry: CatalogEntry;
  /** Whether the page shows the analysis saved last in full: then a single analysis is not listed. */
  readonly shown: boolean;
}

export function Analyses({ entry, shown }: AnalysesProps) {
  const navigate = useNavigate();
  const [state] = useAnalysesOf([entry]);
  if (!state) return null;
  const title = toTitle(entry);
  if (shown && (state.kind === 'ready' ? state.analyses.length === 1 : state.kind === 'loading')) return null;
  if (state.kind !== 'ready') {
    return (
      <Panel title={title} headingLevel={3} busy={state.kind === 'loading'}>
        {state.kind === 'failed' ? (
          <Failed title={copy.listFailed} retry={{ onRetry: state.retry }} />
        ) : (
          <div className={styles.waiting}>
            <Message tone="wait">{resultsCopy.loading}</Message>
          </div>
        )}
      </Panel>
    );
  }
  const { analyses } = state;
  if (analyses.length === 0) return null;
  return (
    <AnalysesPanel
      title={title}
      entry={entry}
      analyses={analyses}
      onCompare={(ids) => void navigate(toComparisonPath(entry, ids))}
    />
  );
}

function toTitle({ subject, subjectRequired, title }: CatalogEntry): string {
  return subject && subjectRequired ? copy.titles[subject] : copy.listOf(title);
}
