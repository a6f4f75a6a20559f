import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Subject } from '../../../contracts/subject.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { analysisListCopy } from '../../copy/research/analyses.ts';
import { ReadsDifferently } from '../../research/decision/ReadsDifferently.tsx';
import { findWork } from '../../research/lists/subject-work.ts';
import { toReadPath } from '../../research/lists/analysis-path.ts';
import { toAnalysisQuery } from '../../research/lists/analysis-query.ts';
import { DamagedRecords } from '../../research/lists/DamagedRecords.tsx';
import { toAnalysesQuery } from '../../research/lists/use-analyses.ts';
import { WorkList, WorkRow } from '../../research/lists/WorkRow.tsx';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { ResultCard } from '../../research/results/ResultCard.tsx';
import type { Analysis } from '../../research/record/load-analyses.ts';
import { isDamaged } from '../../research/record/load-result.ts';
import { useRecords } from '../../research/record/records-context.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Disclosure } from '../../ui/blocks/Disclosure.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { useUncachedQuery } from '../../ui/page/use-uncached-query.ts';
import { GoOn, useStart } from './ResearchActs.tsx';
import styles from './CoinScreen.module.css';

interface CoinResearchProps {
  readonly entry: CatalogEntry;
  readonly subject: Subject;
  readonly aside?: ReactNode;
  /** The decision, if it is due: then it comes first, and the analysis is folded. */
  readonly due?: ReactNode;
}

export function CoinResearch(props: CoinResearchProps) {
  return (
    <QueryBoundary {...pending}>
      <Research {...props} />
    </QueryBoundary>
  );
}

const pending = {
  loading: <PageSkeleton />,
  failed: analysisListCopy.failed,
};

/** The current analysis is the finished one saved last. */
function Research({ entry, subject, aside, due }: CoinResearchProps) {
  const { data: analyses } = useSuspenseQuery(toAnalysesQuery(useRecords(), entry));
  const start = useStart(entry, subject);
  const { own, current } = findWork({ analyses }, subject);
  if (!current) {
    const none = <NoAnalysis entry={entry} name={subject.name} onStart={start} />;
    if (due === undefined) return none;
    return (
      <div className={styles.columns}>
        <div className={styles.column}>
          {due}
          {none}
        </div>
        <div className={styles.column}>{aside}</div>
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <QueryBoundary key={current.id} {...pending}>
        <CurrentAnalysis entry={entry} analysis={current} due={due} />
      </QueryBoundary>
      <div className={styles.column}>
        {aside}
        <Panel title={copy.all}>
          <WorkList>
            {own.map((analysis) => (
              <WorkRow
                key={analysis.id}
                entry={entry}
                analysis={analysis}
                chip={analysis === current ? copy.current : undefined}
                isHere
              >
                <Acts entry={entry} analysis={analysis} />
              </WorkRow>
            ))}
          </WorkList>
        </Panel>
      </div>
    </div>
  );
}

interface NoAnalysisProps extends Pick<CoinResearchProps, 'entry'> {
  readonly name: string;
  readonly onStart: () => void;
}

function NoAnalysis({ entry, name, onStart }: NoAnalysisProps) {
  return (
    <Panel label={copy.research}>
      <Blank
        title={copy.none(name)}
        actions={
          <Button variant="primary" onClick={onStart}>
            {copy.begin}
          </Button>
        }
      >
        {copy.noneText(entry.sections.length)}
      </Blank>
    </Panel>
  );
}

interface AnalysisProps {
  readonly entry: CatalogEntry;
  readonly analysis: Analysis;
}

function CurrentAnalysis({ entry, analysis, due }: AnalysisProps & Pick<CoinResearchProps, 'due'>) {
  const { data, refetch } = useUncachedQuery(toAnalysisQuery(useRecords(), entry, analysis.id));
  if (!data) return <Failed title={analysisListCopy.failed} retry={{ onRetry: () => void refetch() }} />;
  const { compiled, record } = data;
  return (
    <div className={styles.column}>
      {!isDamaged(record) && <ReadsDifferently entry={entry} compiled={compiled} record={record} />}
      {due}
      {isDamaged(record) ? (
        <DamagedRecords records={[record]} />
      ) : due === undefined ? (
        <ResultCard compiled={compiled} record={record} folded />
      ) : (
        <Disclosure title={copy.allAnswers}>
          <ResultCard compiled={compiled} record={record} headingLevel={3} folded />
        </Disclosure>
      )}
    </div>
  );
}

function Acts({ entry, analysis }: AnalysisProps) {
  return (
    <>
      <Link className={toButtonClass({ variant: 'ghost' })} to={toReadPath(entry, analysis.id)}>
        {copy.open} <VisuallyHidden>{analysis.name ?? analysisListCopy.unnamed}</VisuallyHidden>
      </Link>
      <GoOn entry={entry} analysis={analysis} variant="secondary" />
    </>
  );
}
