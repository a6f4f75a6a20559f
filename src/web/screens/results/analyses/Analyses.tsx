import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { analysesCopy as copy, resultsCopy } from '../../../copy/research/results.ts';
import { toAnalysesQuery } from '../../../research/lists/use-analyses.ts';
import type { CatalogEntry } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { useRecords } from '../../../research/record/records-context.ts';
import { Message } from '../../../ui/blocks/Message.tsx';
import { Panel } from '../../../ui/blocks/Panel.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { toComparisonPath } from '../addresses.ts';
import { AnalysesPanel } from './AnalysesPanel.tsx';
import styles from './Analyses.module.css';

interface AnalysesProps {
  readonly entry: CatalogEntry;
  /** Whether the page shows the analysis saved last in full: then a single analysis is not listed. */
  readonly shown: boolean;
}

export function Analyses({ entry, shown }: AnalysesProps) {
  const panel = { title: toTitle(entry), headingLevel: 3 } as const;
  const loading = (
    <Panel {...panel} busy>
      <div className={styles.waiting}>
        <Message tone="wait">{resultsCopy.loading}</Message>
      </div>
    </Panel>
  );
  return (
    <QueryBoundary loading={!shown && loading} failed={copy.listFailed} panel={panel}>
      <List entry={entry} shown={shown} />
    </QueryBoundary>
  );
}

function List({ entry, shown }: AnalysesProps) {
  const navigate = useNavigate();
  const { data: analyses } = useSuspenseQuery(toAnalysesQuery(useRecords(), entry));
  if (analyses.length === 0 || (shown && analyses.length === 1)) return null;
  return (
    <AnalysesPanel
      title={toTitle(entry)}
      entry={entry}
      analyses={analyses}
      onCompare={(ids) => void navigate(toComparisonPath(entry, ids))}
    />
  );
}

function toTitle({ subject, subjectRequired, title }: CatalogEntry): string {
  return subject && subjectRequired ? copy.titles[subject] : copy.listOf(title);
}
