import {
  hashKey,
  useQueryClient,
  useSuspenseQuery,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { minute } from '../../../lib/durations.ts';

/**
 * A suspense query whose data are dropped when its component closes, so that the next visit loads them again. A `gcTime`
 * of 0 would drop them a second after they arrive if nothing observes them yet: on a busy device, or while another query of
 * the same boundary loads. The page would then show its loading state once more.
 */
export function useUncachedQuery<Data, Key extends readonly unknown[]>(
  options: UseSuspenseQueryOptions<Data, Error, Data, Key>,
) {
  const cache = useQueryClient().getQueryCache();
  const hash = hashKey(options.queryKey);
  useEffect(
    () => () => {
      // Later: what opens now may observe them too.
      setTimeout(() => {
        const query = cache.get(hash);
        if (query && !query.isActive()) cache.remove(query);
      });
    },
    [cache, hash],
  );
  return useSuspenseQuery({ ...options, gcTime: minute });
}
