import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { accountCopy as copy } from '../../copy/account.ts';
import { catalog } from '../../research/questionnaires/questionnaire-catalog.ts';
import { loadStatement } from '../../account/load-statement.ts';
import { useRecords } from '../../research/record/records-context.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { useUncachedQuery } from '../../ui/page/use-uncached-query.ts';
import { StatementTable } from './StatementTable.tsx';
import styles from './Statement.module.css';

export function Statement() {
  return (
    <Panel title={copy.statement}>
      <QueryBoundary loading={<Loading />} failed={copy.failed}>
        <Payments />
      </QueryBoundary>
    </Panel>
  );
}

function Payments() {
  const { member } = useRecords();
  const { data: rows } = useUncachedQuery({
    queryKey: ['statement'],
    queryFn: () => loadStatement(member, catalog),
  });
  return rows.length > 0 ? <StatementTable rows={rows} /> : <Empty />;
}

function Empty() {
  return (
    <Blank
      title={copy.emptyTitle}
      actions={
        <Link className={toButtonClass({ variant: 'primary' })} to={pages.daily.path}>
          {pages.daily.title}
        </Link>
      }
    >
      {copy.emptyText}
    </Blank>
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      {widths.map((width) => (
        <Skeleton key={width} width={`${width}%`} height={14} />
      ))}
    </div>
  );
}

const widths = [92, 84, 96, 88];
