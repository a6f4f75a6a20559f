import type { Feed } from '../../contracts/feed.ts';

/** Interval for refetching data that is not live yet, in ms. */
const nextTry = 5000;
const triesForLive = 5;
/** For feeds that wait for the renewal of a source's rate limit: more attempts, further apart. */
const laterTry = 20_000;
const triesForRenewedLimit = triesForLive + 4;

/** No automatic retry; offline, a call fails at once. */
export const noAutomaticRefetch = {
  retry: false,
  refetchOnWindowFocus: false,
  // Failed queries refetch when the network is back.
  refetchOnReconnect: ({ state }: { readonly state: { readonly status: string } }) =>
    state.status === 'error',
  networkMode: 'always',
  staleTime: 60_000,
} as const;

interface AskedFeed {
  readonly state: {
    readonly data: Feed<unknown> | undefined;
    readonly dataUpdateCount: number;
    readonly errorUpdateCount: number;
  };
}

/** When to refetch, in ms: for a limited time, while a sample or an older value is shown. */
export function untilLive(asked: AskedFeed): number | false {
  return isLive(asked) || countTries(asked) >= triesForLive ? false : nextTry;
}

/** For sources with a low rate limit: continues until their next minute, in which the limit is renewed, is over. */
export function untilLimitRenewed(asked: AskedFeed): number | false {
  const soon = untilLive(asked);
  if (soon !== false) return soon;
  return isLive(asked) || countTries(asked) >= triesForRenewedLimit ? false : laterTry;
}

function isLive({ state }: AskedFeed): boolean {
  return state.data === undefined || state.data.state === 'live' || state.data.state === 'empty';
}

function countTries({ state }: AskedFeed): number {
  return state.dataUpdateCount + state.errorUpdateCount;
}
