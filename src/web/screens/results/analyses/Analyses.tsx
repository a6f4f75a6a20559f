import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { analysesCopy as copy, resultsCopy } from '../../../copy/research/results.ts';
import { toAnalysesQuery } from '../../../research/lists/use-analyses.ts';
import type { CatalogEntry } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { useRecords } from '../../../research/record/records-context.ts';
import { Message } from '../../../ui/blocks/Message.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { toComparisonPath } from '../addresses.ts';
import { AnalysesTable } from './AnalysesTable.tsx';
import styles from './Analyses.module.css';

interface AnalysesProps {
  readonly entry: CatalogEntry;
  /** Part of a name. */
  readonly search: string;
}

export function Analyses({ entry, search }: AnalysesProps) {
  const title = toTitle(entry);
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <QueryBoundary
        loading={
          <div className={styles.waiting}>
            <Message tone="wait">{resultsCopy.loading}</Message>
          </div>
        }
        failed={copy.listFailed}
      >
        <List entry={entry} search={search} title={title} />
      </QueryBoundary>
    </section>
  );
}

function List({ entry, search, title }: AnalysesProps & { readonly title: string }) {
  const navigate = useNavigate();
  const { data: analyses } = useSuspenseQuery(toAnalysesQuery(useRecords(), entry));
  return (
    <AnalysesTable
      title={title}
      entry={entry}
      analyses={analyses}
      search={search}
      onCompare={(ids) => void navigate(toComparisonPath(entry, ids))}
    />
  );
}

function toTitle({ subject, subjectRequired, title }: CatalogEntry): string {
  return subject && subjectRequired ? copy.titles[subject] : copy.listOf(title);
}
