import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { resultsCopy as copy } from '../../copy/results.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PartsStrip } from './PartsStrip.tsx';
import { ResultPart } from './ResultPart.tsx';
import { ResultTools } from './ResultTools.tsx';
import { useParts } from './use-parts.ts';
import { useResults } from './use-results.ts';
import styles from './ResultsScreen.module.css';

/** What the member found out: one part per questionnaire, shown once it is complete. */
export function ResultsScreen() {
  const parts = useParts();
  const results = useResults(parts.filter(({ complete }) => complete).map(({ entry }) => entry));
  const shown = results.flatMap(({ state }) => (state.kind === 'ready' ? state.result : []));
  return (
    <>
      <PageHeader {...pages.results}>
        {results.length > 0 && (
          <ResultTools parts={shown} busy={results.some(({ state }) => state.kind === 'loading')} />
        )}
      </PageHeader>
      <PartsStrip parts={parts} />
      {results.length === 0 && <Nothing />}
      <div className={styles.parts}>
        {results.map(({ entry, state }) => (
          <ResultPart key={entry.id} entry={entry} state={state} />
        ))}
      </div>
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
