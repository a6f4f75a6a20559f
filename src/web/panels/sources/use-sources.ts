import { useQueries } from '@tanstack/react-query';
import type { FeedOrigin } from '../../../contracts/feed.ts';
import { noAutomaticRefetch } from '../../feeds/feed-query.ts';
import { feedCalls, type FeedName } from './feed-calls.ts';

export interface SourceStatus {
  readonly name: FeedName;
  readonly outcome:
    | { readonly kind: 'asking' }
    | { readonly kind: 'answered'; readonly origin: FeedOrigin }
    | { readonly kind: 'failed' };
}

interface Sources {
  readonly sources: readonly SourceStatus[];
  readonly busy: boolean;
  readonly askAgain: () => void;
}

const names = Object.keys(feedCalls).filter((name): name is FeedName => Object.hasOwn(feedCalls, name));

export function useSources(): Sources {
  const asked = useQueries({
    queries: names.map((name) => ({
      ...noAutomaticRefetch,
      queryKey: ['source', name],
      queryFn: ({ signal }: { signal: AbortSignal }) => loadOrigin(name, signal),
    })),
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
}

function toOutcome({ data, isFetching, isError }: Query): SourceStatus['outcome'] {
  if (isError && !isFetching) return { kind: 'failed' };
  return data === undefined ? { kind: 'asking' } : { kind: 'answered', origin: data };
}
