import {
  QueryErrorResetBoundary,
  skipToken,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
} from '@tanstack/react-query';
import { Suspense, useEffect, useReducer, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../blocks/ErrorBoundary.tsx';
import { Failed } from '../blocks/Failed.tsx';
import { Panel } from '../blocks/Panel.tsx';

/** In ms: React may start a page over several times before it shows a failure. */
const sameVisit = 5000;

interface QueryBoundaryProps {
  /** Shown while data or code load. */
  readonly loading: ReactNode;
  /** Title of a failure. */
  readonly failed: string;
  /** The panel that shows a failure; absent: none. */
  readonly panel?: { readonly title: string; readonly headingLevel?: 3 };
  readonly children: ReactNode;
}

/** Surrounds what reads its data by `useSuspenseQuery`. Errors of the code go on to the boundary around it. */
export function QueryBoundary(props: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      <Boundary {...props} />
    </QueryErrorResetBoundary>
  );
}

function Boundary({ loading, children, ...failure }: QueryBoundaryProps) {
  const client = useQueryClient();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // Renders again when data arrive: otherwise React shows them only 300 ms after `loading`.
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') renderAgain();
      }),
    [client],
  );
  return (
    <ErrorBoundary fallback={toFallback({ loading, ...failure })}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function toFallback(props: Omit<FailedQueryProps, 'error' | 'renderAgain'>) {
  return (renderAgain: () => void, error: unknown) => <FailedQuery {...props} {...{ error, renderAgain }} />;
}

interface FailedQueryProps extends Omit<QueryBoundaryProps, 'children'> {
  readonly error: unknown;
  readonly renderAgain: () => void;
}

/** Observes the query: it may load by a retry, when the window gets the focus, or for another panel. */
function FailedQuery({ error, loading, failed, panel, renderAgain }: FailedQueryProps) {
  const client = useQueryClient();
  const [query] = useState(() =>
    client
      .getQueryCache()
      .getAll()
      .find(({ state }) => state.error === error),
  );
  const [isEarlier] = useState(() => Date.now() - (query?.state.errorUpdatedAt ?? 0) > sameVisit);
  if (!query) throw error;
  const { reset } = useQueryErrorResetBoundary();
  const { isError, isSuccess, refetch } = useQuery({
    queryKey: query.queryKey,
    queryFn: query.options.queryFn ?? skipToken,
    gcTime: query.gcTime,
    // What failed on an earlier page loads again.
    retryOnMount: isEarlier,
  });
  useEffect(() => {
    if (!isSuccess) return;
    reset();
    renderAgain();
  }, [isSuccess, reset, renderAgain]);
  if (!isError) return loading;
  const failure = <Failed title={failed} retry={{ onRetry: () => void refetch() }} />;
  return panel ? <Panel {...panel}>{failure}</Panel> : failure;
}
