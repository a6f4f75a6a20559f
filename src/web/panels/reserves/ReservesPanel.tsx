import type { ReactNode } from 'react';
import { messages } from '../../../contracts/messages.ts';
import type { Exchange } from '../../../contracts/reserves.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { reservesPanelCopy as copy } from '../../copy/panels/reserves.ts';
import { ChartSkeleton } from '../../ui/chart/ChartSkeleton.tsx';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { FeedFailure } from '../../feeds/FeedFailure.tsx';
import { markFigures } from '../../feeds/mark-figures.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { ReservesFrame } from './ReservesFrame.tsx';
import { ShownReserves } from './ShownReserves.tsx';
import type { ReservesRequest } from './use-reserves.ts';
import { toBarsHeight } from './bar-rows.ts';
import styles from './ReservesPanel.module.css';

interface ReservesPanelProps {
  readonly request: ReservesRequest;
  readonly idle: ReactNode;
  readonly footnote: ReactNode;
}

export function ReservesPanel(props: ReservesPanelProps) {
  const { exchange, status } = props.request;
  return (
    <div>
      <output>
        <VisuallyHidden>
          {status.kind === 'ready' && exchange && markFigures(status.feed.state, copy.shown(exchange.name))}
        </VisuallyHidden>
      </output>
      <Content {...props} />
    </div>
  );
}

function Content({ request: { exchange, status, submit }, idle, footnote }: ReservesPanelProps) {
  if (exchange === undefined) return idle;
  const failure = <Failure exchange={exchange} onRetry={submit} />;
  switch (status.kind) {
    case 'idle':
      return idle;
    case 'loading':
      return <LoadingReserves exchange={exchange} />;
    case 'failed':
      return failure;
    case 'ready':
      return (
        <ErrorBoundary fallback={failure}>
          <ShownReserves exchange={exchange} feed={status.feed} footnote={footnote} />
        </ErrorBoundary>
      );
    default:
      return assertNever(status);
  }
}

function LoadingReserves({ exchange }: { readonly exchange: Exchange }) {
  return (
    <ChartSkeleton>
      <ReservesFrame
        exchange={exchange}
        busy
        date={<Skeleton width={180} />}
        origin="Loading"
        reserves={<ReservesSkeleton />}
        changes={<ReservesSkeleton />}
      />
    </ChartSkeleton>
  );
}

interface FailureProps {
  readonly exchange: Exchange;
  readonly onRetry: () => void;
}

function Failure({ exchange, onRetry }: FailureProps) {
  return (
    <Panel label={copy.failedOf(exchange.name)}>
      <FeedFailure message={messages.reservesFailed} onRetry={onRetry} />
    </Panel>
  );
}

/** In percent. */
const widths = [62, 58, 52, 50, 44, 34, 30, 28, 20, 12] as const;

function ReservesSkeleton() {
  return (
    <div style={{ height: toBarsHeight(widths.length) }}>
      {widths.map((width) => (
        <div className={styles.row} key={width}>
          <Skeleton width={40} />
          <Skeleton width={`${width}%`} height={16} />
        </div>
      ))}
    </div>
  );
}
