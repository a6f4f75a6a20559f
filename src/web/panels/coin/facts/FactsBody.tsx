import type { ReactNode } from 'react';
import type { CoinFacts, FactId } from '../../../../contracts/coin-facts.ts';
import type { Feed } from '../../../../contracts/feed.ts';
import { assertNever } from '../../../../lib/assert-never.ts';
import { coinFactsCopy as copy } from '../../../copy/panels/coin-facts.ts';
import { FeedFailure } from '../../../feeds/FeedFailure.tsx';
import type { FeedStatus } from '../../../feeds/use-feed.ts';
import { ErrorBoundary } from '../../../ui/blocks/ErrorBoundary.tsx';
import { Skeleton } from '../../../ui/blocks/Skeleton.tsx';
import styles from '../FactSheet.module.css';

interface FactsBodyProps {
  readonly status: FeedStatus<CoinFacts>;
  readonly awaited: readonly FactId[];
  readonly children: (feed: Feed<CoinFacts>) => ReactNode;
}

export function FactsBody(props: FactsBodyProps) {
  return (
    <ErrorBoundary fallback={toFailure}>
      <Content {...props} />
    </ErrorBoundary>
  );
}

function Content({ status, awaited, children }: FactsBodyProps) {
  switch (status.kind) {
    case 'idle':
      return null;
    case 'loading':
      return <FactsSkeleton awaited={awaited} />;
    case 'failed':
      return toFailure(status.retry);
    case 'ready':
      return children(status.feed);
    default:
      return assertNever(status);
  }
}

function toFailure(retry: () => void) {
  return <FeedFailure message={copy.failed} hint={copy.failedHint} onRetry={retry} />;
}

function FactsSkeleton({ awaited }: Pick<FactsBodyProps, 'awaited'>) {
  return (
    <div className={styles.waiting}>
      {awaited.map((id, index) => (
        <div className={styles.waitingFact} key={id}>
          <Skeleton width={72 + ((index * 37) % 48)} />
          <Skeleton width={56 + ((index * 23) % 40)} />
        </div>
      ))}
    </div>
  );
}
