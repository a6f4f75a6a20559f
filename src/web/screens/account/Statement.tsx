import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { accountCopy as copy } from '../../copy/account.ts';
import { catalog } from '../../research/questionnaires/questionnaire-catalog.ts';
import { loadStatement } from '../../account/load-statement.ts';
import { useRecords } from '../../research/record/records-context.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { StatementTable } from './StatementTable.tsx';
import styles from './Statement.module.css';

export function Statement() {
  const { member } = useRecords();
  const { data, isError, refetch } = useQuery({
    queryKey: ['statement'],
    queryFn: () => loadStatement(member, catalog),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Panel title={copy.statement} busy={!data && !isError}>
      {data && data.length > 0 && <StatementTable rows={data} />}
      {data?.length === 0 && <Empty />}
      {!data && isError && <Failed title={copy.failed} retry={{ onRetry: () => void refetch() }} />}
      {!data && !isError && <Loading />}
    </Panel>
  );
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
    <div className={styles.loading}>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      {widths.map((width) => (
        <Skeleton key={width} width={`${width}%`} height={14} />
      ))}
    </div>
  );
}

const widths = [92, 84, 96, 88];
