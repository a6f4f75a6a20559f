import { useQuery } from '@tanstack/react-query';
import type { SourceList, SourceStatus } from '../../../contracts/sources.ts';
import type { ApiError } from '../../api/api-error.ts';
import { loadSources } from '../../api/sources.ts';
import { liveSourcesCopy as copy } from '../../copy/sources.ts';
import { noAutomaticRefetch } from '../../feeds/feed-query.ts';
import { FeedFailure } from '../../feeds/FeedFailure.tsx';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import line from '../../ui/blocks/summary.module.css';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ColumnHeads, Table } from '../../ui/table/Table.tsx';
import { LiveSourceRow } from './LiveSourceRow.tsx';
import styles from './LiveSourcesPanel.module.css';

/** Refetch interval of the list, in ms; it calls no source. */
const tick = 10_000;

export function LiveSourcesPanel() {
  const { data, isError, isFetching, refetch } = useQuery<SourceList, ApiError>({
    ...noAutomaticRefetch,
    queryKey: ['sources'],
    queryFn: loadSources,
    // Only the member retries a failed list.
    refetchInterval: ({ state }) => state.status === 'success' && tick,
  });
  return (
    <Panel title={copy.title} busy={data === undefined && isFetching}>
      {data !== undefined && <Sources list={data} />}
      {data === undefined && isError && !isFetching && (
        <FeedFailure message={copy.failed} onRetry={() => void refetch()} />
      )}
      {data === undefined && (isFetching || !isError) && <Waiting />}
    </Panel>
  );
}

const isIdle = ({ state }: SourceStatus) => state === 'unused' || state === 'missing';

function Sources({ list: { mode, sources } }: { readonly list: SourceList }) {
  if (sources.length === 0) return <Blank title={copy.none}>{copy.noneHint}</Blank>;
  const idle = sources.filter(isIdle);
  const called = sources.filter((source) => !isIdle(source));
  return (
    <>
      <p className={styles.mode}>{copy.modes[mode]}</p>
      {called.length > 0 && <SourceTable title={copy.title} sources={called} />}
      {idle.length > 0 && (
        <details className={styles.idle}>
          <summary className={classNames(line.summary, styles.summary)}>
            {copy.idle(idle.length)}
            <Icon className={line.chevron} name="chevron-down" size="sm" />
          </summary>
          <SourceTable title={copy.idleTitle} sources={idle} />
        </details>
      )}
    </>
  );
}

interface SourceTableProps extends Pick<SourceList, 'sources'> {
  readonly title: string;
}

function SourceTable({ title, sources }: SourceTableProps) {
  return (
    <Table className={styles.table} caption={title} cards>
      <ColumnHeads names={copy.columns} />
      <tbody>
        {sources.map((source) => (
          <LiveSourceRow key={source.name} source={source} />
        ))}
      </tbody>
    </Table>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} width="70%" />
      ))}
    </div>
  );
}
