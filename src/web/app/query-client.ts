import { focusManager, QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { minute } from '../../lib/durations.ts';
import { useToday } from '../ui/hooks/use-clock.ts';

/**
 * A failed read shows the panel's own retry; nothing is retried automatically. Other devices and the daily reading
 * change what the server has, so every response that is not fresh is asked for again when the window gets the focus; the
 * old one stays until then. Feeds have their own rule (feeds/feed-query.ts).
 */
export function buildQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: isOld, networkMode: 'always' } },
  });
}

function isOld({ state }: { readonly state: QueryMoments }): boolean {
  return Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) > minute;
}

interface QueryMoments {
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/**
 * The library notices only that a page becomes visible. A window beside another one stays visible while it has no focus,
 * and a page may be looked at over midnight (UTC).
 */
export function FocusSignals(): undefined {
  const today = useToday();
  const seen = useRef(today);
  useEffect(() => {
    if (seen.current !== today) focusManager.onFocus();
    seen.current = today;
  }, [today]);
  useEffect(() => {
    const signal = () => focusManager.onFocus();
    window.addEventListener('focus', signal);
    return () => window.removeEventListener('focus', signal);
  }, []);
}
