import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { resultsCopy as copy } from '../../copy/research/results.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Analyses } from './analyses/Analyses.tsx';
import { ExportNews } from './export/ExportNews.tsx';
import { FileButtons } from './export/FileButtons.tsx';
import { PartsStrip } from './PartsStrip.tsx';
import { ResultGroup } from './ResultGroup.tsx';
import { ResultPart } from './ResultPart.tsx';
import { useExport } from './export/use-export.ts';
import { useParts, type Known, type Part } from './use-parts.ts';
import { useResults } from './use-results.ts';
import styles from './ResultsScreen.module.css';

/** The parts that are complete and, whatever is, the analyses and the journal; all of it can be taken along. */
export function AllResults() {
  const { parts, known } = useParts();
  const { state, start } = useExport();
  // The record of a part that is complete may have been deleted since.
  const complete = parts.filter((part) => part.complete && (part.latest || known !== 'known'));
  const stored = parts.filter(({ latest }) => latest !== undefined);
  const isEmpty = stored.length === 0 && complete.length === 0;
  const busy = known === 'loading' || state.kind === 'loading';
  return (
    <>
      <PageHeader {...pages.results}>
        {!(isEmpty && known === 'known') && (
          <FileButtons label={copy.exportAll} onSave={busy ? undefined : (kind) => void start(kind)} print />
        )}
      </PageHeader>
      <ExportNews state={state} />
      <PartsStrip parts={parts} />
      {isEmpty && known === 'known' && <Nothing />}
      {stored.length > 0 && complete.length === 0 && <p className={styles.note}>{copy.noneComplete}</p>}
      <Parts entries={complete.map(({ entry }) => entry)} headingLevel={2} />
      <Stored stored={parts.filter((part) => part.complete || part.latest)} known={known} />
    </>
  );
}

interface PartsProps {
  readonly entries: readonly CatalogEntry[];
  readonly headingLevel: 2 | 3;
}

function Parts({ entries, headingLevel }: PartsProps) {
  const results = useResults(entries);
  return (
    <div className={styles.parts}>
      {results.map(({ entry, state }) => (
        <ResultPart key={entry.id} entry={entry} state={state} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

/** What stands whatever is complete: every analysis, and what of the journal is not shown above. */
function Stored({ stored, known }: { readonly stored: readonly Part[]; readonly known: Known }) {
  const checklists = stored.filter(({ entry }) => entry.kind === 'checklist');
  const journal = stored.filter(({ entry, complete }) => entry.kind === 'insights' && !complete);
  return (
    <>
      {known === 'loading' && <Message tone="wait">{copy.loading}</Message>}
      {typeof known === 'object' && (
        <Panel label={copy.storedFailed}>
          <Failed title={copy.storedFailed} retry={{ onRetry: known.retry }} />
        </Panel>
      )}
      {checklists.length > 0 && (
        <ResultGroup title={copy.analyses}>
          <div className={styles.parts}>
            {checklists.map(({ entry, complete }) => (
              <Analyses key={entry.id} entry={entry} shown={complete && !entry.subjectRequired} />
            ))}
          </div>
        </ResultGroup>
      )}
      {journal.length > 0 && (
        <ResultGroup title={copy.journal} hint={copy.journalHint}>
          <Parts entries={journal.map(({ entry }) => entry)} headingLevel={3} />
        </ResultGroup>
      )}
    </>
  );
}

function Nothing() {
  return (
    <Panel label={pages.results.heading}>
      <Blank
        title={copy.emptyTitle}
        actions={
          <Link className={toButtonClass({ variant: 'primary' })} to={pages.coinEvaluation.path}>
            {copy.emptyAction}
          </Link>
        }
      >
        {copy.emptyText}
      </Blank>
    </Panel>
  );
}
