import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import type { FeedOrigin } from '../../../contracts/feed.ts';
import type { ApiError } from '../../api/api-error.ts';
import { noAutomaticRefetch } from '../../feeds/feed-query.ts';
import { feedCalls, type FeedName } from './feed-calls.ts';

export interface SourceStatus {
  readonly name: FeedName;
  readonly outcome:
    | { readonly kind: 'asking' }
    | { readonly kind: 'answered'; readonly origin: FeedOrigin }
    | { readonly kind: 'failed' }
    /** No source is set up. */
    | { readonly kind: 'none' };
}

interface Sources {
  readonly sources: readonly SourceStatus[];
  readonly busy: boolean;
  readonly askAgain: () => void;
}

const names = Object.keys(feedCalls).filter((name): name is FeedName => Object.hasOwn(feedCalls, name));

export function useSources(): Sources {
  const asked = useQueries({
    queries: names.map(
      (name): UseQueryOptions<FeedOrigin, ApiError> => ({
        ...noAutomaticRefetch,
        queryKey: ['source', name],
        queryFn: ({ signal }) => loadOrigin(name, signal),
      }),
    ),
  });
  return {
    sources: names.flatMap((name, index) => {
      const query = asked[index];
      return query ? [{ name, outcome: toOutcome(query) }] : [];
    }),
    busy: asked.some(({ isFetching }) => isFetching),
    askAgain: () => asked.forEach(({ refetch }) => void refetch()),
  };
}

async function loadOrigin(name: FeedName, signal: AbortSignal): Promise<FeedOrigin> {
  const { source, asOf, state } = await feedCalls[name]({ signal });
  return { source, asOf, state };
}

interface Query {
  readonly data: FeedOrigin | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly error: ApiError | null;
}

function toOutcome({ data, isFetching, isError, error }: Query): SourceStatus['outcome'] {
  if (isError && !isFetching) return { kind: error?.code === 'NOT_FOUND' ? 'none' : 'failed' };
  return data === undefined ? { kind: 'asking' } : { kind: 'answered', origin: data };
}
