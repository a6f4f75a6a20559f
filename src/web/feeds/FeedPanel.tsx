import { useDeferredValue, type ReactNode } from 'react';
import type { Feed } from '../../contracts/feed.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { feedCopy } from '../copy/ui.ts';
import { ErrorBoundary } from '../ui/blocks/ErrorBoundary.tsx';
import { Panel } from '../ui/blocks/Panel.tsx';
import { VisuallyHidden } from '../ui/blocks/VisuallyHidden.tsx';
import { FeedAge } from './FeedAge.tsx';
import { FeedFailure, type Failure } from './FeedFailure.tsx';
import { markFigures } from './mark-figures.ts';
import type { FeedStatus } from './use-feed.ts';
import styles from './FeedPanel.module.css';

const loading = { kind: 'loading' } as const;

interface FeedPanelProps<Value> {
  readonly title: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  readonly status: FeedStatus<Value>;
  readonly skeleton: ReactNode;
  readonly idle?: ReactNode;
  readonly failure: Failure;
  /** Shown instead of the failure where the source has no such thing. */
  readonly missing?: ReactNode;
  /** Announced to screen readers once the feed has loaded. */
  readonly announce?: (value: Value) => string;
  /** Controls that load the feed; shown above it in every state. */
  readonly controls?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (value: Value, feed: Feed<Value>) => ReactNode;
}

/** The header stays while loading and after a failure; a crash stays inside. */
export function FeedPanel<Value>({ status: latest, ...props }: FeedPanelProps<Value>) {
  // Deferred: a long list delays neither typing nor other panels.
  const isDrawn = useDeferredValue(latest.kind === 'ready');
  const status = latest.kind === 'ready' && !isDrawn ? loading : latest;
  const { title, headingLevel, controls, className, failure } = props;
  const failed = (retry: () => void) => <FeedFailure {...failure} onRetry={retry} />;
  return (
    <Panel
      title={title}
      busy={status.kind === 'loading'}
      className={className}
      {...(headingLevel && { headingLevel })}
      actions={<Origin status={status} />}
    >
      <output>
        <VisuallyHidden>{findAnnouncement(status, props.announce)}</VisuallyHidden>
      </output>
      {controls !== undefined && <div className={styles.controls}>{controls}</div>}
      <ErrorBoundary fallback={failed}>
        <Content {...props} status={status} />
      </ErrorBoundary>
    </Panel>
  );
}

function findAnnouncement<Value>(
  status: FeedStatus<Value>,
  announce: FeedPanelProps<Value>['announce'],
): string | undefined {
  if (status.kind !== 'ready' || !announce) return undefined;
  return markFigures(status.feed.state, announce(status.feed.value));
}

function Origin({ status }: { readonly status: FeedStatus<unknown> }) {
  switch (status.kind) {
    case 'idle':
    case 'failed':
      return null;
    case 'loading':
      return <span className={styles.loading}>{feedCopy.loading}</span>;
    case 'ready': {
      const { source, asOf, state } = status.feed;
      return <FeedAge source={source} asOf={asOf} state={state} />;
    }
    default:
      return assertNever(status);
  }
}

function Content<Value>({ status, skeleton, idle, failure, missing, children }: FeedPanelProps<Value>) {
  switch (status.kind) {
    case 'idle':
      return idle;
    case 'loading':
      return skeleton;
    case 'failed':
      if (status.code === 'NOT_FOUND' && missing !== undefined) return missing;
      return <FeedFailure {...failure} onRetry={status.retry} />;
    case 'ready':
      return children(status.feed.value, status.feed);
    default:
      return assertNever(status);
  }
}
