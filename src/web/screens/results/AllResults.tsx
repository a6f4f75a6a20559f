import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { isPart } from '../../../engine/catalog.ts';
import { resultsCatalog } from '../../research/questionnaires/questionnaire-catalog.ts';
import { pages } from '../../../contracts/pages.ts';
import { resultsCopy as copy } from '../../copy/research/results.ts';
import { TrashPanel } from '../../research/lists/TrashPanel.tsx';
import { toNewPath } from '../../research/lists/analysis-path.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ExportNews } from './export/ExportNews.tsx';
import { ImportButton } from './export/ImportButton.tsx';
import { FileButtons } from './export/FileButtons.tsx';
import { PartsStrip } from './PartsStrip.tsx';
import { ResultPart } from './ResultPart.tsx';
import { useExport } from './export/use-export.ts';
import type { useCounts } from '../../research/lists/use-counts.ts';
import { useParts, type Part } from './use-parts.ts';
import { Work } from './Work.tsx';
import styles from './ResultsScreen.module.css';

const deletable = resultsCatalog.filter(({ kind }) => kind === 'checklist');

export function AllResults() {
  const { parts, counts } = useParts();
  const { state, save, clear } = useExport();
  // The record of a completed part may have been deleted since.
  const complete = parts.filter(
    (part) => part.complete && isPart(part.entry) && (part.latest || !counts.data),
  );
  const isEmpty = complete.length === 0 && parts.every(({ latest }) => !latest);
  const busy = counts.isPending || state.kind === 'running';
  return (
    <>
      <PageHeader {...pages.results}>
        {!(isEmpty && counts.data) && (
          <FileButtons label={copy.exportAll} onSave={busy ? undefined : (kind) => void save(kind)} print />
        )}
      </PageHeader>
      <ExportNews state={state} clear={clear} />
      {isEmpty && counts.data && <Nothing />}
      <Stored stored={parts.filter((part) => part.complete || part.latest)} counts={counts} />
      <Parts parts={parts.filter(({ entry }) => isPart(entry))} complete={complete} />
      <ImportButton />
      <TrashPanel entries={deletable} />
    </>
  );
}

interface PartsProps {
  readonly parts: readonly Part[];
  /** Those with results to show. */
  readonly complete: readonly Part[];
}

/** One part is open at a time, at first the first; printing shows all. */
function Parts({ parts, complete }: PartsProps) {
  const [chosen, setChosen] = useState<string>();
  const ids = complete.map(({ entry }) => entry.id);
  const open = chosen === undefined || (chosen !== none && !ids.includes(chosen)) ? ids[0] : chosen;
  const headId = useId();
  return (
    <section aria-labelledby={headId}>
      <div className={styles.byPart}>
        <h2 id={headId}>{copy.byPart}</h2> {ids.length > 1 && <span>{copy.oneAtATime}</span>}
      </div>
      <PartsStrip
        parts={parts}
        openable={ids}
        open={open}
        onToggle={(id) => setChosen(id === open ? none : id)}
      />
      {complete.map(({ entry }) => (
        <ResultPart key={entry.id} entry={entry} open={entry.id === open} />
      ))}
    </section>
  );
}

/** No part is open. */
const none = '';

interface StoredProps {
  readonly stored: readonly Part[];
  readonly counts: ReturnType<typeof useCounts>;
}

function Stored({ stored, counts }: StoredProps) {
  return (
    <>
      {counts.isPending && <Message tone="wait">{copy.loading}</Message>}
      {counts.isLoadingError && (
        <Panel label={copy.storedFailed}>
          <Failed title={copy.storedFailed} retry={{ onRetry: () => void counts.refetch() }} />
        </Panel>
      )}
      <Work
        checklists={stored.filter(({ entry }) => entry.kind === 'checklist')}
        journals={stored.filter(({ entry, latest }) => entry.kind === 'insights' && latest)}
      />
    </>
  );
}

function Nothing() {
  return (
    <Panel label={pages.results.heading}>
      <Blank
        title={copy.emptyTitle}
        actions={
          <Link className={toButtonClass({ variant: 'primary' })} to={toNewPath(pages.coinEvaluation.path)}>
            {copy.emptyAction}
          </Link>
        }
      >
        {copy.emptyText}
      </Blank>
    </Panel>
  );
}
