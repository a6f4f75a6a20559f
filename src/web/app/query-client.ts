import { QueryClient } from '@tanstack/react-query';

/** A failed read shows its panel's own way to try again; nothing is asked twice behind the member's back. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
});
